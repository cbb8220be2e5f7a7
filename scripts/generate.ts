// Writes all that is generated in this repository; with `--check` it writes nothing, and fails naming what differs from its sources.
import { join, resolve } from "node:path";
import { loadProject } from "../src/authoring/compiler/index.ts";
import { findStale, generateFiles, type Outputs, writeOutputs } from "../src/authoring/generate/files/index.ts";
import { readProjectFiles, serveConfigs } from "../src/authoring/vite/index.ts";
import { reportFolder } from "./package/report.ts";
import { bundleTypes } from "./package/types.ts";
import { assistantOutputs } from "./tables/assistant-files.ts";
import { tableOutputs } from "./tables/outputs.ts";

function serveOutputs(root: string): Outputs {
  const project = loadProject(readProjectFiles(root));
  return new Map([
    ["scripts/serve/nginx.conf", serveConfigs.nginx(project)],
    ["scripts/serve/Caddyfile", serveConfigs.caddy(project)],
  ]);
}

async function reportOutputs(root: string): Promise<Outputs> {
  const types = await bundleTypes(root);
  // What widgets take stands in git already.
  const written = [...types].filter(([name]) => name !== "widgets-shared.d.ts");
  return new Map(
    written.map(([name, text]) => [join(reportFolder, name), text.replaceAll("./widgets-shared.js", "../../src/widgets/types.gen.ts")]),
  );
}

/** Whether everything is as its sources give it, once it was written or, to check, without that. */
function bring(root: string, outputs: Outputs, isCheck: boolean, isKept = (_path: string) => true): boolean {
  const { changed, vanished } = isCheck ? findStale(root, outputs) : writeOutputs(root, outputs);
  const stale = isCheck ? changed.filter(isKept) : [];
  for (const path of stale) process.stderr.write(`${join(root, path)} differs from its sources. Run \`npm run generate\`.\n`);
  for (const path of vanished) process.stderr.write(`${join(root, path)} has no source any more. Delete it.\n`);
  return stale.length + vanished.length === 0;
}

async function run(engine: string, isCheck: boolean): Promise<void> {
  const report = await reportOutputs(".");
  // One of the tables is made of it.
  if (!isCheck) writeOutputs(".", report);
  const own = new Map([
    ...(await generateFiles(engine, engine)),
    ...serveOutputs("."),
    ...report,
    ...tableOutputs("."),
    ...assistantOutputs("."),
  ]);
  const library = "tests/projects/library";
  const others = await generateFiles(engine, resolve(library));
  // The schemas of the tests' project are not in git: the tests make them.
  const found = [bring(".", own, isCheck), bring(library, others, isCheck, (path) => path.endsWith(".ts"))];
  process.exitCode = found.every(Boolean) ? 0 : 1;
}

void run(process.cwd(), process.argv.includes("--check"));
