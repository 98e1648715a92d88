// Regenerates package-lock.json after a change in package.json: `node lock.mjs`. The lock has versions and hashes for
// all platforms but no URLs, so that it works with any registry or mirror.

import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const WEB = import.meta.dirname;
// In a separate folder: next to installed packages npm drops those for other platforms.
const folder = mkdtempSync(join(tmpdir(), "pixcade-lock-"));
try {
  for (const name of ["package.json", ".npmrc"]) cpSync(join(WEB, name), join(folder, name));
  const line = ["install", "--package-lock-only", "--ignore-scripts"];
  const done = spawnSync("npm", line, { cwd: folder, stdio: "inherit", shell: process.platform === "win32" });
  if (done.status !== 0) throw new Error("npm could not make the lock");
  const lock = JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8"));
  lock.name = lock.packages[""].name;
  for (const one of Object.values(lock.packages)) delete one.funding;
  writeFileSync(join(WEB, "package-lock.json"), `${JSON.stringify(lock, null, 2)}\n`);
} finally {
  rmSync(folder, { recursive: true });
}
