import { parseText, writeDefinition } from "../../compiler/index.ts";
import { type CliContext, type ExitCode, UsageError } from "../cli-context.ts";
import { migrateFiles } from "../migrate/migrate-files.ts";
import { readOptions } from "../options.ts";
import { readScreenFiles, removeProjectFile, writeProjectFile } from "../project-folder.ts";

/** Turns definitions of format 1 into format 2; on format 2 it changes nothing. */
export async function runMigrate(args: readonly string[], { root, write }: CliContext): Promise<ExitCode> {
  readOptions(args, {});
  const texts = readScreenFiles(root);
  const files = texts.map(({ path, text }) => {
    const parsed = parseText(path, text);
    if ("problems" in parsed) throw new UsageError(`${path} is no JSON, so nothing was migrated. ${parsed.problems[0]?.message ?? ""}`);
    return { path, value: parsed.value };
  });
  const { files: migrated, notes } = migrateFiles(files);
  const before = new Map(texts.map(({ path, text }) => [path, text]));
  const values = new Map(files.map(({ path, value }) => [path, value]));
  for (const { path, value } of migrated)
    if (JSON.stringify(values.get(path)) !== JSON.stringify(value)) writeProjectFile(root, path, writeDefinition(value));
  const kept = new Set(migrated.map(({ path }) => path));
  for (const path of before.keys()) if (!kept.has(path)) removeProjectFile(root, path);
  write(notes.length === 0 ? "Every file is in format 2 already.\n" : notes.map((note) => `${note}\n`).join(""));
  return 0;
}
