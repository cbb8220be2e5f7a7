import { isObject, joinPointer } from "../../../../core/json/index.ts";
import type { Project } from "../../../compiler/index.ts";
import type { ProjectCheck } from "../../check.ts";
import { fileOfAction } from "../../queries/calls.ts";
import { isPattern } from "../../queries/value-limits.ts";

export const rulePatternCompiles: ProjectCheck = {
  id: "rule-pattern-compiles",
  over: "project",
  run(project, report) {
    for (const { file, pointer, schema } of listSchemas(project)) {
      const pattern: unknown = isObject(schema) ? schema["pattern"] : undefined;
      if (typeof pattern !== "string" || isPattern(pattern)) continue;
      report(
        { file, pointer: joinPointer(pointer, "pattern"), on: "value" },
        { message: `\`${pattern}\` is not a regular expression.`, help: "Check its brackets and escapes." },
      );
    }
  },
};

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
