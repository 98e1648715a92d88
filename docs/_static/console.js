// A Python console for docs/try.md: runs the engine of the site in play/.

const ENGINE = new URL("play/engine/", document.baseURI);
const box = document.querySelector(".console");
const [code, button, output] = ["textarea", "button", "pre"].map((name) => box.querySelector(name));

async function load() {
  const index = await (await fetch(new URL("engine.json", ENGINE))).json();
  const folder = new URL(`${index.id}/`, ENGINE).href;

  async function file(name) {
    const { stored } = index.files.find((one) => one.name === name);
    const response = await fetch(folder + stored);
    if (!stored.endsWith(".gz")) return response;
    const unpacked = response.body.pipeThrough(new DecompressionStream("gzip"));
    return new Response(unpacked, { headers: { "content-type": "application/wasm" } });
  }

  const [{ loadPyodide }, module, wasm, ...packages] = await Promise.all([
    import(`${folder}pyodide.mjs`),
    import(`${folder}pyodide.asm.mjs`),
    file("pyodide.asm.wasm"),
    ...["msgspec.zip", "pixcade.zip"].map(async (name) => new Uint8Array(await (await file(name)).arrayBuffer())),
  ]);
  const usual = globalThis.fetch;
  globalThis.fetch = (request, options) =>
    String(request).endsWith("pyodide.asm.wasm") ? Promise.resolve(wasm) : usual(request, options);
  const python = await loadPyodide({
    indexURL: folder,
    createPyodideModule: module.default,
    lockFileContents: { info: index.python, packages: {} },
    stdout: print,
    stderr: print,
  });
  for (const content of packages) python.unpackArchive(content, "zip");
  return python;
}

function print(line) {
  output.textContent += `${line}\n`;
}

let loading;

button.addEventListener("click", async () => {
  button.disabled = true;
  output.textContent = loading ? "" : "Loading Python …\n";
  try {
    loading ??= load();
    const python = await loading;
    output.textContent = "";
    const value = python.runPython(code.value);
    if (value !== undefined) print(value);
  } catch (error) {
    print(error.message);
  }
  button.disabled = false;
});
