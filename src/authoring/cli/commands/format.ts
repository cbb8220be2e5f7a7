import { reportText } from "../../checker/index.ts";
import { formatText, parseText, type SourceFile } from "../../compiler/index.ts";
import { writeWholeFiles } from "../../project/index.ts";
import type { CliContext, ExitCode } from "../cli-context.ts";
import { type Arguments, type Command, dryRunOption, jsonOption } from "../command.ts";
import { readFormattedFiles } from "../project-folder.ts";

/** Writes every definition and example in the standard layout, or lists those that would change. */
export const format: Command = {
  name: "format",
  forms: [{ takes: "[files...]", help: "Rewrites every definition in the standard layout, or the JSON files that are named." }],
  options: {
    check: { help: "Lists the files that would change, writes nothing, and exits 1 if there are some." },
    "dry-run": dryRunOption,
    json: jsonOption,
  },
  run: runFormat,
};

async function runFormat(given: Arguments, { root, write, logError }: CliContext): Promise<ExitCode> {
  const files = readFormattedFiles(root, given.positionals);
  const changed = files.flatMap(({ path, text }) => {
    const formatted = formatText(path, text);
    return formatted === text ? [] : [{ path, text: formatted }];
  });
  // What is no JSON stays as it is.
  const problemsOf = ({ path, text }: SourceFile) => {
    const parsed = parseText(path, text);
    return "problems" in parsed ? parsed.problems : [];
  };
  const unread = files.filter((file) => problemsOf(file).length > 0);
  const broken = unread.flatMap(problemsOf);
  const isCheck = given.has("check");
  const paths = changed.map(({ path }) => path);
  if (!isCheck && !given.has("dry-run")) writeWholeFiles(root, changed);
  if (given.has("json")) write(`${JSON.stringify(paths, null, 2)}\n`);
  else if (changed.length === 0) write(broken.length === 0 ? "Every file is formatted.\n" : "");
  else if (isCheck || given.has("dry-run"))
    write(`${paths.map((path) => `${path} is not formatted.\n`).join("")}Run \`npx layar format\`.\n`);
  else write(`Formatted ${paths.join(", ")}.\n`);
  if (broken.length > 0) logError(reportText(broken, new Map(unread.map(({ path, text }) => [path, text]))));
  return broken.length > 0 || (isCheck && changed.length > 0) ? 1 : 0;
}
