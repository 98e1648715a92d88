// Plain HTTP: what is not said on a table's socket. A refusal is thrown as Refused, with its code and values.

import { address } from "../addresses.ts";
import type { RefusalTold } from "../generated/protocol.ts";

export class Refused extends Error {
  readonly code: string;
  readonly rule: string;
  readonly values: Readonly<Record<string, string | number>>;

  constructor(told: RefusalTold) {
    super(told.code);
    this.code = told.code;
    this.rule = told.rule;
    this.values = told.values;
  }
}

async function answered<T>(response: Response): Promise<T> {
  if (response.ok) return (await response.json()) as T;
  let told: RefusalTold = { code: "client.no-answer", rule: "", values: { status: response.status } };
  try {
    const content = (await response.json()) as RefusalTold;
    if (typeof content.code === "string") told = content;
  } catch {
    // whatever stands between us and the server has answered in its own words
  }
  throw new Refused(told);
}

async function sent(path: string, options: RequestInit): Promise<Response> {
  try {
    return await fetch(address(path), { credentials: "same-origin", ...options });
  } catch {
    throw new Refused({ code: "client.no-connection", rule: "", values: {} });
  }
}

export async function ask<T>(path: string): Promise<T> {
  return answered<T>(await sent(path, {}));
}

/** A file of ours that is nothing but text. */
export async function askText(path: string): Promise<string> {
  const response = await sent(path, {});
  return response.ok ? response.text() : answered<string>(response);
}

export async function tell<T>(path: string, body: unknown = {}): Promise<T> {
  return answered<T>(
    await sent(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  );
}

/** A drawing that the server makes of something that should stand in no address. */
export async function drawing(path: string, body: unknown): Promise<string> {
  const headers = { "content-type": "application/json" };
  const response = await sent(path, { method: "POST", headers, body: JSON.stringify(body) });
  return response.ok ? response.text() : answered<string>(response);
}
