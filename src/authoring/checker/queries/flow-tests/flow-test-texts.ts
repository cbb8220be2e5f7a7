// Texts that a test of flows expects: templates are typed in the scope of the screen.
import { checkTemplate } from "../../../../core/expression/index.ts";
import type { FlowTest } from "../../../../core/format/index.ts";
import { type Catalogue, namesOfExpected, readFailureName, readRuleName, sayFailure } from "../../../compiler/index.ts";
import type { ProblemText } from "../../check.ts";
import { describeMissing, withoutFix } from "../names/name-check.ts";
import { textsBelow } from "../texts/texts.ts";
import type { FlowTestScope } from "./flow-test-scope.ts";

interface TemplateError {
  readonly pointer: string;
  /** `related` is the text that is wrong, where the template only names it. */
  readonly problem: ProblemText;
}

/** What is wrong with templates, each mistake once for all variants in which the test runs. */
export function listTemplateErrors(
  then: FlowTest["then"],
  { analyses }: FlowTestScope,
  { languages, rules }: Pick<Catalogue, "languages" | "rules">,
): TemplateError[] {
  const found = new Map<string, TemplateError>();
  for (const { text, pointer } of textsBelow(then, "/then")) {
    if (!/[{}]/.test(text)) continue;
    const [failure, rule] = [readFailureName(text), readRuleName(text)];
    if (rule !== undefined) {
      if (!rules.has(rule))
        found.set(pointer, { pointer, problem: withoutFix(describeMissing({ kind: "rule" }, rule, [...rules.keys()])) });
      continue;
    }
    if (failure !== undefined) {
      const speaking = [...languages.values()].filter((language) => analyses.some(({ variant }) => variant.language === language.id));
      const [first] = speaking.filter((language) => sayFailure(language, failure) === undefined);
      if (first === undefined) continue;
      const problem = describeMissing({ kind: "failure" }, failure, Object.keys(first.failures));
      found.set(pointer, { pointer, problem: withoutFix(problem) });
      continue;
    }
    for (const analysis of analyses)
      for (const { message, help, subject, source, start, end } of checkTemplate(text, namesOfExpected(analysis, pointer)).errors) {
        const related = source && [{ file: source.file, pointer: source.pointer, on: "value", range: [start, end] } as const];
        const problem = { message, ...(help !== undefined && { help }), ...(subject && { subject }), ...(related && { related }) };
        found.set(`${pointer} ${message}`, { pointer, problem });
      }
  }
  return [...found.values()];
}
