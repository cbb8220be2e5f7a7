// The list functions. One frame per run of a loop is reused for all its items, because nothing outlives an evaluation.

import { Stop } from "./build-text.ts";
import { isList, isNumber } from "./kinds.ts";
import { maxSteps } from "./limits.ts";
import { loopNames } from "./loop-names.ts";
import type { Frame, Run } from "./operators.ts";
import { spend, type Work } from "./work.ts";

/** Compiles what stands in a list function. */
export interface LoopSite {
  list(node: unknown): Run;
  body(node: unknown): Run;
}

interface Loop {
  readonly name: string;
  readonly list: Run;
  readonly run: Run;
  // Steps that one item costs.
  readonly cost: number;
}

function compile([name, of, ...rest]: readonly unknown[], work: Work, site: LoopSite): Run {
  // Without a body, the items themselves are added, and every item counts.
  const whole = name === "sum" ? ["^", 0] : name === "count" || undefined;
  const [body = whole, more] = rest;
  if (of === undefined || body === undefined || more !== undefined) throw new Stop("unknown-form");
  const list = site.list(of);
  work.steps = maxSteps;
  const before = work.nodes;
  const run = site.body(body);
  // An ordinary body costs one step an item; a huge one costs more, or steps would not bound the time.
  const cost = 1 + ((before - work.nodes) >> 5);
  return createLoop(work, { name: `${name}`, list, run, cost });
}

function createLoop(work: Work, { name, list, run, cost }: Loop): Run {
  return (scope, outer) => {
    const given = list(scope, outer);
    const items: readonly unknown[] = isList(given) ? given : [];
    // Paid before the first item, so that a stop does not depend on where a search would have ended.
    spend(work, cost * items.length);
    const frame: { -readonly [key in keyof Frame]: Frame[key] } = { item: null, index: 0, outer };
    const kept: unknown[] = [];
    let total = 0;
    for (const each of items) {
      const item = each ?? null;
      frame.item = item;
      const value = run(scope, frame);
      frame.index++;
      if (name === "map") kept.push(value);
      else if (name === "sum") total += isNumber(value) ? value : 0;
      else if (name === "all" ? value !== true : value === true) {
        if (name === "find") return item;
        if (name === "exists" || name === "all") return name === "exists";
        kept.push(item);
      }
    }
    if (name === "sum") return total;
    if (name === "count") return kept.length;
    return name === "filter" || name === "map" ? kept : name === "find" ? null : name === "all";
  };
}

/** All list functions. */
export const loops = { names: loopNames, compile };
