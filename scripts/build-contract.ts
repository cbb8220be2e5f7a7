// Writes the generated schemas and the TypeScript types from schemas/ and widgets/*/*.schema.json; with a folder, those of the project in it.
import { contractOutputs, listProjects, projectOutputs } from "./contract/outputs.ts";
import { writeOutputs } from "./contract/write.ts";

async function run(root: string, named: string | undefined): Promise<void> {
  if (named === undefined) writeOutputs(root, await contractOutputs(root));
  for (const project of named === undefined ? listProjects(root) : [named]) writeOutputs(project, await projectOutputs(root, project));
}

void run(process.cwd(), process.argv[2]);
