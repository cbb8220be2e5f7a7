// Global setup of the tests without a browser: schemas for editors of the project beside the shipped one, which nobody reads but they.
import { resolve } from "node:path";
import { generateFiles, writeOutputs } from "../../../src/authoring/generate/files/index.ts";

export async function setup(): Promise<void> {
  const library = resolve("tests/projects/library");
  writeOutputs(library, await generateFiles(process.cwd(), library));
}
