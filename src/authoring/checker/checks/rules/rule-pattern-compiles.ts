import { isObject, joinPointer } from "../../../../core/json/index.ts";
import type { Project } from "../../../compiler/index.ts";
import { type ProblemText, type ProjectCheck, projectCheck } from "../../check.ts";
import { fileOfAction } from "../../queries/flows/calls.ts";
import { atValue } from "../../queries/places.ts";
import { isPattern } from "../../queries/values/value-limits.ts";

/** Gives the part of a pattern that repeats what is repeated itself. */
export type FindRepeated = (pattern: string) => string | undefined;

export function createRulePatternCheck(findRepeated: FindRepeated): ProjectCheck {
  return projectCheck({ id: "rule-pattern-compiles" }, (project, report) => {
    for (const { file, pointer, schema } of listSchemas(project)) {
      const pattern: unknown = isObject(schema) ? schema["pattern"] : undefined;
      if (typeof pattern !== "string") continue;
      const problem = judge(pattern, findRepeated);
      if (problem) report(atValue(file, joinPointer(pointer, "pattern")), problem);
    }
  });
}

function judge(pattern: string, findRepeated: FindRepeated): ProblemText | undefined {
  if (!isPattern(pattern)) return { message: `\`${pattern}\` is not a regular expression.`, help: "Check its brackets and escapes." };
  const repeated = findRepeated(pattern);
  if (repeated === undefined) return undefined;
  return {
    message: `\`${pattern}\` can match one text in so many ways that some 30 letters stop the page.`,
    help: `Do not repeat \`${repeated}\` within a part that is repeated itself.`,
  };
}

/** Values of rules, and inputs of actions. */
function listSchemas({ catalogue, texts }: Project): { readonly file: string; readonly pointer: string; readonly schema: unknown }[] {
  const rules = [...catalogue.rules].map(([name, { value }]) => ({
    file: "screens/catalogue/rules.json",
    pointer: joinPointer("/rules", name, "value"),
    schema: value,
  }));
  const inputs = [...catalogue.actions].flatMap(([action, { request }]) =>
    Object.entries(request?.properties ?? {}).map(([input, schema]) => ({
      file: fileOfAction(texts, action),
      pointer: joinPointer("/actions", action, "request", "properties", input),
      schema,
    })),
  );
  return [...rules, ...inputs];
}
