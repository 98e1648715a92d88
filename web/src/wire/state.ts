// The client's state of a table: the last full state with all later messages applied.

import type { Changed, Clocks, Decided, Revealed, State, StepView } from "../generated/protocol.ts";

export function applyMessage(
  state: State | null,
  message: State | Changed | Decided | Revealed | Clocks,
): State | null {
  if (message.type === "state") return message;
  if (state === null) return null;
  if (message.type === "clocks") return { ...state, clocks: message.clocks };
  if (message.number <= state.number) return state;
  const known = { ...state, number: message.number, clocks: message.clocks };
  switch (message.type) {
    case "changed":
      return {
        ...known,
        phase: message.phase,
        host: message.host,
        paused: message.paused,
        paused_by: message.paused_by,
        seats: message.seats,
      };
    case "revealed":
      return {
        ...known,
        phase: message.current.outcome ? "over" : known.phase,
        seats: message.seats,
        current: message.current,
        last: { step: message.step, played: message.played, events: message.events },
      };
    case "decided":
      return {
        ...known,
        current: {
          ...known.current,
          decisions: known.current.decisions.map((one) =>
            one.piece === message.piece
              ? { ...one, decided: message.decided, commitment: message.commitment, changes: message.changes }
              : one,
          ),
        },
      };
  }
}

const whole = new WeakMap<StepView["facts"], Readonly<Record<string, unknown>>>();

/** The facts of the open step, with its differences applied. The same object as long as the step is. */
export function factsOf(state: State): Readonly<Record<string, unknown>> {
  let facts = whole.get(state.current.facts);
  if (facts === undefined) {
    facts = { ...state.board, ...state.current.facts };
    whole.set(state.current.facts, facts);
  }
  return facts;
}
