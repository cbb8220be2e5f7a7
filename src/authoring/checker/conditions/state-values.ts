/** State values that are only ever one of a few, and what asks whether they are another one, or sets them to one that no node offers. */
import { listNames } from "../../../core/format/index.ts";
import { isObject } from "../../../core/json/index.ts";
import { findWriters } from "../queries/flows/state-writers.ts";
import type { ScreenIndex } from "../queries/screen-index.ts";
import type { Decided } from "./parts.ts";

type Literal = string | number | boolean | null;

interface Written {
  readonly pointer: string;
  /** Undefined where it may be anything. */
  readonly values: readonly Literal[] | undefined;
}

export function listStrangeStates(index: ScreenIndex): Decided[] {
  return Object.entries(index.screen.state ?? {}).flatMap(([name, entry]) => {
    const path = `state.${name}`;
    const isWhole = isObject(entry) && "initial" in entry;
    const pointer = isWhole ? `/state/${name}/initial` : `/state/${name}`;
    const written = [readWritten(index, isWhole ? entry["initial"] : entry, pointer), ...listSet(index, path)];
    const offered = listOffered(index, path);
    const strange = written.flatMap((one): Decided[] => {
      const lost = one.values?.find(
        (value) => typeof value === "number" && offered !== undefined && offered.length > 0 && !offered.includes(value),
      );
      return lost === undefined
        ? []
        : [{ where: { pointer: one.pointer }, message: `No entry of what is bound to \`${path}\` is \`${String(lost)}\`.` }];
    });
    const all = [offered, ...written.map(({ values }) => values)];
    if (strange.length > 0 || all.includes(undefined)) return strange;
    const known = [...new Set(all.flatMap((values) => values ?? []))];
    return index.analysis.sites.flatMap(({ pointer: where, checked }): Decided[] => {
      const lost = asked(checked.ast, name).find((value) => !known.includes(value));
      const usual = listNames(
        known.map((value) => JSON.stringify(value)),
        "or",
      );
      return lost === undefined
        ? []
        : [{ where: { pointer: where }, message: `\`${path}\` is never ${JSON.stringify(lost)}: it is ${usual}.` }];
    });
  });
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
    return Array.isArray(entries) ? [...entries.keys()] : undefined;
  });
  return all.includes(undefined) ? undefined : all.flatMap((one) => one ?? []);
}

/** Texts and numbers that a state value is compared with. */
function asked(ast: unknown, name: string): Literal[] {
  if (!Array.isArray(ast)) return [];
  const [op, left, right]: unknown[] = ast;
  const isIt = (one: unknown) => Array.isArray(one) && one[0] === "." && one[1] === "state" && one[2] === name && one.length === 3;
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
