// Builds the page into src/pixcade/web (or into the folder given): `node build.mjs [FOLDER]`.
//
// What is built is a function of the sources alone: the same sources give the same bytes, wherever they lie. The folder
// is replaced as a whole, so that nobody ever sees half of a page.

import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import * as esbuild from "esbuild";
import { languages, sentences } from "./languages.mjs";

const WEB = import.meta.dirname;
const LOCALES = join(WEB, "..", "src", "pixcade", "locales");
const BUILT = join(WEB, "..", "src", "pixcade", "web");
/** Below this many bytes compressing saves no packet. */
const WORTH_COMPRESSING = 512;
/** What becomes part of the page, and must be named there. */
const PARTS = ["@fluent/bundle", "lit-html"];

function digest(...contents) {
  const hash = createHash("sha256");
  for (const content of contents) hash.update(content).update("\0");
  return hash.digest("hex");
}

function hashed(name, ending, content) {
  return `assets/${name}-${digest(content).slice(0, 8).toUpperCase()}.${ending}`;
}

/** The files of all languages by their addresses, and which address is whose. */
function spoken() {
  const files = new Map();
  const addresses = {};
  for (const language of languages(LOCALES)) {
    const text = sentences(LOCALES, language);
    addresses[language] = hashed(language, "ftl", text);
    files.set(addresses[language], text);
  }
  return { files, addresses };
}

/** Scripts and styles by their addresses, and those with which the page begins. */
async function bundled(addresses) {
  const done = await esbuild.build({
    absWorkingDir: WEB,
    entryPoints: { main: "src/main.ts", style: "src/style/main.css" },
    outdir: "built",
    preserveSymlinks: true, // where packages really lie is not ours to tell
    entryNames: "assets/[name]-[hash]",
    chunkNames: "assets/[name]-[hash]",
    bundle: true,
    splitting: false, // one file compresses by an eighth better than many, and comes in one piece
    format: "esm",
    target: "es2022",
    minify: true,
    legalComments: "none", // they stand in licences.txt
    charset: "utf8",
    define: { LANGUAGES: JSON.stringify(addresses) },
    metafile: true,
    write: false,
    logLevel: "warning",
  });
  const outputs = Object.entries(done.metafile.outputs);
  const begin = (source) => outputs.find(([, output]) => output.entryPoint === source)[0].replace("built/", "");
  const files = new Map();
  for (const file of done.outputFiles) {
    files.set(relative(join(WEB, "built"), file.path).split(sep).join("/"), Buffer.from(file.contents));
  }
  return { files, script: begin("src/main.ts"), style: begin("src/style/main.css") };
}

/** Whose work is in the page besides ours. */
function licences() {
  const paragraphs = PARTS.map((name) => {
    const folder = join(WEB, "node_modules", name);
    const about = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const text = readdirSync(folder).includes("LICENSE") ? readFileSync(join(folder, "LICENSE"), "utf8") : "";
    return `${about.name} ${about.version}, ${about.license}\n\n${text}`.trimEnd();
  });
  return `This page contains:\n\n${paragraphs.join("\n\n\n")}\n`;
}

function manifest(icon) {
  const icons = [{ src: icon, sizes: "any", type: "image/svg+xml" }];
  const colours = { background_color: "#0B0D12", theme_color: "#0B0D12" };
  return JSON.stringify({
    name: "Pixcade",
    short_name: "Pixcade",
    start_url: "./",
    display: "standalone",
    icons,
    ...colours,
  });
}

/** Every file of the page by its address, but for the index and what names the build. */
async function page() {
  const { files: texts, addresses } = spoken();
  const { files, script, style } = await bundled(addresses);
  const drawing = readFileSync(join(WEB, "src", "icon.svg"));
  const icon = hashed("icon", "svg", drawing);
  const rest = [
    [icon, drawing],
    ["manifest.webmanifest", manifest(icon)],
    ["licences.txt", licences()],
  ];
  return { files: new Map([...files, ...texts, ...rest]), script, style, icon };
}

function write(folder, name, content) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
  const bytes = Buffer.from(content);
  if (bytes.length < WORTH_COMPRESSING) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes, { params }));
}

async function build(folder) {
  const { files, ...beginning } = await page();
  const names = [...files.keys()].sort();
  const index = readFileSync(join(WEB, "src", "index.html"), "utf8");
  const id = digest(index, ...names.flatMap((name) => [name, files.get(name)])).slice(0, 12);
  const filled = Object.entries({ ...beginning, build: id }).reduce(
    (text, [name, value]) => text.replaceAll(`{{${name}}}`, value),
    index,
  );
  const fresh = `${folder}.new`;
  rmSync(fresh, { recursive: true, force: true });
  for (const name of names) write(fresh, name, files.get(name));
  writeFileSync(join(fresh, "index.html"), filled);
  writeFileSync(join(fresh, "build.txt"), id);
  rmSync(`${folder}.old`, { recursive: true, force: true });
  try {
    renameSync(folder, `${folder}.old`);
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
  }
  renameSync(fresh, folder);
  rmSync(`${folder}.old`, { recursive: true, force: true });
}

await build(resolve(process.argv[2] ?? BUILT));
