import type { SourcePointer } from "../../../../core/format/index.ts";
import { projectCheck } from "../../check.ts";
import { coreOf, corePath } from "../../names/core-path.ts";
import { areOfOne, isIdName, subjectOf } from "../../names/id-names.ts";
import { listSlips, listTakers } from "../../names/takers.ts";
import { createScreenQuery } from "../../queries/project-index.ts";
import type { ScreenIndex } from "../../queries/screen-index.ts";

export const idKeepsItsKind = projectCheck({ id: "id-keeps-its-kind", isGuess: true }, (project, report, analysesOf) => {
  const passed = listPassed(project, analysesOf);
  const kinds = joinKinds(passed);
  for (const { name, at } of listPlaced(project, analysesOf))
    if (passed.some((one) => one.name === name && isIdName(one.field)))
      report(at, {
        message: `\`${name}\` takes the place of an entry, and elsewhere an id.`,
        help: "Pass on the id of the entry: its place is another one when the list changes.",
      });
  for (const { name, field, at } of passed.filter(isUnlike)) {
    const [own, other] = [kinds(name), kinds(field)];
    if (own.has(field) || ![own, other].every((kind) => [...kind].some(isIdName))) continue;
    const like = passed.find((one) => one.name === name && !isUnlike(one))?.field;
    report(at, {
      message: `\`${name}\` takes \`${field}\`, which is an id of something else${like === undefined ? "" : `: elsewhere it takes \`${like}\``}.`,
      help: "Pass on the id that is meant.",
    });
  }
});

/** A value that is passed on: who takes it, and what it was called before. */
interface Passed {
  readonly name: string;
  readonly field: string;
  readonly at: SourcePointer;
  /** Another check says that something else was meant. */
  readonly isSlip: boolean;
}

const listPassed = createScreenQuery((index: ScreenIndex): Passed[] => {
  const slips = new Set(listSlips(index).map(({ taker }) => taker.pointer));
  const compared = index.analysis.sites.flatMap(({ pointer, checked }) =>
    comparedIn(checked.ast).map(([name, field]) => ({ name, field, at: index.variant.originOf(pointer), isSlip: false })),
  );
  const taken = listTakers(index).flatMap(({ name, path, aliases, pointer }) => {
    const field = path.at(-1) ?? "";
    // Whose device it is belongs to nobody else, which another check says.
    return aliases.includes(field) || path[0] === "launch"
      ? []
      : [{ name, field, at: index.variant.originOf(pointer), isSlip: slips.has(pointer) }];
  });
  return [...taken, ...compared];
});

/** What takes the place of an entry in its list. */
const listPlaced = createScreenQuery(({ analysis, variant }: ScreenIndex): Pick<Passed, "name" | "at">[] =>
  analysis.sites.flatMap(({ pointer, checked }) => {
    const [, name] = /\/(?:input|params|values|with)\/(\w+)$/.exec(pointer) ?? [];
    return name !== undefined && String(coreOf(checked.ast)) === ".,index" ? [{ name, at: variant.originOf(pointer) }] : [];
  }),
);

/** The last names of both sides of each comparison. */
function comparedIn(ast: unknown): (readonly [string, string])[] {
  if (!Array.isArray(ast)) return [];
  const [left, right] = ast[0] === "==" || ast[0] === "!=" ? [corePath(ast[1])?.at(-1), corePath(ast[2])?.at(-1)] : [];
  return [...(left === undefined || right === undefined ? [] : [[left, right] as const]), ...ast.flatMap(comparedIn)];
}

/** Names that have no word in common; one of both is known as that of an id. */
function isUnlike({ name, field, isSlip }: Passed): boolean {
  return !isSlip && !areOfOne(name, field) && (isIdName(name) || isIdName(field));
}

/** Of each name, those that take from each other: by their words, or in several places. */
function joinKinds(passed: readonly Passed[]): (name: string) => ReadonlySet<string> {
  const kinds = new Map<string, Set<string>>();
  const places = new Map<string, Set<string>>();
  for (const { name, field, at } of passed) {
    const pair = [name, field].sort().join(" ");
    places.set(pair, (places.get(pair) ?? new Set()).add(`${at.file}${at.pointer}`));
  }
  for (const one of passed) {
    const { name, field } = one;
    if (isUnlike(one) && (places.get([name, field].sort().join(" "))?.size ?? 0) < 2) continue;
    if (!isUnlike(one) && (one.isSlip || !areOfOne(name, field) || field === "id" || name === "id")) continue;
    const joined = new Set([name, field, ...(kinds.get(name) ?? []), ...(kinds.get(field) ?? [])]);
    for (const member of joined) kinds.set(member, joined);
  }
  const alike = (name: string) => [...kinds].filter(([other]) => subjectOf(other).length > 0 && areOfOne(name, other));
  return (name) => kinds.get(name) ?? new Set(alike(name).flatMap(([, kind]) => [...kind]));
}
