/** `diff --breaks`: what a change of the project does to what was written for it before. */

import { quoteName } from "../../../core/format/index.ts";
import { count } from "../../../core/text/index.ts";
import {
  type Compatibility,
  findBroken,
  type LocatedProblem,
  locateProblems,
  reportEach,
  UnreadableCatalogue,
  type WrittenKind,
} from "../../checker/index.ts";
import { readDefinitionPath, type SourceFile } from "../../compiler/index.ts";
import { findFiles, readCheckPages, readSourceText } from "../../project/index.ts";
import { type CliContext, type ExitCode, UsageError } from "../cli-context.ts";
import type { Arguments } from "../command.ts";
import { readCommit } from "../read-commit.ts";
import {
  type BrokenTemplate,
  isMockSeed,
  judgeTemplates,
  listTemplates,
  type StoredTemplate,
  type TemplateCompatibility,
} from "./stored-templates.ts";

interface Judged extends Compatibility {
  readonly templates: TemplateCompatibility;
}

export function runBreaks(given: Arguments, files: readonly SourceFile[], { root, write }: Pick<CliContext, "root" | "write">): ExitCode {
  const commit = given.get("against");
  if (commit === undefined) throw new UsageError("Name the commit whose files may break: `diff --breaks --against <commit>`.");
  if (given.positionals.length > 0 || given.has("market") || given.has("promotion"))
    throw new UsageError("`--breaks` is of all files: leave out the screen, the market and the promotion.");
  const then = readCommit(root, commit);
  const stored = listTemplates([...then.filter(isMockSeed), ...readFolder(root, given.get("templates"))]);
  const found: Judged = { ...compare(then, files), templates: judgeTemplates(stored, then, files) };
  write(given.has("json") ? writeJson(found) : writeText(found, commit));
  return found.broken.length + found.templates.broken.length === 0 ? 0 : 1;
}

function readFolder(root: string, folder: string | undefined): SourceFile[] {
  if (folder === undefined) return [];
  const paths = findFiles(root, folder);
  if (paths.length === 0) throw new UsageError(`${quoteName(folder)} has no JSON files.`);
  return paths.map((path) => ({ path, text: readSourceText(root, path) }));
}

function compare(then: readonly SourceFile[], now: readonly SourceFile[]): Compatibility {
  try {
    return findBroken(then, now);
  } catch (error) {
    if (error instanceof UnreadableCatalogue) throw new UsageError(`${error.message} Run \`check\` and solve it first.`);
    throw error;
  }
}

function writeText({ broken, fitting, texts, templates }: Judged, commit: string): string {
  const blocks = broken.map(({ file, kind, problems }) => {
    const own = new Map([[file, texts.get(file) ?? ""]]);
    return `${kind ?? "file"} ${file} breaks:\n${reportEach(problems, own)}`;
  });
  const kinds = Object.keys(fitting) as WrittenKind[];
  const lines = [
    ...kinds.map((kind) => writeFitting(kind, fitting[kind].map(nameOf))),
    writeFitting("stored template", templates.fitting.map(nameTemplate)),
  ];
  return `${[...blocks, ...templates.broken.map(writeTemplate)].join("\n")}Of ${commit} still fit:\n${lines.join("")}`;
}

function writeFitting(kind: string, names: readonly string[]): string {
  return `  ${count(names.length, kind)}${names.length === 0 ? "" : `: ${names.join(", ")}`}\n`;
}

/** What a file is called by those who use it: `order-form`, `order-form north`, `site-footer`. */
function nameOf(file: string): string {
  const { screen, fragment, variant } = readDefinitionPath(file);
  return [screen ?? fragment ?? file, variant].filter((part) => part !== undefined).join(" ");
}

function nameTemplate({ file, pointer, screen }: StoredTemplate): string {
  const id: unknown = Reflect.get(screen, "id");
  return `${typeof id === "string" ? id : "screen"} (${file}#${pointer})`;
}

function writeTemplate(template: BrokenTemplate): string {
  const pages = readCheckPages();
  const lines = template.refused.map(
    ({ market, path, reason }) =>
      `  ${market}: ${path === "" ? "the screen" : path}  ${reason}\n    ${pages.get(reason)?.what ?? "The reader does not take it."}\n`,
  );
  return `stored template ${nameTemplate(template)} breaks:\n${lines.join("")}\n`;
}

function writeProblem({ problem: { check, message, help }, line, column }: LocatedProblem) {
  return { line, column, check, message, help };
}

function writeJson({ broken, fitting, texts, templates }: Judged): string {
  const files = broken.map(({ file, kind, problems }) => ({
    file,
    kind,
    problems: locateProblems(problems, texts).map(({ consequences, ...cause }) => ({
      ...writeProblem(cause),
      ...(consequences.length > 0 && { consequences: consequences.map(writeProblem) }),
    })),
  }));
  const place = ({ file, pointer }: StoredTemplate) => ({ file, pointer });
  const stored = {
    broken: templates.broken.map((template) => ({ ...place(template), refused: template.refused })),
    fitting: templates.fitting.map(place),
  };
  return `${JSON.stringify({ broken: files, fitting, templates: stored }, null, 2)}\n`;
}
