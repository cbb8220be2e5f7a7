// The call that finds out what became of a commit: its inputs and its conditions, typed in a scope of their own.

import { types } from "../../../core/expression/index.ts";
import { joinPointer } from "../../../core/json/index.ts";
import type { Catalogue, Site } from "../project.ts";
import { typeOfSchema } from "./schema-types.ts";
import { answerType } from "./scope.ts";
import { createSites } from "./sites.ts";
import { wantOfInput } from "./step-sites.ts";

/** The expressions in `settledBy` of an action, by their pointers in it; none where it has none. */
export function settlementSites(catalogue: Catalogue, name: string): readonly Site[] {
  const action = catalogue.actions.get(name);
  const settledBy = action?.settledBy;
  if (settledBy === undefined) return [];
  const input = typeOfSchema(catalogue, action?.request) ?? types.obj({});
  const want = wantOfInput(catalogue, settledBy.action);
  const into: Site[] = [];
  const inputs = createSites({ names: { roots: { input }, bare: {} }, into });
  for (const [one, value] of Object.entries(settledBy.input ?? {})) inputs.addValue(value, joinPointer("/input", one), want(one));
  const answer = answerType(catalogue, settledBy.action);
  const answers = createSites({ names: { roots: { input, answer }, bare: {} }, into });
  answers.addExpression(settledBy.done, "/done", types.condition);
  answers.addExpression(settledBy.missing, "/missing", types.condition);
  answers.addValue(settledBy.says, "/says", types.text);
  return into;
}
