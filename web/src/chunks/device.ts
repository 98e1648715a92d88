/** Playing without a server, and installing the client: one chunk. */

export { playHere } from "../device/begin.ts";
export { beOffline } from "../device/offline.ts";
