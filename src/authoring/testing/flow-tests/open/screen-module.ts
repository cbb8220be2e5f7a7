// A compiled variant as a session opens it, without a build.
import type { ScreenModule } from "../../../../browser/runtime/index.ts";
import { asSpoken } from "../../../../core/format/index.ts";
import type { Catalogue, CompiledVariant } from "../../../compiler/index.ts";
import { findRuleMessage } from "../../../compiler/index.ts";
import { compileValidator } from "../../validators/index.ts";
import { everything } from "./everything.ts";

/** There is no other app to share with. */
const share: ScreenModule["steps"]["share"] = ({ ports, evaluate }, { text }, run) =>
  ports.trace?.({ step: "share", detail: String(evaluate(text, run)) });

/** `plan` is the variant's, or what a caller has made of it. */
export function createScreenModule(variant: CompiledVariant, catalogue: Catalogue, plan = variant.plan()): ScreenModule {
  const { market, isChosen } = variant.resolved;
  const spoken = catalogue.languages.get(plan.language);
  if (spoken === undefined) throw new Error(`No language is named \`${plan.language}\`.`);
  const responses = [...variant.responses].map(([name, schema]) => [name, compileValidator(schema)] as const);
  const rules = [...catalogue.rules].map(
    ([name, rule]) => [name, { accepts: compileValidator(rule.value), message: findRuleMessage(rule, variant.resolved) ?? "" }] as const,
  );
  const language = asSpoken({ ...spoken, failures: { ...spoken.failures, ...(isChosen && spoken.whenChosen) } });
  return {
    ...everything,
    steps: { ...everything.steps, share },
    plan,
    market,
    language,
    responses: Object.fromEntries(responses),
    rules: Object.fromEntries(rules),
  };
}
