// Runs Python in Pyodide: `node in_pyodide.mjs PYODIDE CODE ARCHIVE...` prints the value of the code.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, code, ...archives] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: folder });
for (const archive of archives) python.unpackArchive(new Uint8Array(readFileSync(archive)), "zip");
process.stdout.write(python.runPython(code));
