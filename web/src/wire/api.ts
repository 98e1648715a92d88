// Plain HTTP requests. Errors are thrown as Rejected, with code and values.

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

/** The error as Rejected. Anything else is a bug, and is rethrown. */
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
    // a proxy has answered with its own page
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

/** A static text file of the server. */
export async function askText(path: string): Promise<string> {
  return textOf(await sent(path));
}

export async function tell<T>(path: string, body: unknown = {}): Promise<T> {
  return answered<T>(await posted(path, body));
}

/** An SVG rendered by the server from data that must not be in an address. */
export async function drawing(path: string, body: unknown): Promise<string> {
  return textOf(await posted(path, body));
}
