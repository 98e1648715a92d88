// Builds the client into src/pixcade/web (or into the given folder): `node build.mjs [FOLDER]`. With the folder of an
// engine, and perhaps the address of a server, the result is a site without one: `node build.mjs FOLDER ENGINE [URL]`.
//
// The build is reproducible: the same sources give the same bytes, in any folder. The output folder is replaced as a
// whole, so that no request ever sees half a build.

import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import * as esbuild from "esbuild";
import { png } from "./icons.mjs";
import { languages, sentences, PARTS as WORDS } from "./languages.mjs";
import { puzzleFiles } from "./puzzles.mjs";

const WEB = import.meta.dirname;
const LOCALES = join(WEB, "..", "src", "pixcade", "locales");
const PUZZLES = join(WEB, "..", "fixtures", "puzzles", "puzzles.txt");
/** Puzzles per file. */
const PUZZLES_A_FILE = 128;
/** Shown by browsers that offer to install the client. */
const SCREENSHOTS = [
  { file: "pixoid.png", sizes: "1440x900", form_factor: "wide", label: "Pixoid" },
  { file: "phone-pixl.png", sizes: "390x844", form_factor: "narrow", label: "Pixl" },
];
const PICTURES = join(WEB, "..", "docs", "pictures");
const BUILT = join(WEB, "..", "src", "pixcade", "web");
/** Smaller files aren't compressed: it would save no packet. */
const WORTH_COMPRESSING = 512;
/** The Content-Security-Policy of a site without a server: a server sends it in a header. */
const DEVICE_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; " +
  "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'";
/** The modules preloaded with a page; null if it is in the first script. */
const LOADED_WITH = {
  "/": null,
  "/t/{table}": "src/pages/table.ts",
  "/g/{table}": "src/chunks/side_pages.ts",
  "/p/{person}": "src/chunks/side_pages.ts",
  "/games": "src/chunks/side_pages.ts",
  "/watch": "src/chunks/side_pages.ts",
  "/record": "src/chunks/side_pages.ts",
  "/device": "src/chunks/side_pages.ts",
  "/join": null,
  "/rules": "src/chunks/side_pages.ts",
  "/learn": "src/chunks/side_pages.ts",
  "/mazes": "src/chunks/extras.ts",
  "/mazes/{maze}": "src/chunks/extras.ts",
  "/puzzles": ["src/chunks/extras.ts", "src/chunks/side_pages.ts"],
  "/today": "src/chunks/extras.ts",
  "/mail/{token}": "src/chunks/side_pages.ts",
};
/** Bundled packages, whose licenses must be included. */
const PARTS = ["@fluent/bundle", "lit-html"];

function digest(...contents) {
  const hash = createHash("sha256");
  for (const content of contents) hash.update(content).update("\0");
  return hash.digest("hex");
}

function hashedName(name, ending, content) {
  return `assets/${name}-${digest(content).slice(0, 8).toUpperCase()}.${ending}`;
}

/** All languages' files by address, and the pattern by which the client finds them: `*` stands for a part. */
function languageFiles() {
  const files = new Map();
  const addresses = {};
  for (const language of languages(LOCALES)) {
    const texts = WORDS.map((part) => sentences(LOCALES, language, part));
    addresses[language] = hashedName(`${language}*`, "ftl", texts.join("\0"));
    for (const [at, part] of WORDS.entries()) {
      files.set(addresses[language].replace("*", part === "base" ? "" : `-${part}`), texts[at]);
    }
  }
  return { files, addresses };
}

/** The puzzles split into files, and the pattern by which the client finds them: `*` stands for a file's number. */
function puzzles() {
  const text = readFileSync(PUZZLES, "utf8");
  const parts = puzzleFiles(text, PUZZLES_A_FILE);
  const file = hashedName("puzzles-*", "json", JSON.stringify(parts));
  const files = parts.map((part, at) => [file.replace("*", String(at)), JSON.stringify(part)]);
  return { files, puzzleIndex: { file, part: PUZZLES_A_FILE, all: parts.flat().length } };
}

/** Imported JSON becomes a separate file, loaded on demand. */
function data(files) {
  return {
    name: "data",
    setup(building) {
      building.onLoad({ filter: /\.json$/ }, ({ path }) => {
        const text = JSON.stringify(JSON.parse(readFileSync(path, "utf8")));
        const address = hashedName(basename(path, ".json"), "json", text);
        files.set(address, text);
        const relativeUrl = JSON.stringify(`./${basename(address)}`);
        return { contents: `export default await (await fetch(new URL(${relativeUrl}, import.meta.url))).json();` };
      });
    },
  };
}

/** Some scripts and everything they import statically. */
function needs(outputs, begins) {
  const found = new Set();
  const visit = (name) => {
    if (found.has(name)) return;
    found.add(name);
    for (const { path, kind } of outputs[name].imports) if (kind === "import-statement") visit(path);
  };
  for (const name of begins) visit(name);
  return [...found];
}

/** Bundles a script or style that stands alone, and returns its file. */
async function alone(source, ending, define = {}) {
  const options = { absWorkingDir: WEB, bundle: true, format: "esm", target: "es2022", minify: true, charset: "utf8" };
  const done = await esbuild.build({ ...options, entryPoints: [source], define, write: false, logLevel: "warning" });
  const content = Buffer.from(done.outputFiles[0].contents);
  return [hashedName(basename(source).split(".")[0], ending, content), content];
}

/** Scripts and styles by address, those of the first page, and the preloads of each page. */
async function bundle(addresses, puzzleIndex) {
  const worker = await alone("src/device/worker.ts", "js");
  const style = await alone("src/device/device.css", "css");
  const files = new Map([worker, style]);
  const device = { WORKER: JSON.stringify(worker[0]), DEVICE_STYLE: JSON.stringify(style[0]) };
  const done = await esbuild.build({
    absWorkingDir: WEB,
    entryPoints: { main: "src/main.ts", style: "src/style/main.css" },
    outdir: "built",
    preserveSymlinks: true, // where packages really lie is not ours to tell
    entryNames: "assets/[name]-[hash]",
    chunkNames: "assets/[name]-[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    minify: true,
    legalComments: "none", // they stand in licences.txt
    charset: "utf8",
    define: { LANGUAGES: JSON.stringify(addresses), PUZZLES: JSON.stringify(puzzleIndex), ...device },
    plugins: [data(files)],
    metafile: true,
    write: false,
    logLevel: "warning",
  });
  const { outputs } = done.metafile;
  const made = (source) => Object.keys(outputs).find((name) => outputs[name].entryPoint === source);
  const address = (name) => name.replace("built/", "");
  for (const file of done.outputFiles) {
    files.set(relative(join(WEB, "built"), file.path).split(sep).join("/"), Buffer.from(file.contents));
  }
  const main = made("src/main.ts");
  const needed = Object.entries(LOADED_WITH).map(([path, source]) => {
    const names = needs(outputs, [main, ...[source ?? []].flat().map(made)]);
    return [path, names.filter((name) => name !== main).map(address)];
  });
  const begin = { script: address(main), style: address(made("src/style/main.css")) };
  return { files, needed: Object.fromEntries(needed), ...begin };
}

/** Licenses of the bundled packages. */
function licences() {
  const paragraphs = PARTS.map((name) => {
    const folder = join(WEB, "node_modules", name);
    const about = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const text = readdirSync(folder).includes("LICENSE") ? readFileSync(join(folder, "LICENSE"), "utf8") : "";
    return `${about.name} ${about.version}, ${about.license}\n\n${text}`.trimEnd();
  });
  return `This page contains:\n\n${paragraphs.join("\n\n\n")}\n`;
}

/** The icon for home screens: by address, with its entry in the manifest. */
function homeIcons(drawing) {
  return [180, 192, 512].flatMap((size) =>
    (size === 180 ? ["maskable"] : ["any", "maskable"]).map((purpose) => {
      const content = png(drawing, size, purpose === "maskable");
      const src = hashedName(`icon-${size}-${purpose}`, "png", content);
      return { content, entry: { src, sizes: `${size}x${size}`, type: "image/png", purpose } };
    }),
  );
}

/** Pictures of the client: by address, with their entries in the manifest. */
function screenshots() {
  return SCREENSHOTS.map(({ file, ...rest }) => {
    const content = readFileSync(join(PICTURES, file));
    const src = hashedName(`screenshot-${rest.form_factor}`, "png", content);
    return { content, entry: { src, type: "image/png", ...rest } };
  });
}

function manifest(icon, pictures, shown, isServed) {
  const icons = [{ src: icon, sizes: "any", type: "image/svg+xml" }, ...pictures.map(({ entry }) => entry)];
  const page = isServed ? "./" : "./#/";
  const shortcuts = [
    { name: "Pixoid", url: `${page}?play=pixoid` },
    { name: "Pixl", url: `${page}?play=pixl` },
    { name: "Learn", url: `${page}learn` },
    { name: "Puzzles", url: `${page}puzzles` },
  ];
  const colours = { background_color: "#0B0D12", theme_color: "#0B0D12" };
  return JSON.stringify({
    name: "Pixcade",
    short_name: "Pixcade",
    id: "./",
    start_url: "./",
    scope: "./",
    display: "standalone",
    icons,
    screenshots: shown.map(({ entry }) => entry),
    shortcuts,
    ...colours,
  });
}

/** Every file of the client by address, except the index and those that name the build. */
async function page(isServed) {
  const { files: texts, addresses } = languageFiles();
  const { files: puzzleTexts, puzzleIndex } = puzzles();
  const { files, ...beginning } = await bundle(addresses, puzzleIndex);
  const drawing = readFileSync(join(WEB, "src", "icon.svg"));
  const icon = hashedName("icon", "svg", drawing);
  const pictures = homeIcons(String(drawing));
  const shown = screenshots();
  const rest = [
    [icon, drawing],
    ...[...pictures, ...shown].map(({ content, entry }) => [entry.src, content]),
    ["manifest.webmanifest", manifest(icon, pictures, shown, isServed)],
    ["licences.txt", licences()],
  ];
  const touch = pictures[0].entry.src;
  return { files: new Map([...files, ...texts, ...puzzleTexts, ...rest]), icon, touch, ...beginning };
}

function write(folder, name, content, isServed) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
  const bytes = Buffer.from(content);
  if (!isServed || bytes.length < WORTH_COMPRESSING || name.endsWith(".png")) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes, { params }));
}

/** Every file below a folder, by its path. */
function filesIn(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.map((path) => [relative(folder, path).split(sep).join("/"), readFileSync(path)]));
}

/** The index: of a server, or of a site without one, which may link to the server at an address. */
function indexPage(engine, server) {
  const index = readFileSync(join(WEB, "src", "index.html"), "utf8");
  if (!engine) return index;
  const policy = `<meta http-equiv="Content-Security-Policy" content="${DEVICE_POLICY}">`;
  return index
    .replace('name="pixcade-device" content=""', 'name="pixcade-device" content="site"')
    .replace('name="pixcade-server" content=""', `name="pixcade-server" content="${server.replaceAll('"', "")}"`)
    .replace('<meta name="viewport"', `${policy}\n$&`);
}

/** What a service worker keeps of a server besides the client's files. */
const OF_SERVER = ["offline", "engine/engine.json", "engine/server.json"];

/** Files that are of no use without a connection, or loaded when they are needed. */
const NOT_KEPT = /^engine\/[^.]*\/|^assets\/screenshot-/;

/** The service worker, which knows every file of its build that it keeps. A server fills in its engine's version. */
async function serviceWorker(id, names, isServed) {
  const files = names.filter((name) => !NOT_KEPT.test(name));
  const [, content] = await alone("src/device/service_worker.ts", "js", {
    BUILD: JSON.stringify(isServed ? `${id}-{{engine}}` : id),
    SHELL: JSON.stringify([...(isServed ? OF_SERVER : ["./"]), ...files]),
    PAGE: JSON.stringify(isServed ? "offline" : ""),
  });
  return content;
}

/** The service worker that shows pushed notices. */
async function pushWorker(icon) {
  const [, content] = await alone("src/device/push_worker.ts", "js", { ICON: JSON.stringify(icon) });
  return content;
}

async function build(folder, engine = "", server = "") {
  const { files, needed, ...beginning } = await page(!engine);
  for (const [name, content] of engine ? filesIn(engine) : []) files.set(name, content);
  const names = [...files.keys()].sort();
  const index = indexPage(engine, server);
  const id = digest(index, ...names.flatMap((name) => [name, files.get(name)])).slice(0, 12);
  const filled = Object.entries({ ...beginning, build: id }).reduce(
    (text, [name, value]) => text.replaceAll(`{{${name}}}`, value),
    index,
  );
  const fresh = `${folder}.new`;
  rmSync(fresh, { recursive: true, force: true });
  for (const name of names) write(fresh, name, files.get(name), !engine);
  writeFileSync(join(fresh, "index.html"), filled);
  writeFileSync(join(fresh, "sw.js"), await serviceWorker(id, names, !engine));
  if (!engine) {
    write(fresh, "push.js", await pushWorker(beginning.touch), true);
    writeFileSync(join(fresh, "needed.json"), JSON.stringify(needed));
    writeFileSync(join(fresh, "build.txt"), id);
  }
  rmSync(`${folder}.old`, { recursive: true, force: true });
  try {
    renameSync(folder, `${folder}.old`);
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
  }
  renameSync(fresh, folder);
  rmSync(`${folder}.old`, { recursive: true, force: true });
}

const [folder = BUILT, engine, server] = process.argv.slice(2);
await build(resolve(folder), engine, server);
