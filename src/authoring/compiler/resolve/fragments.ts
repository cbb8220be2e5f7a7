// Inserts the shared nodes where a screen uses them, and their flows beside its own, before overlays are applied.

import {
  type FragmentDefinition,
  type MarketDefinition,
  missing,
  type Problem,
  quoteName,
  type ScreenDefinition,
  type SourcePointer,
} from "../../../core/format/index.ts";
import { isObject, type JsonObject, joinPointer } from "../../../core/json/index.ts";
import type { Catalogue, Project, Source } from "../project.ts";
import { listInside, nodesOf, siblingsOf } from "./nodes-of.ts";
import type { Origins } from "./origin.ts";

type FragmentUse = NonNullable<ScreenDefinition["fragments"]>[number];

/** The fragment of a name in one market, or the known names when there is none. */
export type FindFragment = (name: string) => Source<FragmentDefinition> | readonly string[];

/** A market's own fragment comes before the one for all. */
export function fragmentsOf({ fragments }: Pick<Project, "fragments">, market: MarketDefinition["id"] | undefined): FindFragment {
  return (name) => {
    const named = fragments.filter(({ value }) => value.fragment === name);
    const own = named.find(({ value }) => value.for?.market === market && market !== undefined);
    return own ?? named.find(({ value }) => value.for === undefined) ?? fragments.map(({ value }) => value.fragment);
  };
}

/** The fragments that a screen inserts; all of them while it names one that is not there, because the problem says which there are. */
export function usedFragments({ fragments }: Pick<Project, "fragments">, { value }: Source<ScreenDefinition>): Project["fragments"] {
  const names = new Set((value.fragments ?? []).map(({ use }) => use));
  const used = fragments.filter((one) => names.has(one.value.fragment));
  return [...names].every((name) => used.some((one) => one.value.fragment === name)) ? used : fragments;
}

export interface FragmentSources {
  readonly widgets: Catalogue["widgets"];
  readonly findFragment: FindFragment;
}

interface InsertContext extends FragmentSources {
  readonly origins: Origins;
}

/** Changes `screen`, a copy of the base. What cannot be inserted is reported and left out; what has no place comes last. */
export function insertFragments(base: Source<ScreenDefinition>, screen: JsonObject, context: InsertContext): readonly Problem[] {
  delete screen["fragments"];
  return (base.value.fragments ?? []).flatMap((use, place) => {
    const problem = insertOne(use, screen, context);
    if (problem === undefined) return [];
    const { pointer, ...described } = problem;
    const at: SourcePointer = { file: base.file, pointer: joinPointer("/fragments", place, pointer), on: "value" };
    return [{ check: "fragment-target", ...described, at }];
  });
}

interface FragmentProblem extends Pick<Problem, "message" | "help" | "subject"> {
  readonly pointer: string;
}

function insertOne(use: FragmentUse, screen: JsonObject, { widgets, origins, findFragment }: InsertContext): FragmentProblem | undefined {
  const word = use.after !== undefined ? "after" : use.before !== undefined ? "before" : "into";
  const fragment = findFragment(use.use);
  const nodes = nodesOf(screen);
  const isForEnd = word === "into" && use.into === undefined;
  const target = isForEnd ? undefined : nodes.find(({ node }) => node.id === use[word]);
  if (!("value" in fragment) && fragment.includes(use.use))
    return {
      pointer: "use",
      message: `The fragment ${quoteName(use.use)} is for other markets only.`,
      help: "Add a file of the fragment for this market, or one for all.",
    };
  if (!("value" in fragment))
    return {
      pointer: "use",
      message: `No fragment is named ${quoteName(use.use)}.`,
      ...missing({ kind: "fragment", name: use.use }, [...new Set(fragment)]),
    };
  const taken = Object.keys(fragment.value.flows ?? {}).find((name) => Object.hasOwn(flowsOf(screen), name));
  if (taken !== undefined) {
    const message = `The fragment ${quoteName(use.use)} adds a flow ${quoteName(taken)}, and this screen has one of that name already.`;
    return { pointer: "use", message, help: "Rename one of the two." };
  }
  addFlows(fragment, screen, origins);
  const { file, value } = fragment;
  const copies = value.nodes.map((node, place) => origins.copy(node, { file, pointer: joinPointer("/nodes", place), layer: "base" }));
  const madeAt = { file, pointer: "/nodes", layer: "base" } as const;
  if (target === undefined) addAtEnd(bodyOf(screen), copies, widgets);
  else if (word === "into") listInside(target.node, undefined, (list) => origins.copy(list, madeAt)).push(...copies);
  else siblingsOf(screen, target).splice(target.place + (word === "after" ? 1 : 0), 0, ...copies);
  if (target !== undefined || isForEnd) return undefined;
  // Its nodes are there all the same, for what names them.
  const ids = nodes.map(({ node }) => node.id);
  const name = use[word] ?? "";
  return { pointer: word, message: `This screen has no node ${quoteName(name)}.`, ...missing({ kind: "node", name }, ids) };
}

/** After all that other fragments have put there, and above what keeps its place at the lower edge. */
function addAtEnd(body: unknown[], nodes: readonly unknown[], widgets: Catalogue["widgets"]): void {
  const last = body[body.length - 1];
  const isPinned = isObject(last) && typeof last["widget"] === "string" && widgets.get(last["widget"])?.pinned === true;
  body.splice(isPinned ? body.length - 1 : body.length, 0, ...nodes);
}

function bodyOf({ body }: JsonObject): unknown[] {
  return Array.isArray(body) ? body : [];
}

function flowsOf({ flows }: JsonObject): JsonObject {
  return isObject(flows) ? flows : {};
}

function addFlows({ file, value }: Source<FragmentDefinition>, screen: JsonObject, origins: Origins): void {
  if (value.flows === undefined) return;
  const flows = flowsOf(screen);
  if (screen["flows"] === undefined) screen["flows"] = origins.copy(flows, { file, pointer: "/flows", layer: "base" });
  for (const [name, steps] of Object.entries(value.flows))
    Object.assign(flowsOf(screen), { [name]: origins.copy(steps, { file, pointer: joinPointer("/flows", name), layer: "base" }) });
}
