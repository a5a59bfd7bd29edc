// Builds the client into the package: one script, one style sheet, one page, and what keeps them on a
// device. Run by scripts/client.py.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const path = (name) => fileURLToPath(new URL(name, import.meta.url));
const to = path("../src/nightcall/server/static/");
const built = mkdtempSync(join(tmpdir(), "nightcall-")) + "/";

// Its output goes through a pipe: written to a file, esbuild-wasm calls itself without end.
const said = spawnSync(
  process.execPath,
  [
    path("node_modules/esbuild-wasm/bin/esbuild"),
    path("src/main.tsx"),
    `--outdir=${built}`,
    "--bundle",
    "--minify",
    "--format=esm",
    "--target=es2022",
    "--jsx=automatic",
    "--jsx-import-source=preact",
    "--legal-comments=none",
    "--log-level=warning",
  ],
  { stdio: "pipe", encoding: "utf8" },
);
process.stdout.write(said.stdout + said.stderr);
if (said.status !== 0) process.exit(1);

rmSync(to, { recursive: true, force: true });
mkdirSync(to, { recursive: true });
let page = readFileSync(path("src/index.html"), "utf8");
const kept = ["/", "/icons.svg", "/icon.svg"];
for (const kind of ["js", "css"]) {
  const contents = readFileSync(`${built}main.${kind}`);
  const hash = createHash("sha256").update(contents).digest("hex").slice(0, 12);
  const name = `nightcall.${hash}.${kind}`;
  writeFileSync(to + name, contents);
  page = page.replace(`/main.${kind}`, `/static/${name}`);
  kept.push(`/static/${name}`);
  console.log(`${name} ${Math.ceil(gzipSync(contents).length / 1000)} kB compressed`);
}
writeFileSync(`${to}index.html`, page);
const worker = readFileSync(path("src/worker.js"), "utf8");
writeFileSync(`${to}worker.js`, worker.replace("FILES = []", `FILES = ${JSON.stringify(kept)}`));
rmSync(built, { recursive: true, force: true });
