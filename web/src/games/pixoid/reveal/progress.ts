// How far a reveal has come: nothing beyond it may be said on any screen.

import type { EventTold } from "../../../generated/protocol.ts";
import type { Phase, Step } from "./timeline.ts";

export class RevealProgress {
  phase: Phase = "open";
  /** So many events have been shown. */
  told = 0;
  /** Whether a plate lies over the board. */
  plate = false;
  /** The pieces whose programs are open. */
  readonly opened = new Set<string>();

  /** Take what is shown now; returns whether anything is to be drawn anew. */
  take(step: Step): boolean {
    if (step.kind === "phase") {
      this.phase = step.phase;
      this.plate = false;
    } else if (step.kind === "open") this.opened.add(step.piece);
    else if (step.kind === "told") this.told = Math.max(this.told, step.count);
    else if (step.kind === "plate") this.plate = true;
    else return false;
    return true;
  }

  /** What has been shown of all that happened. */
  of(events: readonly EventTold[]): readonly EventTold[] {
    return events.slice(0, this.told);
  }
}
