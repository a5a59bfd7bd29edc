// Builds the client into the package: one script, one style sheet, one page. Run by scripts/client.py.
import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import esbuild from "esbuild-wasm";

const to = new URL("../src/nightcall/server/static/", import.meta.url).pathname;

const built = await esbuild.build({
  entryPoints: [new URL("src/main.tsx", import.meta.url).pathname],
  bundle: true,
  minify: true,
  write: false,
  outdir: to,
  format: "esm",
  target: ["es2020", "safari14"],
  jsx: "automatic",
  jsxImportSource: "preact",
  legalComments: "none",
});

await rm(to, { recursive: true, force: true });
await mkdir(to, { recursive: true });
const names = {};
for (const file of built.outputFiles) {
  const kind = file.path.split(".").at(-1);
  const hash = createHash("sha256").update(file.contents).digest("hex").slice(0, 12);
  names[kind] = `nightcall.${hash}.${kind}`;
  await writeFile(to + names[kind], file.contents);
  console.log(`${names[kind]} ${Math.ceil(gzipSync(file.contents).length / 1000)} kB compressed`);
}
const page = await readFile(new URL("src/index.html", import.meta.url), "utf8");
await writeFile(
  to + "index.html",
  page.replace("/main.css", `/static/${names.css}`).replace("/main.js", `/static/${names.js}`),
);
