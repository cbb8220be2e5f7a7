import { engineRoot } from "../../project/index.ts";
import type { CliContext, ExitCode } from "../cli-context.ts";
import type { Arguments, Command } from "../command.ts";

/** Writes what is generated from schemas and widgets; what stands there already is not touched. */
export const generate: Command = {
  name: "generate",
  forms: [{ takes: "", help: "Writes the schemas for editors, and the types of the project's widgets, entities and screens." }],
  options: { check: { help: "Writes nothing, and exits with 1 where a file differs from its sources." } },
  run: runGenerate,
};

/** Only when it is needed, because what writes types takes longer to load than the check of all screens. */
const loadGenerator = () => import("../../generate/files/index.ts");

/** What a project generates, by path. */
export async function generatedFiles(root: string): Promise<ReadonlyMap<string, string>> {
  return (await loadGenerator()).generateFiles(engineRoot, root);
}

/** Writes what a project generates, where it is not as its sources give it. */
export async function generateIn(root: string): Promise<void> {
  await (await loadGenerator()).generateIn(root);
}

async function runGenerate(given: Arguments, { root, write }: CliContext): Promise<ExitCode> {
  const { findStale, generateFiles, writeOutputs } = await loadGenerator();
  const files = await generateFiles(engineRoot, root);
  const isCheck = given.has("check");
  const { changed, vanished } = isCheck ? findStale(root, files) : writeOutputs(root, files);
  write(changed.map((path) => `${path} ${isCheck ? "differs from its sources." : "written."}\n`).join(""));
  write(vanished.map((path) => `${path} has no source any more. Delete it.\n`).join(""));
  return vanished.length > 0 || (isCheck && changed.length > 0) ? 1 : 0;
}
