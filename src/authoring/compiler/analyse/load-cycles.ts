// Responses that wait for each other would keep a screen loading for ever.

import type { ExpressionError } from "../../../core/expression/index.ts";
import { listNames } from "../../../core/format/index.ts";
import { splitPointer } from "../../../core/json/index.ts";
import type { Site } from "../project.ts";
import { findCycle, type ReadsOf } from "./cycles.ts";
import { followReads } from "./reads.ts";

function cycleError(text: string, names: readonly string[]): ExpressionError {
  const message =
    names.length === 1
      ? `The response ${listNames(names)} waits for itself.`
      : `The responses ${listNames(names, "and")} wait for each other.`;
  return { code: "load-cycle", message, help: "Remove one of them from the cycle.", start: 0, end: text.length };
}

function loadOf({ pointer }: Site): string | undefined {
  const [part, name] = splitPointer(pointer);
  return part === "load" ? name : undefined;
}

/** The sites, with an error in those that close a cycle of responses. */
export function findLoadCycles(sites: readonly Site[], valueReads: ReadsOf): Site[] {
  const answersRead = ({ checked }: Site) =>
    followReads(checked.reads, valueReads).flatMap((path) => (path.startsWith("data.") ? [path.split(".")[1] ?? ""] : []));
  const readsOf = new Map<string, string[]>();
  for (const site of sites) {
    const name = loadOf(site);
    if (name !== undefined) readsOf.set(name, [...(readsOf.get(name) ?? []), ...answersRead(site)]);
  }
  return sites.map((site) => {
    const name = loadOf(site);
    const cycle = name === undefined ? undefined : findCycle(name, readsOf);
    if (cycle === undefined || !answersRead(site).some((read) => cycle.includes(read))) return site;
    return { ...site, checked: { ...site.checked, ast: null, errors: [cycleError(site.text, cycle)] } };
  });
}
