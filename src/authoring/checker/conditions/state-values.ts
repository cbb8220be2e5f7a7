/** State values that are only ever one of a few, and what asks whether they are another one, or sets them to one that no node offers. */
import { showExpression } from "../../../core/expression/index.ts";
import { listNames } from "../../../core/format/index.ts";
import { isObject } from "../../../core/json/index.ts";
import { findWriters } from "../queries/flows/state-writers.ts";
import type { ScreenIndex } from "../queries/screen-index.ts";
import { meets } from "./comparison.ts";
import type { Decided } from "./parts.ts";

type Literal = string | number | boolean | null;

interface Written {
  readonly pointer: string;
  /** Undefined where it may be anything. */
  readonly values: readonly Literal[] | undefined;
}

export function listStrangeStates(index: ScreenIndex): Decided[] {
  return Object.keys(index.screen.state ?? {}).flatMap((name) => {
    const path = `state.${name}`;
    const offered = listOffered(index, path);
    const strange = listWritten(index, name).flatMap((one): Decided[] => {
      const lost = one.values?.find(
        (value) => typeof value === "number" && offered !== undefined && offered.length > 0 && !offered.includes(value),
      );
      return lost === undefined
        ? []
        : [{ where: { pointer: one.pointer }, message: `No entry of what is bound to \`${path}\` is \`${String(lost)}\`.` }];
    });
    const known = strange.length > 0 ? undefined : listKnown(index, name);
    if (known === undefined) return strange;
    const usual = listNames(
      known.map((value) => JSON.stringify(value)),
      "or",
    );
    return index.analysis.sites.flatMap(({ pointer, checked }): Decided[] => {
      const lost = asked(checked.ast, name).find((value) => !known.includes(value));
      const decided = findDecided(checked.ast, name, known);
      return [
        ...(lost === undefined ? [] : [`\`${path}\` is never ${JSON.stringify(lost)}`]),
        ...(decided === undefined ? [] : [`\`${decided.part}\` ${decided.verdict}`]),
      ].map((message) => ({ where: { pointer }, message: `${message}: ${lost === undefined ? `\`${path}\`` : "it"} is ${usual}.` }));
    });
  });
}

/** All that a state value can be; undefined where it may be anything. */
function listKnown(index: ScreenIndex, name: string, seen: readonly string[] = []): readonly Literal[] | undefined {
  const copied = (ast: unknown) => {
    const other = Array.isArray(ast) && ast[0] === "." && ast[1] === "state" && ast.length === 3 ? String(ast[2]) : undefined;
    return other === undefined ? undefined : seen.includes(other) ? [] : listKnown(index, other, [...seen, name]);
  };
  const all = [
    listOffered(index, `state.${name}`),
    ...listWritten(index, name).map(({ pointer, values }) => values ?? copied(index.analysis.siteAt(pointer)?.checked.ast)),
  ];
  return all.includes(undefined) ? undefined : [...new Set(all.flatMap((values) => values ?? []))];
}

/** What it is at first, and what steps set it to. */
function listWritten(index: ScreenIndex, name: string): Written[] {
  const entry = index.screen.state?.[name];
  const isWhole = isObject(entry) && "initial" in entry;
  const pointer = isWhole ? `/state/${name}/initial` : `/state/${name}`;
  return [readWritten(index, isWhole ? entry["initial"] : entry, pointer), ...listSet(index, `state.${name}`)];
}

/** A comparison that all numbers meet that it can be, or none. */
function findDecided(ast: unknown, name: string, known: readonly Literal[]): { part: string; verdict: string } | undefined {
  if (!Array.isArray(ast)) return undefined;
  const [sign, left, literal]: unknown[] = ast;
  if ((sign === "<" || sign === ">" || sign === "<=" || sign === ">=") && isState(left, name) && typeof literal === "number") {
    const met = known.filter((value) => meets(value, { subject: name, sign, literal })).length;
    if (met === 0 || met === known.length) return { part: showExpression(ast), verdict: met === 0 ? "never holds" : "always holds" };
  }
  return ast.map((part: unknown) => findDecided(part, name, known)).find((found) => found !== undefined);
}

function isState(ast: unknown, name: string): boolean {
  return Array.isArray(ast) && ast[0] === "." && ast[1] === "state" && ast[2] === name && ast.length === 3;
}

function readWritten(index: ScreenIndex, value: unknown, pointer: string): Written {
  const ast: unknown = typeof value === "string" && /[{}]/.test(value) ? index.analysis.siteAt(pointer)?.checked.ast : value;
  return { pointer, values: literalsOf(ast) };
}

function literalsOf(ast: unknown): readonly Literal[] | undefined {
  if (ast === null || typeof ast === "string" || typeof ast === "number" || typeof ast === "boolean") return [ast];
  if (!Array.isArray(ast) || ast[0] !== "?:") return undefined;
  const [yes, no] = [literalsOf(ast[2]), literalsOf(ast[3])];
  return yes === undefined || no === undefined ? undefined : [...yes, ...no];
}

function listSet(index: ScreenIndex, path: string): Written[] {
  return findWriters(index, path).steps.map(({ step, pointer }) =>
    step.do === "set" && step.path === path ? readWritten(index, step.to, `${pointer}/to`) : { pointer, values: undefined },
  );
}

/** What the nodes that are bound to it can make of it: none where there are none. */
function listOffered(index: ScreenIndex, path: string): readonly Literal[] | undefined {
  const bound = index.nodes.filter(({ node }) => node.bind === path || node.bind?.startsWith(`${path}.`) === true);
  const all = bound.map(({ node, widget }): readonly Literal[] | undefined => {
    const entries: unknown = widget?.selectsView === true ? Object.values(node.props ?? {}).find(Array.isArray) : undefined;
    return Array.isArray(entries) ? [...entries.keys()] : listRange(widget?.value);
  });
  return all.includes(undefined) ? undefined : all.flatMap((one) => one ?? []);
}

/** Whole numbers between two limits, such as stars. */
function listRange(value: unknown): readonly number[] | undefined {
  if (!isObject(value)) return undefined;
  const { type, minimum: least, maximum: most } = value;
  const isShort = type === "integer" && typeof least === "number" && typeof most === "number" && most - least <= 20;
  return isShort ? Array.from({ length: most - least + 1 }, (_, at) => least + at) : undefined;
}

/** Texts and numbers that a state value is compared with. */
function asked(ast: unknown, name: string): Literal[] {
  if (!Array.isArray(ast)) return [];
  const [op, left, right]: unknown[] = ast;
  const isIt = (one: unknown) => isState(one, name);
  const isEqual = op === "==" || op === "!=";
  const others: unknown[] =
    isEqual && isIt(left)
      ? [right]
      : isEqual && isIt(right)
        ? [left]
        : op === "in" && isIt(left) && Array.isArray(right)
          ? right.slice(1)
          : [];
  const own = others.filter((one) => typeof one === "string" || typeof one === "number");
  return [...own, ...ast.flatMap((part) => asked(part, name))];
}
