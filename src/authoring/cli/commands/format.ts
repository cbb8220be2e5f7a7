import { formatText } from "../../compiler/index.ts";
import { writeWholeFiles } from "../../write-files.ts";
import type { CliContext, ExitCode } from "../cli-context.ts";
import { type Arguments, type Command, dryRunOption, jsonOption } from "../command.ts";
import { readFormattedFiles } from "../project-folder.ts";

/** Writes every definition and example in the standard layout, or lists those that would change. */
export const format: Command = {
  name: "format",
  forms: [{ takes: "", help: "Rewrites every definition in the standard layout." }],
  options: {
    check: { help: "Lists the files that would change, writes nothing, and exits 1 if there are some." },
    "dry-run": dryRunOption,
    json: jsonOption,
  },
  run: runFormat,
};

async function runFormat(given: Arguments, { root, write }: CliContext): Promise<ExitCode> {
  const changed = readFormattedFiles(root).flatMap(({ path, text }) => {
    const formatted = formatText(path, text);
    return formatted === text ? [] : [{ path, text: formatted }];
  });
  const isCheck = given.has("check");
  const paths = changed.map(({ path }) => path);
  if (!isCheck && !given.has("dry-run")) writeWholeFiles(root, changed);
  if (given.has("json")) write(`${JSON.stringify(paths, null, 2)}\n`);
  else if (changed.length === 0) write("Every file is formatted.\n");
  else if (isCheck || given.has("dry-run"))
    write(`${paths.map((path) => `${path} is not formatted.\n`).join("")}Run \`npm run screens -- format\`.\n`);
  else write(`Formatted ${paths.join(", ")}.\n`);
  return isCheck && changed.length > 0 ? 1 : 0;
}
