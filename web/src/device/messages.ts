/** Messages between a page and the worker that plays without a server. */

/** Inputs of the engine, see `pixcade.local.messages`. */
export type EngineInput =
  | {
      readonly type: "call";
      readonly id: number;
      readonly method: string;
      readonly path: string;
      readonly body: string;
    }
  | { readonly type: "connect"; readonly socket: number; readonly table: string }
  | { readonly type: "receive"; readonly socket: number; readonly text: string }
  | { readonly type: "disconnect"; readonly socket: number };

/** What a page sends to the worker. */
export type ToWorker = { readonly type: "start"; readonly engine: string; readonly person: string } | EngineInput;

/** What only the worker itself gives to the engine. */
export type WorkerInput =
  | EngineInput
  | { readonly type: "stored"; readonly batch: number; readonly error: string }
  | { readonly type: "tick" }
  | { readonly type: "think" };

export interface StoreOutput {
  readonly type: "store";
  readonly batch: number;
  readonly table: string;
  readonly tables: readonly (readonly [string, string])[];
  readonly lines: readonly (readonly [string, number, string])[];
}

/** Outputs of the engine that go to the page as they are. */
export type ForPage =
  | { readonly type: "answered"; readonly id: number; readonly status: number; readonly text: string }
  | { readonly type: "frame"; readonly socket: number; readonly text: string }
  | { readonly type: "closed"; readonly socket: number };

export type EngineOutput =
  | ForPage
  | StoreOutput
  | { readonly type: "wake"; readonly time: number | null }
  | { readonly type: "thinking" }
  | { readonly type: "need"; readonly table: string };

/** What the worker sends to its page. */
export type FromWorker =
  | ForPage
  | { readonly type: "progress"; readonly loaded: number; readonly total: number }
  | { readonly type: "ready" }
  | { readonly type: "failed"; readonly code: string };
