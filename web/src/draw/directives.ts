/** Styles that are computed: `<g ${styled({ "--turn": "30deg" })}>`. */

import { noChange } from "lit-html";
import { Directive, directive, type ElementPart } from "lit-html/directive.js";

export type Styles = Readonly<Record<string, string | number | null>>;

/**
 * Sets properties one by one. A style attribute is forbidden by the server's Content-Security-Policy, and lit's own
 * styleMap writes one when it first draws.
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

/** Give an element these properties, named as in CSS, and take back those of before that are not among them. */
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

/** Call this with an element, each time. When it is drawn first, it is in no document yet. */
export const drawn = directive(Drawn);

/** Whether an input is checked, and its value: set anew each time, since whoever uses it changes them, too. */
export const checked = (is: boolean) =>
  drawn((input) => {
    (input as HTMLInputElement).checked = is;
  });
export const valued = (value: number) =>
  drawn((input) => {
    (input as HTMLInputElement).value = String(value);
  });
