/** lit directives. Computed styles are written as `<g ${styled({ "--turn": "30deg" })}>`. */

import { noChange } from "lit-html";
import { Directive, directive, type ElementPart } from "lit-html/directive.js";

export type Styles = Readonly<Record<string, string | number | null>>;

/**
 * Sets style properties one by one. The server's Content-Security-Policy forbids style attributes, and lit's own
 * styleMap writes one on first render.
 */
class Styled extends Directive {
  #before: Styles = {};

  render(_styles: Styles): typeof noChange {
    return noChange;
  }

  override update(part: ElementPart, [styles]: [Styles]): typeof noChange {
    const { style } = part.element as HTMLElement | SVGElement;
    for (const name of Object.keys(this.#before)) if (!(name in styles)) style.removeProperty(name);
    for (const [name, value] of Object.entries(styles)) {
      if (value === this.#before[name]) continue;
      if (value === null) style.removeProperty(name);
      else style.setProperty(name, String(value));
    }
    this.#before = styles;
    return noChange;
  }
}

/** Set these CSS properties on an element and remove those set before. */
export const styled = directive(Styled);

class Drawn extends Directive {
  render(_act: (element: Element) => void): typeof noChange {
    return noChange;
  }

  override update({ element }: ElementPart, [act]: [(element: Element) => void]): typeof noChange {
    act(element);
    return noChange;
  }
}

/** Call a function with the element on every render. On the first one it isn't attached to a document yet. */
export const drawn = directive(Drawn);

/** Set an input's checked state and value on every render, because the user changes them too. */
export const checked = (is: boolean) =>
  drawn((input) => {
    (input as HTMLInputElement).checked = is;
  });
export const valued = (value: number) =>
  drawn((input) => {
    (input as HTMLInputElement).value = String(value);
  });
