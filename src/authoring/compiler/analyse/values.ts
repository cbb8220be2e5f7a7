// Types of the named values of a screen, each computed when it is first read, so that their order follows from what they read.

import { checkTemplate, type ExpressionError, type Names, type Type, types } from "../../../core/expression/index.ts";
import { type Json, listNames, type ScreenDefinition } from "../../../core/format/index.ts";
import { hasOwn, joinPointer } from "../../../core/json/index.ts";
import type { Site } from "../project.ts";
import { findCycle, inOrder } from "./cycles.ts";
import type { Roots } from "./scope.ts";
import { createSites, typeOfJson } from "./sites.ts";
import type { ScopeNames } from "./text-scope.ts";

export interface NamedValues {
  readonly bare: Names["bare"];
  readonly sites: readonly Site[];
  /** Names in an order in which each reads only earlier ones. */
  readonly order: readonly string[];
}

function cycleError(text: string, names: readonly string[]): ExpressionError {
  const message =
    names.length === 1
      ? `The value ${listNames(names)} reads itself.`
      : `The values ${listNames(names, "and")} read each other in a cycle.`;
  return { code: "value-cycle", message, help: "Remove one of them from the cycle.", start: 0, end: text.length };
}

/** Roots that only some expressions have; a value with such a name could be read in some of them and not in others. */
export const localRoots = ["event", "answer", "item", "index", "values", "texts"];

function shadowError(text: string, name: string): ExpressionError {
  const message = `${listNames([name])} is the name of a built-in value, so no expression could read this one.`;
  return { code: "value-name", message, help: "Choose another name.", start: 0, end: text.length };
}

/** A value whose name shadows it; it has a site even when it is written without a placeholder. */
function shadowedSite(name: string, value: Json, names: Names): Site {
  const text = typeof value === "string" ? value : "";
  const checked = checkTemplate(text, names);
  return {
    pointer: joinPointer("/values", name),
    text,
    kind: "template",
    names,
    checked: { ...checked, ast: null, errors: [shadowError(text, name)] },
  };
}

function namesRead(sites: readonly Site[]): string[] {
  return sites.flatMap(({ checked }) => checked.reads).flatMap((path) => (path.startsWith("values.") ? [path.split(".")[1] ?? ""] : []));
}

export function typeValues(screen: ScreenDefinition, roots: Roots, texts: Pick<ScopeNames, "texts" | "textsAt">): NamedValues {
  const found = new Map<string, readonly Site[]>();
  const done = new Map<string, Type>();
  const open = new Set<string>();
  const bare: { [name: string]: { readonly type: Type; readonly path: readonly string[] } } = {};
  const typeOf = (name: string, value: Json): Type => {
    const known = done.get(name);
    if (known !== undefined || open.has(name)) return known ?? types.any;
    open.add(name);
    const pointer = joinPointer("/values", name);
    const { sites, addValue } = createSites({ names: { ...texts, roots, bare } });
    addValue(value, pointer);
    const type = typeOfJson(value, pointer, (at) => sites.find((site) => site.pointer === at));
    found.set(name, sites);
    done.set(name, type);
    return type;
  };
  const values = Object.entries(screen.values ?? {});
  for (const [name, value] of values) {
    const named = {
      path: ["values", name],
      get type() {
        return typeOf(name, value);
      },
    };
    Object.defineProperty(bare, name, { enumerable: true, value: named });
  }
  for (const [name, value] of values) typeOf(name, value);
  const readsOf = new Map([...found].map(([name, sites]) => [name, namesRead(sites)]));
  const sites = values.flatMap(([name, value]) =>
    hasOwn(roots, name) || localRoots.includes(name)
      ? [shadowedSite(name, value, { roots, bare })]
      : withCycle(found.get(name) ?? [], findCycle(name, readsOf)),
  );
  return { bare, order: inOrder([...found.keys()], readsOf), sites };
}

function withCycle(sites: readonly Site[], cycle: readonly string[] | undefined): readonly Site[] {
  if (cycle === undefined) return sites;
  return sites.map((site) => ({
    ...site,
    checked: { ...site.checked, ast: null, errors: [...site.checked.errors, cycleError(site.text, cycle)] },
  }));
}
