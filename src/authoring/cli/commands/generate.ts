import { engineRoot } from "../../project/index.ts";
import type { CliContext, ExitCode } from "../cli-context.ts";
import type { Arguments, Command } from "../command.ts";

/** Writes what is generated from schemas and widgets; what stands there already is not touched. */
export const generate: Command = {
  name: "generate",
  forms: [{ takes: "", help: "Writes the schemas for editors, and the types of the project's widgets and entities." }],
  options: { check: { help: "Writes nothing, and exits with 1 where a file differs from its sources." } },
  run: runGenerate,
};

async function runGenerate(given: Arguments, { root, write }: CliContext): Promise<ExitCode> {
  // Only here, because what writes types takes longer to load than the check of all screens.
  const { findStale, generateFiles, writeOutputs } = await import("../../generate/index.ts");
  const files = await generateFiles(engineRoot, root);
  const isCheck = given.has("check");
  const { changed, vanished } = isCheck ? findStale(root, files) : writeOutputs(root, files);
  write(changed.map((path) => `${path} ${isCheck ? "differs from its sources." : "written."}\n`).join(""));
  write(vanished.map((path) => `${path} has no source any more. Delete it.\n`).join(""));
  return vanished.length > 0 || (isCheck && changed.length > 0) ? 1 : 0;
}
