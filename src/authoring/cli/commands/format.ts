import type { CliContext, ExitCode } from "../cli-context.ts";
import { formatText } from "../format-text.ts";
import { readOptions } from "../options.ts";
import { readScreenFiles, writeProjectFile } from "../project-folder.ts";

/** Writes every definition and example in the standard layout, or lists those that would change. */
export async function runFormat(args: readonly string[], { root, write }: CliContext): Promise<ExitCode> {
  const { values } = readOptions(args, { check: "boolean" });
  const changed = readScreenFiles(root).flatMap(({ path, text }) => {
    const formatted = formatText(path, text);
    return formatted === text ? [] : [{ path, text: formatted }];
  });
  if (values["check"] === true) {
    for (const { path } of changed) write(`${path} is not formatted.\n`);
    if (changed.length > 0) write("Run `npm run screens -- format`.\n");
    return changed.length === 0 ? 0 : 1;
  }
  for (const { path, text } of changed) writeProjectFile(root, path, text);
  write(changed.length === 0 ? "Every file is formatted.\n" : `Formatted ${changed.map(({ path }) => path).join(", ")}.\n`);
  return 0;
}
