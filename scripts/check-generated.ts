// Fails when a generated file is not what the sources give, and names it.
import { join } from "node:path";
import { contractOutputs, listProjects, projectOutputs } from "./contract/outputs.ts";
import { findStale } from "./contract/write.ts";
import { serveFiles } from "./serve/files.ts";
import { tableOutputs } from "./tables/outputs.ts";

async function run(root: string): Promise<void> {
  const outputs = new Map([...(await contractOutputs(root)), ...serveFiles(root), ...tableOutputs(root)]);
  const { changed, vanished } = findStale(root, outputs);
  for (const project of listProjects(root)) {
    const stale = findStale(project, await projectOutputs(root, project));
    // Their schemas are not checked in: the tests make them.
    changed.push(...stale.changed.filter((path) => path.endsWith(".ts")).map((path) => join(project, path)));
    vanished.push(...stale.vanished.map((path) => join(project, path)));
  }
  for (const path of changed) process.stderr.write(`${path} differs from its sources. Run \`npm run generate\`.\n`);
  for (const path of vanished) process.stderr.write(`${path} has no source any more. Delete it.\n`);
  process.exitCode = changed.length + vanished.length === 0 ? 0 : 1;
}

run(process.cwd());
