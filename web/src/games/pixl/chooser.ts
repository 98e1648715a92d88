/** Choosing on the board: mouse, keyboard, aiming with a finger, pinching. Keeps what is chosen; tells what is placed. */

import { busyHexes, fitted, moved, showing, viewBox, zoomed } from "./camera.ts";
import { ask, askSpecial, back, type Choosing, kept, NOTHING_CHOSEN, offered, type Shown, shown } from "./choosing.ts";
import { type Due, type Hex, movesOn, type PixlFacts } from "./facts.ts";
import { type Box, type Layout, layoutOf, type Point, STEP, sideOf } from "./geometry.ts";
import { isWalkingKey, step, type Walk, walk } from "./walking.ts";

/** How near a tap has to be to a legal hex that it is meant for, in pixels of the screen. */
const AIM = 44;
/** How high a hex is shown that was tapped and came out smaller than that. */
const ENLARGED = 56;
/** From how far on a touch is a drag. */
const DRAG = 8;

export interface ChooserOptions {
  /** Something is to be drawn again. */
  readonly changed: () => void;
  readonly onChoose?: (move: string | null) => void;
  readonly onPlace: (move: string) => void;
}

export class PixlChooser {
  state: Choosing = NOTHING_CHOSEN;
  /** Whether a placement is confirmed: always, never, or where it is done with a finger. */
  confirm: boolean | "touch" = "touch";
  /** The part of the board in view; null shows all of it. */
  camera: Box | null = null;
  /** Whether the board opens on what matters, and can be pinched and dragged. */
  zoomable = false;

  readonly #options: ChooserOptions;
  #facts: PixlFacts | null = null;
  #due: Due | null = null;
  #sixths = 0;
  #line: Walk | null = null;
  #touched = false;
  #dragged = false;
  readonly #fingers = new Map<number, Point>();

  constructor(options: ChooserOptions) {
    this.#options = options;
  }

  get due(): Due | null {
    return this.#due;
  }

  get shown(): Shown {
    return shown(this.#due, this.state);
  }

  get lit(): readonly Hex[] {
    return offered(this.#due, this.state);
  }

  get layout(): Layout {
    return layoutOf(this.#facts ? sideOf(this.#facts.hexes) : 7, this.#sixths);
  }

  /** Take a new position. `due` is null where nothing is chosen on this screen now. */
  update(facts: PixlFacts, due: Due | null, sixths = 0): void {
    const same = due?.choices === this.#due?.choices && due?.element === this.#due?.element;
    if (facts === this.#facts && same && sixths === this.#sixths) return;
    const refit = !this.#facts || sixths !== this.#sixths || (due !== null && !same);
    this.#facts = facts;
    this.#due = due;
    this.#sixths = sixths;
    if (!same) this.state = kept(due, this.state);
    if (refit) this.fit();
  }

  /** Show everything that stands on the board or can be chosen. */
  fit(): void {
    if (!this.#facts || !this.zoomable) this.camera = null;
    else this.camera = fitted(this.layout, busyHexes(this.#facts, this.lit));
  }

  /** Whether all of the board is in view. */
  get wide(): boolean {
    return !this.camera || this.camera.width >= this.layout.box.width - 1;
  }

  /** Show the whole board, or what matters where all of it is shown. */
  overlook(): void {
    if (this.wide) this.fit();
    else this.camera = this.layout.box;
    this.#options.changed();
  }

  /** The hex that somebody looks at, legal or not. */
  get looked(): Hex | null {
    const { pointed, refused, cursor } = this.state;
    const asked = refused === "port" || refused === "pass" ? null : refused;
    return pointed ?? asked ?? (this.#due ? null : cursor);
  }

  /** The hex that the Tab key leads to. */
  get entry(): Hex {
    const { cursor, chosen } = this.state;
    return cursor ?? chosen ?? step(this.layout, this.lit, null, 1) ?? (this.layout.hexes[0] as Hex);
  }

  #set(state: Choosing): void {
    const before = shown(this.#due, this.state).settled?.move ?? null;
    this.state = state;
    const after = shown(this.#due, state).settled?.move ?? null;
    if (before !== after) this.#options.onChoose?.(after);
    this.#options.changed();
  }

  ask(hex: Hex): void {
    const confirm = this.confirm === "touch" ? this.#touched : this.confirm;
    const asked = ask(this.#due, this.state, hex, confirm);
    this.#set(asked.state);
    if (asked.place !== null) this.place(asked.place);
  }

  askSpecial(special: "port" | "pass"): void {
    if (this.#due) this.#set(askSpecial(this.#due, this.state, special));
  }

  /** Place what is chosen. */
  place(move: string | null = this.shown.settled?.move ?? null): void {
    if (move !== null) this.#options.onPlace(move);
  }

  back(): void {
    this.#set(back(this.#due, this.state));
  }

  /** Choose the next or the previous hex that can be chosen. */
  step(by: 1 | -1): void {
    const { chosen, pick, pointed } = this.state;
    const from = this.shown.picking ? pick : (chosen ?? pointed);
    const hex = step(this.layout, this.lit, from, by);
    if (hex === null) return;
    if (this.zoomable && this.camera) this.camera = showing(this.camera, this.layout.centre(hex), this.layout.box);
    this.#set(
      ask(
        this.#due,
        { ...this.state, pointed: null, chosen: this.shown.picking ? chosen : null, pick: null },
        hex,
        true,
      ).state,
    );
  }

  zoom(factor: number): void {
    const box = this.camera ?? this.layout.box;
    this.camera = zoomed(box, factor, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, this.layout.box);
    this.#options.changed();
  }

  readonly pointerOver = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse") return;
    const pointed = hexOf(event.target);
    if (pointed !== this.state.pointed) this.#set({ ...this.state, pointed });
  };

  readonly pointerLeave = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && this.state.pointed) this.#set({ ...this.state, pointed: null });
  };

  readonly focusIn = (event: FocusEvent): void => {
    const hex = hexOf(event.target);
    if (!hex || !(event.target as Element).matches(":focus-visible")) return;
    this.#set({ ...this.state, cursor: hex, pointed: hex });
  };

  readonly focusOut = (event: FocusEvent): void => {
    if (hexOf(event.target) === this.state.pointed && this.state.pointed) this.#set({ ...this.state, pointed: null });
  };

  readonly click = (event: MouseEvent): void => {
    if (this.#dragged) return;
    const board = event.currentTarget as SVGSVGElement;
    const exact = hexOf(event.target);
    const aimed = this.#touched && event.detail > 0 ? this.#aim(board, event, exact) : exact;
    if (!aimed) return;
    if (this.#touched && this.zoomable && this.isOpen(aimed)) this.#enlarge(board, aimed);
    this.ask(aimed);
  };

  /** Come so close to a hex that a finger could hit it. */
  #enlarge(board: SVGSVGElement, hex: Hex): void {
    const size = STEP * (board.getScreenCTM()?.a ?? 1);
    if (size >= AIM) return;
    const centre = this.layout.centre(hex);
    this.camera = zoomed(this.camera ?? this.layout.box, ENLARGED / size, centre, this.layout.box);
  }

  /** The legal hex that a tap is meant for, else the hex that it hit. */
  #aim(board: SVGSVGElement, event: MouseEvent, exact: Hex | null): Hex | null {
    if (exact && this.lit.includes(exact)) return exact;
    const matrix = board.getScreenCTM();
    if (!matrix) return exact;
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return this.layout.nearest(point, this.lit, AIM / matrix.a) ?? exact;
  }

  readonly key = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const board = event.currentTarget as SVGSVGElement;
    const hex = hexOf(event.target) ?? this.entry;
    if (isWalkingKey(event.key)) this.#walk(board, hex, event.key);
    else if (event.key === "[" || event.key === "]") {
      focusHex(board, step(this.layout, this.lit, hex, event.key === "]" ? 1 : -1));
    } else if (event.key === "Enter" || event.key === " ") {
      this.#touched = false;
      this.ask(hex);
    } else if (event.key === "Escape" && (this.state.chosen || this.state.special || this.state.refused)) this.back();
    else return;
    event.preventDefault();
  };

  #walk(board: SVGSVGElement, hex: Hex, key: string): void {
    const from = this.#line?.hex === hex ? this.#line : { hex, line: this.layout.centre(hex).y };
    const to = walk(this.layout, from, key);
    if (!to) return;
    this.#line = to;
    if (this.camera) this.camera = showing(this.camera, this.layout.centre(to.hex), this.layout.box);
    focusHex(board, to.hex);
  }

  readonly pointerDown = (event: PointerEvent): void => {
    this.#touched = event.pointerType !== "mouse";
    if (this.#fingers.size === 0) this.#dragged = false;
    if (this.zoomable) this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  readonly pointerMove = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const board = event.currentTarget as SVGSVGElement;
    const far = Math.hypot(now.x - before.x, now.y - before.y) > DRAG;
    if (!this.#dragged && this.#fingers.size === 1 && !far) return;
    this.#dragged = true;
    this.#fingers.set(event.pointerId, now);
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.#follow(board, before, now, other ?? null);
  };

  /** Move the view with one finger, or pinch it with two. */
  #follow(board: SVGSVGElement, before: Point, now: Point, other: Point | null): void {
    const matrix = board.getScreenCTM();
    if (!matrix) return;
    const whole = this.layout.box;
    const box = this.camera ?? whole;
    if (other) {
      const spread = (point: Point): number => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
      const middle = new DOMPoint((now.x + other.x) / 2, (now.y + other.y) / 2).matrixTransform(matrix.inverse());
      this.camera = zoomed(box, spread(now) / spread(before), middle, whole);
    } else {
      this.camera = moved(box, (before.x - now.x) / matrix.a, (before.y - now.y) / matrix.a, whole);
    }
    // Drawing everything again for each movement of a finger would be felt: only the view moves until it ends.
    board.setAttribute("viewBox", viewBox(this.camera));
    const frame = board.parentElement?.querySelector(".pixl-frame");
    for (const name of ["x", "y", "width", "height"] as const) frame?.setAttribute(name, String(this.camera[name]));
  }

  readonly pointerUp = (event: PointerEvent): void => {
    if (this.#fingers.delete(event.pointerId) && this.#dragged) this.#options.changed();
  };

  readonly wheel = (event: WheelEvent): void => {
    if (!this.zoomable || !event.ctrlKey) return;
    event.preventDefault();
    this.zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15);
  };

  /** Whether a hex can be chosen just now. */
  isOpen(hex: Hex): boolean {
    return movesOn(this.#due?.choices, hex).length > 0 || this.lit.includes(hex);
  }
}

function hexOf(target: EventTarget | null): Hex | null {
  return (target as Element | null)?.closest?.("[data-hex]")?.getAttribute("data-hex") ?? null;
}

function focusHex(board: SVGSVGElement, hex: Hex | null): void {
  if (hex) board.querySelector<SVGElement>(`[data-hex="${hex}"]`)?.focus();
}
