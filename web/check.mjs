// Checks the client's sources: `node check.mjs types`, `lint` or `units`. Exits with 0 if the check passes.

import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import * as esbuild from "esbuild";
import { languages } from "./languages.mjs";

const WEB = import.meta.dirname;
const PACKAGES = join(WEB, "node_modules");

function run(...line) {
  return spawnSync(process.execPath, line, { cwd: WEB, stdio: "inherit" }).status ?? 1;
}

/** Runs the tests as JavaScript, compiled like the client. */
async function units() {
  const folder = mkdtempSync(join(PACKAGES, ".units-"));
  try {
    const names = readdirSync(join(WEB, "test")).filter((name) => name.endsWith(".test.ts"));
    const spoken = languages(join(WEB, "..", "src", "pixcade", "locales"));
    const addresses = spoken.map((name) => [name, `assets/${name}*.ftl`]);
    await esbuild.build({
      absWorkingDir: WEB,
      entryPoints: names.map((name) => `test/${name}`),
      outdir: folder,
      outExtension: { ".js": ".mjs" },
      bundle: true,
      format: "esm",
      platform: "node",
      target: "node20",
      conditions: ["browser"],
      sourcemap: "inline",
      define: { LANGUAGES: JSON.stringify(Object.fromEntries(addresses)) },
      logLevel: "warning",
    });
    const made = names.map((name) => join(folder, name.replace(/ts$/, "mjs")));
    return made.length ? run("--enable-source-maps", "--test", ...made) : 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const CHECKS = {
  types: () => run(join(PACKAGES, "typescript", "bin", "tsc"), "--project", WEB),
  lint: () => run(join(PACKAGES, "@biomejs", "biome", "bin", "biome"), "check", "--error-on-warnings", "."),
  units,
};

const check = CHECKS[process.argv[2]];
if (!check) throw new Error(`There is no check "${process.argv[2]}"; there are ${Object.keys(CHECKS).join(", ")}.`);
process.exitCode = await check();
