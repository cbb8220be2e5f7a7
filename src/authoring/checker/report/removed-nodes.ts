// A node that an overlay takes out while the screen still names it: the overlay's line is the place, and all that names the node follows.
import { type Problem, quoteName } from "../../../core/format/index.ts";
import { joinPointer, valueAt } from "../../../core/json/index.ts";

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf("/"));

interface Files {
  readonly paths: readonly string[];
  parse(path: string): unknown;
}

/** Where an overlay beside a file takes out a node. */
function findRemoval({ subject, at }: Problem, { paths, parse }: Files): Problem["at"] | undefined {
  if (subject?.kind !== "node" || subject.is !== "missing") return undefined;
  const pointer = joinPointer("/nodes", subject.name);
  const file = paths.find((path) => path !== at.file && folderOf(path) === folderOf(at.file) && valueAt(parse(path), pointer) === null);
  return file === undefined ? undefined : { file, pointer, on: "key" };
}

export function blameRemovals(problems: readonly Problem[], files: Files): readonly Problem[] {
  const blamed = new Set<string>();
  return problems.map((problem) => {
    const at = findRemoval(problem, files);
    if (at === undefined) return problem;
    const name = problem.subject?.name ?? "";
    const { help: _, fix: __, ...rest } = problem;
    if (blamed.has(at.file + at.pointer)) return { ...rest, follows: { at, name } };
    blamed.add(at.file + at.pointer);
    return {
      ...rest,
      subject: { kind: "node", name, is: "other" as const },
      message: `The overlay takes out ${quoteName(name)}, which is still named.`,
      help: "Leave the node in, or change what names it as well.",
      at,
      related: [problem.at],
    };
  });
}
