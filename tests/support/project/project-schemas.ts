// Global setup of the tests without a browser: schemas for editors of the projects beside the shipped one, which nobody reads but they.
import { listProjects, projectOutputs } from "../../../scripts/contract/outputs.ts";
import { writeOutputs } from "../../../scripts/contract/write.ts";

export async function setup(): Promise<void> {
  const root = process.cwd();
  for (const project of listProjects(root)) writeOutputs(project, await projectOutputs(root, project));
}
