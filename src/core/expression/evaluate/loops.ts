// The list functions. One frame per run of a loop is reused for all its items, because nothing outlives an evaluation.

import { isList, isNumber } from "../kinds.ts";
import { maxSteps } from "../limits.ts";
import { Stop } from "./build-text.ts";
import type { Frame, Run } from "./operators.ts";
import { spend, type Work } from "./work.ts";

/** Compiles a part of a list function. */
export interface LoopSite {
  list(node: unknown): Run;
  body(node: unknown): Run;
}

/** Compiles one list function from its parts: the list, and what is evaluated for each item. */
export type Loop = (parts: readonly unknown[], work: Work, site: LoopSite) => Run;

// Marked as pure below, so that a screen imports only those that it uses.
/** What becomes of the items, by what was evaluated for each. */
type Gather = (items: readonly unknown[], of: (item: unknown) => unknown, body: unknown) => unknown;

/** `whole` is evaluated where no body is written. */
function createLoop(gather: Gather, whole?: unknown): Loop {
  return ([of, body = whole, more], work, site) => {
    if (of === undefined || body === undefined || more !== undefined) throw new Stop("unknown-form");
    const list = site.list(of);
    work.steps = maxSteps;
    const before = work.nodes;
    const run = site.body(body);
    // An ordinary body costs one step an item; a huge one costs more, or steps would not bound the time.
    const cost = 1 + ((before - work.nodes) >> 5);
    return (scope, outer) => {
      const given = list(scope, outer);
      const items: readonly unknown[] = isList(given) ? given : [];
      // Charged before the first item, so that a stop does not depend on where a search would have ended.
      spend(work, cost * items.length);
      const frame: { -readonly [key in keyof Frame]: Frame[key] } = { item: null, index: -1, outer };
      const evaluate = (item: unknown): unknown => {
        frame.item = item ?? null;
        frame.index++;
        return run(scope, frame);
      };
      return gather(items, evaluate, body);
    };
  };
}

export const filter = /* @__PURE__ */ createLoop((items, of) => items.filter((item) => of(item) === true));
export const map = /* @__PURE__ */ createLoop((items, of) => items.map(of));
export const find = /* @__PURE__ */ createLoop((items, of) => items.find((item) => of(item) === true) ?? null);
export const exists = /* @__PURE__ */ createLoop((items, of) => items.some((item) => of(item) === true));
export const all = /* @__PURE__ */ createLoop((items, of) => items.every((item) => of(item) === true));
/** Without a body every item counts. */
export const count = /* @__PURE__ */ createLoop((items, of) => items.filter((item) => of(item) === true).length, true);
/** Without a body the items themselves are added. With a part that is no amount there is no sum of amounts. */
export const sum = /* @__PURE__ */ createLoop(
  (items, of, body) => {
    const isOfAmounts = isList(body) && body[0] === "f" && body[1] === "amount";
    let total = 0;
    for (const item of items) {
      const value = of(item);
      if (isNumber(value)) total += value;
      else if (isOfAmounts) return null;
    }
    return total;
  },
  ["^", 0],
);
