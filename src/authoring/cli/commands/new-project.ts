/** `new project`: a whole product in a folder of its own. */
import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { makeProject, type ProjectNames } from "../../edits/drafts/index.ts";
import { readVersion, writeWholeFiles } from "../../project/index.ts";
import { type CliContext, type ExitCode, UsageError } from "../cli-context.ts";
import type { Arguments, CommandForm } from "../command.ts";
import { generateIn } from "./generate.ts";

export const projectForm: CommandForm = {
  takes: "project <folder>",
  help: "Makes a product: two screens in two markets, with widgets, mock data and tests.",
  options: ["market", "language"],
};

/** Of the first market of a project. */
export const nameOptions = {
  market: { value: "<name>", help: "the name of its first market." },
  language: { value: "<tag>", help: "the language of its first market. Default: English." },
} as const;

export function readNames({ get }: Arguments): ProjectNames {
  return { market: get("market"), language: get("language") };
}

/** What a language of one's own leaves to its author, below the folder of the project. */
export function sayUntranslated({ get }: Arguments, root = ""): string {
  if (get("language") === undefined) return "";
  const command = `npx layar texts export${root}`;
  return `Words that nobody has in this language yet are English: \`${command}\`. Its market has no currency yet: \`symbol\` in its file.\n`;
}

export async function newProject(given: Arguments, { cwd, write }: CliContext): Promise<ExitCode> {
  const [, folder] = given.positionals;
  if (folder === undefined) throw new UsageError("Say in which folder: `new project <folder>`.");
  const target = resolve(cwd, folder);
  if (existsSync(target) && readdirSync(target).length > 0) throw new UsageError(`${folder} is not empty. Name a new folder.`);
  const files = makeProject(target, readNames(given), readVersion());
  const isDry = given.has("dry-run");
  if (!isDry) {
    writeWholeFiles(
      target,
      [...files].map(([path, text]) => ({ path, text })),
    );
    await generateIn(target);
  }
  const made = [...files.keys()].map((path) => join(folder, path));
  if (given.has("json")) write(`${JSON.stringify({ made }, null, 2)}\n`);
  else if (isDry) write(made.map((path) => `Would write ${path}\n`).join(""));
  else write(`Wrote ${made.length} files to ${folder}.\n${sayUntranslated(given)}\n  cd ${folder}\n  npm install\n  npm start\n`);
  return 0;
}
