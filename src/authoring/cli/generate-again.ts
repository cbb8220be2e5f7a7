import { existsSync } from "node:fs";
import { join } from "node:path";
import { generate, generates } from "../edits/drafts/index.ts";
import { screenTypesFile } from "../generate/screen-types/index.ts";
import type { CliContext } from "./cli-context.ts";
import { generateIn } from "./commands/generate.ts";

/** Writes again what a project generates from its definitions; false when its own script for that failed. */
export async function generateAgain({ root, logError }: Pick<CliContext, "root" | "logError">): Promise<boolean> {
  if (generates(root)) {
    logError("Generates tables and types: `npm run generate`.\n");
    return generate(root);
  }
  // A project inside an app has no package of its own.
  if (existsSync(join(root, screenTypesFile))) await generateIn(root);
  return true;
}
