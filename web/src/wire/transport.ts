/** How the client reaches its tables: a server over HTTP and WebSocket, or the engine on this device. */

import { address, socketAddress } from "../addresses.ts";

/** The part of a WebSocket that a connection uses. */
export interface TableSocket {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  addEventListener(name: "open" | "message" | "close", listener: (event: Event) => void): void;
}

export interface Transport {
  /** Send a request to an address of the API. Throws if nothing answers. */
  request(path: string, options: RequestInit): Promise<Response>;
  socket(table: string): TableSocket;
}

const server: Transport = {
  request: (path, options) => fetch(address(path), options),
  socket: (table) => new WebSocket(socketAddress(`/api/tables/${table}/socket`)),
};

let current = server;

export const transport = (): Transport => current;

export function useTransport(other: Transport): void {
  current = other;
}
