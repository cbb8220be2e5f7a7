/** Everything with a name that takes a value: inputs, parameters of screens and of the shell, what is stored or set. */
import type { Json } from "../../../core/format/index.ts";
import { isObject, joinPointer } from "../../../core/json/index.ts";
import { recordOf } from "../../compiler/index.ts";
import { listCalls } from "../queries/flows/calls.ts";
import type { ScreenIndex } from "../queries/screen-index.ts";
import { findSlip, type Roots, type Slip, type Taker } from "./at-hand.ts";
import { corePath } from "./core-path.ts";

/** What takers take although another value bears their name. */
export function listSlips(index: ScreenIndex): readonly (Slip & { readonly taker: Taker })[] {
  const known = rootsOf(index);
  return listTakers(index).flatMap((taker) => {
    const slip = findSlip(known, taker);
    return slip === undefined ? [] : [{ ...slip, taker }];
  });
}

/** All that is read by a path, values of the screen included. */
export function rootsOf({ analysis: { names } }: ScreenIndex): Roots {
  const values = Object.fromEntries(Object.entries(names.bare).map(([name, { type }]) => [name, type]));
  return { ...names.roots, values: { obj: { props: values } } };
}

type Entries = { readonly [name: string]: Json };
type Aliases = (name: string) => readonly unknown[];

export function listTakers(index: ScreenIndex): Taker[] {
  const calls = listCalls(index).flatMap(({ input, pointer, definition }) =>
    readGroup(index, { entries: input, at: `${pointer}/input`, aliases: (name) => aliasesIn(definition?.request?.properties, name) }),
  );
  const steps = index.steps.flatMap(({ step, pointer }) => {
    const group = (part: string, entries: Entries | undefined) => readGroup(index, { entries, at: `${pointer}/${part}` });
    const opened = recordOf(step).opens?.(step);
    if (opened !== undefined) return group("params", opened.params);
    if (step.do === "store") return group("values", step.values);
    if (step.do === "leave") return group("with", step.with);
    if (step.do === "native" || step.do === "track") return group("params", step.params);
    if (step.do !== "set") return [];
    return readGroup(index, {
      entries: { [step.path.slice(step.path.lastIndexOf(".") + 1)]: step.to },
      at: pointer,
      part: "to",
      sets: step.path,
    });
  });
  return [...calls, ...steps];
}

interface Group {
  readonly entries: Entries | undefined;
  readonly at: string;
  /** Where the only value stands, when it is not under its name. */
  readonly part?: string;
  readonly aliases?: Aliases;
  readonly sets?: string;
}

function readGroup({ analysis }: ScreenIndex, { entries = {}, at, part, sets, aliases = () => [] }: Group): Taker[] {
  const takers: Taker[] = [];
  for (const name of Object.keys(entries)) {
    const pointer = joinPointer(at, part ?? name);
    const path = corePath(analysis.siteAt(pointer)?.checked.ast);
    if (path !== undefined)
      takers.push({ name, pointer, path, beside: takers, aliases: aliases(name), ...(sets !== undefined && { sets }) });
  }
  return takers;
}

/** What `x-alias` of a schema's property lists. */
export function aliasesIn(properties: object | undefined, name: string): readonly unknown[] {
  const schema = new Map<string, unknown>(Object.entries(properties ?? {})).get(name);
  const aliases = isObject(schema) ? schema["x-alias"] : undefined;
  return Array.isArray(aliases) ? aliases : [];
}
