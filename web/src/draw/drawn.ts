/** What is done with an element whenever it is drawn, before anybody sees it: `<g ${drawn((element) => ...)}>`. */

import { noChange } from "lit-html";
import { Directive, directive, type ElementPart } from "lit-html/directive.js";

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
