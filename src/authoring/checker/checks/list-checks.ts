import type { Check } from "../check.ts";
import * as all from "./all.ts";
import { createRulePatternCheck, type FindRepeated } from "./rules/rule-pattern-compiles.ts";
import { checkCanBeSet } from "./settings/check-can-be-set.ts";

export function listChecks(findRepeated: FindRepeated): readonly Check[] {
  // What bundles the modules decides the order of their exports, and the first of two problems is taken for the cause of the other.
  const settable = [...Object.values<Check | readonly Check[]>(all).flat(), createRulePatternCheck(findRepeated)].sort((a, b) =>
    a.id < b.id ? -1 : 1,
  );
  return [...settable, checkCanBeSet(settable)];
}
