// What was done since the last commit explains names that lead nowhere: their file was deleted, or they are named otherwise now.
import { type Problem, quoteName, type SourcePointer } from "../../../core/format/index.ts";
import { deepEqual, isContainer, isObject, joinPointer } from "../../../core/json/index.ts";
import { count } from "../../../core/text/index.ts";
import { parseLoosely, type SourceFile } from "../../compiler/index.ts";
import { createMentionIndex } from "../../language/names/index.ts";
import { leadsNowhere } from "./consequences.ts";
import { findTextRange } from "./text-range.ts";

type Texts = ReadonlyMap<string, string>;

/** Whether anything that was committed can explain one of these. */
export function asksForHistory(problems: readonly Problem[]): boolean {
  return problems.some((problem) => lostName(problem) !== undefined);
}

/**
 * The problems, with those that a deleted or a renamed part comes to joined to one each.
 *
 * @param committed The definitions as they were committed last.
 */
export function blameChanges(problems: readonly Problem[], texts: Texts, committed: readonly SourceFile[]): readonly Problem[] {
  const deleted = committed.filter(({ path }) => !texts.has(path));
  const changed = committed.filter(({ path, text }) => path.endsWith(".json") && texts.has(path) && texts.get(path) !== text);
  const renamed = changed.flatMap(({ path, text }) => listRenamed(path, parseLoosely(text), parseLoosely(texts.get(path) ?? "")));
  return deleted.reduce(blameFile, askRenamed(problems, renamed, texts));
}

/** The name that nothing declares, without the path before it. */
function lostName(problem: Problem): string | undefined {
  return leadsNowhere(problem) ? problem.subject?.name.split(".").pop() : undefined;
}

/** One problem for all names that the file declared. */
function blameFile(problems: readonly Problem[], { path, text }: SourceFile): readonly Problem[] {
  const index = createMentionIndex({ listPaths: () => [path], textOf: () => text, valueOf: () => parseLoosely(text) });
  const declared = new Set(index.mentionsIn(path).flatMap(({ isDeclaration, name }) => (isDeclaration ? [name] : [])));
  const lost = problems.filter((problem) => declared.has(lostName(problem) ?? ""));
  const [first] = lost;
  if (first === undefined) return problems;
  const at: SourcePointer = { file: path, pointer: "", on: "value" };
  const names = new Set(lost.map(lostName)).size;
  const cause: Problem = {
    check: first.check,
    message: `The file is deleted since the last commit, and ${count(names, "name")} that it declared ${names === 1 ? "is" : "are"} used.`,
    help: `Take it back with \`git restore ${path}\`, or take out what uses them.`,
    at,
    role: "file",
  };
  return [cause, ...problems.map((one) => (lost.includes(one) ? { ...one, follows: { at, name: lostName(one) ?? "" } } : one))];
}

interface Renamed {
  readonly from: string;
  readonly to: string;
  /** Where it is declared now. */
  readonly at: SourcePointer;
}

/** Keys that went where exactly one came with the same value, and ids of what is otherwise as it was. */
function listRenamed(file: string, before: unknown, after: unknown, pointer = ""): Renamed[] {
  if (!isContainer(before) || !isContainer(after)) return [];
  const [old, now] = [new Map<string, unknown>(Object.entries(before)), new Map<string, unknown>(Object.entries(after))];
  const gone = [...old].filter(([key]) => !now.has(key));
  const added = [...now].filter(([key]) => !old.has(key));
  const moved = isObject(after)
    ? gone.flatMap(([from, value]): Renamed[] => {
        const [found, another] = added.filter(([, other]) => deepEqual(value, other));
        return found === undefined || another !== undefined ? [] : [named(from, found[0], joinPointer(pointer, found[0]), "key")];
      })
    : [];
  const [from, to] = [old.get("id"), now.get("id")];
  const isNode =
    typeof from === "string" && typeof to === "string" && from !== to && deepEqual({ ...before, id: "" }, { ...after, id: "" });
  const inside = [...now].flatMap(([key, part]) => listRenamed(file, old.get(key), part, joinPointer(pointer, key)));
  return [...moved, ...(isNode ? [named(from, to, joinPointer(pointer, "id"), "value")] : []), ...inside];

  function named(from: string, to: string, at: string, on: "key" | "value"): Renamed {
    return { from, to, at: { file, pointer: at, on } };
  }
}

/** Asks whether the new name is meant, once for all places that have the old one. */
function askRenamed(problems: readonly Problem[], renamed: readonly Renamed[], texts: Texts): readonly Problem[] {
  const first = new Map<Renamed, Problem>();
  return problems.map((problem) => {
    const name = lostName(problem);
    const found = renamed.filter(({ from }) => from === name);
    const [meant] = found;
    // The same name may be another thing elsewhere, with another name now.
    if (meant === undefined || found.some(({ to }) => to !== meant.to)) return problem;
    const { help: _, fix: __, follows: ___, ...rest } = problem;
    const cause = first.get(meant);
    if (cause !== undefined) return { ...rest, follows: { at: cause.at, name: meant.from } };
    first.set(meant, problem);
    const written = findTextRange(texts.get(problem.at.file) ?? "", problem.at);
    const isName = texts.get(problem.at.file)?.slice(written.start, written.end) === meant.from;
    return {
      ...rest,
      help: `Was it renamed to ${quoteName(meant.to)}? Since the last commit that is its name where it is declared.`,
      related: [...(problem.related ?? []), meant.at],
      ...(isName && { fix: { title: `Write ${quoteName(meant.to)}`, at: problem.at, text: meant.to, isChoice: true as const } }),
    };
  });
}
