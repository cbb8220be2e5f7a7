/** `diff --breaks`: what a change of the project does to what was written for it before. */
import { type Compatibility, findBroken, locateProblems, reportText, UnreadableCatalogue } from "../../checker/index.ts";
import type { SourceFile } from "../../compiler/index.ts";
import { type CliContext, type ExitCode, UsageError } from "../cli-context.ts";
import type { Arguments } from "../command.ts";
import { readGitFiles } from "../read-git-files.ts";

export function runBreaks(given: Arguments, files: readonly SourceFile[], { root, write }: Pick<CliContext, "root" | "write">): ExitCode {
  const commit = given.get("against");
  if (commit === undefined) throw new UsageError("Name the commit whose files may break: `diff --breaks --against <commit>`.");
  const found = compare(readGitFiles(root, commit), files);
  write(given.has("json") ? writeJson(found) : writeText(found, commit));
  return found.broken.length === 0 ? 0 : 1;
}

function compare(then: readonly SourceFile[], now: readonly SourceFile[]): Compatibility {
  try {
    return findBroken(then, now);
  } catch (error) {
    if (error instanceof UnreadableCatalogue) throw new UsageError(`${error.message} Run \`check\` and solve it first.`);
    throw error;
  }
}

function writeText({ broken, fitting, texts }: Compatibility, commit: string): string {
  const blocks = broken.map(({ file, kind, problems }) => {
    const own = new Map([[file, texts.get(file) ?? ""]]);
    // The total of the report counts one file.
    const report = reportText(problems, own).split("\n").slice(0, -2).join("\n");
    return `${kind ?? "file"} ${file} breaks:\n${report}\n`;
  });
  const counts = Object.entries(fitting).map(([kind, count]) => `${count} ${kind}${count === 1 ? "" : "s"}`);
  return `${blocks.join("\n")}Of ${commit} still fit: ${counts.join(", ")}.\n`;
}

function writeJson({ broken, fitting, texts }: Compatibility): string {
  const files = broken.map(({ file, kind, problems }) => ({
    file,
    kind,
    problems: locateProblems(problems, texts).map(({ problem: { check, message, help }, line, column }) => ({
      line,
      column,
      check,
      message,
      help,
    })),
  }));
  return `${JSON.stringify({ broken: files, fitting }, null, 2)}\n`;
}
