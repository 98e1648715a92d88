// Plain HTTP: what is not said on a table's socket. An error is thrown as Rejected, with its code and values.

import { address } from "../addresses.ts";
import type { ErrorBody } from "../generated/protocol.ts";

export class Rejected extends Error {
  readonly code: string;
  readonly rule: string;
  readonly values: Readonly<Record<string, string | number>>;

  constructor(told: ErrorBody) {
    super(told.code);
    this.code = told.code;
    this.rule = told.rule;
    this.values = told.values;
  }
}

/** The error that was thrown. What is none is a bug of ours, and goes on up. */
export function errorIn(error: unknown): Rejected {
  if (error instanceof Rejected) return error;
  throw error;
}

async function answered<T>(response: Response): Promise<T> {
  if (response.ok) return (await response.json()) as T;
  let told: ErrorBody = { code: "client.no-answer", rule: "", values: { status: response.status } };
  try {
    const content = (await response.json()) as ErrorBody;
    if (typeof content.code === "string") told = content;
  } catch {
    // whatever stands between us and the server has answered in its own words
  }
  throw new Rejected(told);
}

async function sent(path: string, options: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(address(path), options);
  } catch {
    throw new Rejected({ code: "client.no-connection", rule: "", values: {} });
  }
}

export async function ask<T>(path: string): Promise<T> {
  return answered<T>(await sent(path));
}

const posted = (path: string, body: unknown): Promise<Response> =>
  sent(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

const textOf = (response: Response): Promise<string> => (response.ok ? response.text() : answered<string>(response));

/** A file of ours that is nothing but text. */
export async function askText(path: string): Promise<string> {
  return textOf(await sent(path));
}

export async function tell<T>(path: string, body: unknown = {}): Promise<T> {
  return answered<T>(await posted(path, body));
}

/** A drawing that the server makes of something that should stand in no address. */
export async function drawing(path: string, body: unknown): Promise<string> {
  return textOf(await posted(path, body));
}
