/** How a share of visitors fares beside all others, and whether it goes on. */
import { createViolationFinder } from "../../../core/json/index.ts";
import type { CountedReports } from "../reports/index.ts";
import type { Pointer } from "./pointer.ts";
import usual from "./stop-rule.json" with { type: "json" };

/** When a share stops. */
export interface StopRule {
  /** Kinds of reports that say that something went wrong. */
  readonly errors: readonly string[];
  /** It stops when it has more than so many times the errors per page load of the live release. */
  readonly times: number;
  /** Of each of the two releases so many loads must have been counted. */
  readonly leastLoads: number;
  /** The share must have had so many errors: where the live release has none, a single one says little. */
  readonly leastErrors: number;
}

export const usualRule: StopRule = usual;

const ruleSchema = {
  type: "object",
  additionalProperties: false,
  required: ["errors", "times", "leastLoads", "leastErrors"],
  properties: {
    errors: { type: "array", minItems: 1, items: { type: "string" } },
    times: { type: "number", minimum: 1 },
    leastLoads: { type: "integer", minimum: 1 },
    leastErrors: { type: "integer", minimum: 1 },
  },
};
const listRuleViolations = createViolationFinder();

export const isStopRule = (value: unknown): value is StopRule => listRuleViolations(ruleSchema, value).length === 0;

export interface Fare {
  readonly loads: number;
  readonly errors: number;
}

export interface ShareFares {
  readonly live: Fare;
  readonly next: Fare;
  /** `few`: too little is counted to say anything. */
  readonly verdict: "worse" | "fine" | "few";
}

/** `earlier`: what was counted before the time to judge by. Undefined while no share is under way. */
export function judgeShare(
  { live, next }: Pointer,
  {
    counts,
    earlier,
    rule,
  }: { readonly counts: readonly CountedReports[]; readonly earlier: readonly CountedReports[]; readonly rule: StopRule },
): ShareFares | undefined {
  if (next === null) return undefined;
  const fareOf = (id: string): Fare => {
    const between = (isCounted: (what: string) => boolean): number => {
      const sum = (all: readonly CountedReports[]): number =>
        all.reduce((total, { release, what, count }) => (release === id && isCounted(what) ? total + count : total), 0);
      const [before, now] = [sum(earlier), sum(counts)];
      // A receiver that has started again has forgotten what it counted before.
      return now < before ? now : now - before;
    };
    return { loads: between((what) => what === "page-load"), errors: between((what) => rule.errors.includes(what)) };
  };
  const fares = { live: fareOf(live), next: fareOf(next) };
  return { ...fares, verdict: judge(fares, rule) };
}

function judge({ live, next }: Pick<ShareFares, "live" | "next">, { times, leastLoads, leastErrors }: StopRule): ShareFares["verdict"] {
  if (Math.min(live.loads, next.loads) < leastLoads) return "few";
  // As products: nothing is divided, so nothing is rounded.
  const isMore = next.errors * live.loads > times * live.errors * next.loads;
  return isMore && next.errors >= leastErrors ? "worse" : "fine";
}
