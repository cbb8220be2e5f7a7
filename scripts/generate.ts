// Writes all that is generated in this repository; with `--check` it writes nothing, and fails naming what differs from its sources.
import { resolve } from "node:path";
import { loadProject } from "../src/authoring/compiler/index.ts";
import { findStale, generateFiles, type Outputs, writeOutputs } from "../src/authoring/generate/index.ts";
import { readProjectFiles, serveConfigs } from "../src/authoring/vite/index.ts";
import { tableOutputs } from "./tables/outputs.ts";

const configPaths = { nginx: "scripts/serve/nginx.conf", caddy: "scripts/serve/Caddyfile" };

function serveOutputs(root: string): Outputs {
  const { catalogue } = loadProject(readProjectFiles(root));
  return new Map([
    [configPaths.nginx, serveConfigs.nginx(catalogue)],
    [configPaths.caddy, serveConfigs.caddy(catalogue)],
  ]);
}

/** Of the project of the tests only types are kept: they make its schemas. */
async function testOutputs(root: string): Promise<Outputs> {
  const project = "tests/projects/library";
  const files = [...(await generateFiles(root, resolve(project)))].filter(([path]) => path.endsWith(".ts"));
  return new Map(files.map(([path, text]) => [`${project}/${path}`, text]));
}

async function run(root: string, isCheck: boolean): Promise<void> {
  const outputs = new Map([
    ...(await generateFiles(root, root)),
    ...(await testOutputs(root)),
    ...serveOutputs(root),
    ...tableOutputs(root),
  ]);
  const { changed, vanished } = findStale(root, outputs);
  if (!isCheck) writeOutputs(root, outputs);
  const stale = isCheck ? changed : [];
  for (const path of stale) process.stderr.write(`${path} differs from its sources. Run \`npm run generate\`.\n`);
  for (const path of vanished) process.stderr.write(`${path} has no source any more. Delete it.\n`);
  process.exitCode = stale.length + vanished.length === 0 ? 0 : 1;
}

void run(process.cwd(), process.argv.includes("--check"));
