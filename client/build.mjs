// Builds the client into the package: a page with its script and style sheet, scripts for the screens that
// come later, what keeps them all on a device, and a pocket that goes on by itself there. Run by
// scripts/client.py.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const path = (name) => fileURLToPath(new URL(name, import.meta.url));
const to = path("../src/nightcall/server/static/");
const built = mkdtempSync(join(tmpdir(), "nightcall-")) + "/";

function bundle(source, ...options) {
  // Its output goes through a pipe: written to a file, esbuild-wasm calls itself without end.
  const said = spawnSync(
    process.execPath,
    [
      path("node_modules/esbuild-wasm/bin/esbuild"),
      path(source),
      `--outdir=${built}`,
      "--bundle",
      "--minify",
      "--format=esm",
      "--target=es2020",
      "--legal-comments=none",
      "--log-level=warning",
      ...options,
    ],
    { stdio: "pipe", encoding: "utf8" },
  );
  process.stdout.write(said.stdout + said.stderr);
  if (said.status !== 0) process.exit(1);
}

bundle(
  "src/main.tsx",
  `--metafile=${built}made.json`,
  "--entry-names=nightcall.[hash]",
  "--chunk-names=[name].[hash]",
  "--splitting",
  "--jsx=automatic",
  "--jsx-import-source=preact",
);
bundle("src/pocket/worker.ts", "--entry-names=pocket");

const { outputs } = JSON.parse(readFileSync(`${built}made.json`, "utf8"));
const made = Object.fromEntries(
  Object.entries(outputs).map(([file, about]) => [`/static/${basename(file)}`, about]),
);
const script = Object.keys(made).find((name) => made[name].entryPoint?.endsWith("src/main.tsx"));
const sheet = `/static/${basename(made[script].cssBundle)}`;
/** What a script cannot begin without, besides itself. */
const needs = (name) =>
  made[name].imports
    .filter(({ kind }) => kind === "import-statement")
    .map(({ path }) => `/static/${basename(path)}`)
    .flatMap((other) => [other, ...needs(other)]);
const first = [...new Set(needs(script))];

rmSync(to, { recursive: true, force: true });
mkdirSync(to, { recursive: true });
for (const name of Object.keys(made)) {
  const contents = readFileSync(built + basename(name));
  writeFileSync(to + basename(name), contents);
  const when = [script, sheet, ...first].includes(name) ? "at once" : "when it is opened";
  console.log(`${basename(name)} ${Math.ceil(gzipSync(contents).length / 1000)} kB, ${when}`);
}

// A Python for browsers and its worker, each also packed: they are large, and a server packs nothing
// of that size by itself.
const python = path("node_modules/pyodide/");
const parts = {
  "worker.js": `${built}pocket.js`,
  "msgspec.whl": path("node_modules/.pocket/msgspec.whl"),
};
for (const name of ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json"])
  parts[name] = python + name;
parts["python_stdlib.zip"] = `${python}python_stdlib.zip`;
const hash = createHash("sha256");
for (const file of Object.values(parts)) hash.update(readFileSync(file));
const version = hash.digest("hex").slice(0, 12);
mkdirSync(`${to}pocket/${version}`, { recursive: true });
for (const [name, file] of Object.entries(parts)) {
  const contents = readFileSync(file);
  writeFileSync(`${to}pocket/${version}/${name}`, contents);
  if (!/\.(zip|whl)$/.test(name))
    writeFileSync(`${to}pocket/${version}/${name}.gz`, gzipSync(contents));
}

const page = readFileSync(path("src/index.html"), "utf8")
  .replace("/pocket.js", `/pocket/${version}/worker.js`)
  .replace("/main.css", sheet)
  .replace("/main.js", script)
  .replace(
    "</head>",
    `${first.map((name) => `<link rel="modulepreload" href="${name}" />`).join("")}</head>`,
  );
writeFileSync(`${to}index.html`, page);
const kept = ["/", "/icons.svg", "/icon.svg", ...Object.keys(made)];
const worker = readFileSync(path("src/worker.js"), "utf8");
writeFileSync(`${to}worker.js`, worker.replace("FILES = []", `FILES = ${JSON.stringify(kept)}`));
rmSync(built, { recursive: true, force: true });
