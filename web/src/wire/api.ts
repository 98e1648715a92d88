// Plain HTTP requests. Errors are thrown as Rejected, with code and values.

import type { ErrorBody } from "../generated/protocol.ts";
import { transport } from "./transport.ts";

export class Rejected extends Error {
  readonly code: string;
  readonly rule: string;
  readonly values: Readonly<Record<string, string | number>>;

  constructor(body: ErrorBody) {
    super(body.code);
    this.code = body.code;
    this.rule = body.rule;
    this.values = body.values;
  }
}

/** The error as Rejected. Anything else is a bug, and is rethrown. */
export function errorIn(error: unknown): Rejected {
  if (error instanceof Rejected) return error;
  throw error;
}

async function parseResponse<T>(response: Response): Promise<T> {
  if (response.ok) return (await response.json()) as T;
  let body: ErrorBody = { code: "client.no-answer", rule: "", values: { status: response.status } };
  try {
    const content = (await response.json()) as ErrorBody;
    if (typeof content.code === "string") body = content;
  } catch {
    // a proxy has answered with its own page
  }
  throw new Rejected(body);
}

async function send(path: string, options: RequestInit = {}): Promise<Response> {
  try {
    return await transport().request(path, options);
  } catch (error) {
    if (error instanceof Rejected) throw error;
    throw new Rejected({ code: "client.no-connection", rule: "", values: {} });
  }
}

export async function get<T>(path: string): Promise<T> {
  return parseResponse<T>(await send(path));
}

const sendJson = (path: string, body: unknown): Promise<Response> =>
  send(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

const textOf = (response: Response): Promise<string> =>
  response.ok ? response.text() : parseResponse<string>(response);

/** A static text file of the server. */
export async function getText(path: string): Promise<string> {
  return textOf(await send(path));
}

export async function post<T>(path: string, body: unknown = {}): Promise<T> {
  return parseResponse<T>(await sendJson(path, body));
}

/** An SVG rendered by the server from data that must not be in an address. */
export async function postForText(path: string, body: unknown): Promise<string> {
  return textOf(await sendJson(path, body));
}
