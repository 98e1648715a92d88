// Writes package-lock.json anew after a change in package.json: `node lock.mjs`. The lock holds versions and hashes for
// all platforms and no address of anything, so that it works with whatever registry or mirror npm is set to.

import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

const done = spawnSync("npm", ["install", "--package-lock-only", "--ignore-scripts"], {
  cwd: import.meta.dirname,
  stdio: "inherit",
  shell: process.platform === "win32",
});
if (done.status !== 0) process.exit(done.status ?? 1);

const file = new URL("package-lock.json", import.meta.url);
const lock = JSON.parse(readFileSync(file, "utf8"));
for (const one of Object.values(lock.packages)) delete one.funding;
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
