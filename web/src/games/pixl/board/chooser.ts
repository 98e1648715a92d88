/** Choosing on the board by mouse, keyboard, touch aiming and pinch zoom. */

import { type Due, type Hex, movesOn, type PixlFacts } from "../facts.ts";
import { busyHexes, clampTo, fitTo, showing, zoom } from "./camera.ts";
import {
  back,
  type Choosing,
  chooseHex,
  chooseSpecial,
  dropInvalid,
  NOTHING_CHOSEN,
  offeredHexes,
  type ShownChoice,
  shown,
} from "./choice_state.ts";
import { aimedHex, enlarge, followGesture, isWalkingKey, showCamera, step, type Walk, walk } from "./chooser_input.ts";
import { type Box, type Layout, layoutOf, type Point, sideOf } from "./geometry.ts";

const DRAG = 8;

/** If this share of the board is visible, everything relevant is: only the gray border is cut off. */
const NEARLY = 0.8;

export interface ChooserOptions {
  readonly changed: () => void;
  readonly onPlace: (move: string) => void;
}

export class PixlChooser {
  state: Choosing = NOTHING_CHOSEN;
  /** Whether a placement needs confirmation: always, never, or only by touch. */
  confirm: boolean | "touch" = "touch";
  /** The visible part of the board; null shows all of it. */
  camera: Box | null = null;
  readonly #options: ChooserOptions;
  #facts: PixlFacts | null = null;
  #due: Due | null = null;
  #sixths = 0;
  #zoomable = false;
  #line: Walk | null = null;
  #touched = false;
  #dragged = false;
  readonly #fingers = new Map<number, Point>();
  #visit: { readonly hex: Hex; readonly home: Box; readonly camera: Box } | null = null;

  constructor(options: ChooserOptions) {
    this.#options = options;
  }

  get zoomable(): boolean {
    return this.#zoomable;
  }

  set zoomable(zoomable: boolean) {
    if (zoomable === this.#zoomable) return;
    this.#zoomable = zoomable;
    this.fit();
  }

  get due(): Due | null {
    return this.#due;
  }

  get shown(): ShownChoice {
    return shown(this.#due, this.state);
  }

  get lit(): readonly Hex[] {
    return offeredHexes(this.#due, this.state);
  }

  get layout(): Layout {
    return layoutOf(this.#facts ? sideOf(this.#facts.hexes) : 7, this.#sixths);
  }

  /** Set a new position. `due` is null if there is nothing to choose on this screen. */
  update(facts: PixlFacts, due: Due | null, sixths = 0): void {
    const same = due?.choices === this.#due?.choices && due?.element === this.#due?.element;
    if (facts === this.#facts && same && sixths === this.#sixths) return;
    const refit = !this.#facts || sixths !== this.#sixths || (due !== null && !same);
    this.#facts = facts;
    this.#due = due;
    this.#sixths = sixths;
    if (!same) this.state = dropInvalid(due, this.state);
    if (refit) this.fit();
  }

  fit(): void {
    this.camera = this.#fitting();
  }

  #fitting(): Box | null {
    return this.#facts && this.zoomable ? fitTo(this.layout, busyHexes(this.#facts, this.lit)) : null;
  }

  get hasMap(): boolean {
    const { width, height } = this.layout.box;
    return [this.camera, this.#fitting()].some(
      (view) => view && (view.width < NEARLY * width || view.height < NEARLY * height),
    );
  }

  get wide(): boolean {
    return !this.camera || this.camera.width >= this.layout.box.width - 1;
  }

  overlook(): void {
    if (this.wide) this.fit();
    else this.camera = this.layout.box;
    this.#options.changed();
  }

  /** A hex outside the view that was jumped to, and the previous view, until the view moves again. */
  get visit(): { readonly hex: Hex; readonly home: Box } | null {
    return this.#visit?.camera === this.camera ? this.#visit : null;
  }

  lookUp(hex: Hex): void {
    const home = this.visit?.home ?? this.camera;
    if (!home) return;
    if (this.visit?.hex === hex) this.camera = home;
    else {
      const { x, y } = this.layout.centre(hex);
      this.camera = clampTo({ ...home, x: x - home.width / 2, y: y - home.height / 2 }, this.layout.box);
      this.#visit = { hex, home, camera: this.camera };
    }
    this.#options.changed();
  }

  get looked(): Hex | null {
    const { pointed, rejected, cursor } = this.state;
    const rejectedHex = rejected === "port" || rejected === "pass" ? null : rejected;
    return pointed ?? rejectedHex ?? (this.#due ? null : cursor);
  }

  get entry(): Hex {
    const { cursor, chosen } = this.state;
    return cursor ?? chosen ?? step(this.layout, this.lit, null, 1) ?? (this.layout.hexes[0] as Hex);
  }

  #set(state: Choosing): void {
    this.state = state;
    this.#options.changed();
  }

  ask(hex: Hex): void {
    const result = chooseHex(this.#due, this.state, hex, this.confirms);
    this.#set(result.state);
    if (result.place !== null) this.place(result.place);
  }

  /** Choose a hex without placing. */
  choose(hex: Hex): void {
    this.#set(chooseHex(this.#due, { ...NOTHING_CHOSEN, cursor: this.state.cursor }, hex, true).state);
  }

  askSpecial(special: "port" | "pass"): void {
    if (this.#due) this.#set(chooseSpecial(this.#due, this.state, special));
  }

  get confirms(): boolean {
    return this.confirm === "touch" ? this.#touched : this.confirm;
  }

  place(move: string | null = this.shown.settled?.move ?? null): void {
    if (move !== null) this.#options.onPlace(move);
  }

  back(): void {
    this.#set(back(this.#due, this.state));
  }

  step(by: 1 | -1): void {
    const { chosen, pick, pointed } = this.state;
    const from = this.shown.picking ? pick : (chosen ?? pointed);
    const hex = step(this.layout, this.lit, from, by);
    if (hex === null) return;
    if (this.zoomable && this.camera) this.camera = showing(this.camera, this.layout.centre(hex), this.layout.box);
    this.#set(
      chooseHex(
        this.#due,
        { ...this.state, pointed: null, chosen: this.shown.picking ? chosen : null, pick: null },
        hex,
        true,
      ).state,
    );
  }

  zoom(factor: number): void {
    const box = this.camera ?? this.layout.box;
    this.camera = zoom(box, factor, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, this.layout.box);
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
    // A click without a pointer, as from a screen reader, doesn't follow a drag.
    if (this.#dragged && event.detail > 0) return;
    const board = event.currentTarget as SVGSVGElement;
    const exact = hexOf(event.target);
    const tapped = this.#touched && event.detail > 0;
    const hex = tapped ? aimedHex(board, event, exact, this.layout, this.lit) : exact;
    if (!hex) return;
    if (tapped && this.zoomable && this.isOpen(hex)) this.camera = enlarge(board, hex, this.layout, this.camera);
    this.ask(hex);
  };

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
    } else if (event.key === "Escape" && (this.state.chosen || this.state.special || this.state.rejected)) this.back();
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
    if (!this.#dragged && event.pointerType === "mouse") board.setPointerCapture(event.pointerId);
    this.#dragged = true;
    this.#fingers.set(event.pointerId, now);
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.camera = followGesture(
      board,
      { before, now, other: other ?? null },
      this.camera ?? this.layout.box,
      this.layout.box,
    );
    showCamera(board, this.camera);
  };

  readonly pointerUp = (event: PointerEvent): void => {
    if (this.#fingers.delete(event.pointerId) && this.#dragged) this.#options.changed();
  };

  readonly wheel = (event: WheelEvent): void => {
    if (!this.zoomable || !event.ctrlKey) return;
    event.preventDefault();
    this.zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15);
  };

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
