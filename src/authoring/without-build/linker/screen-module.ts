// A compiled variant as a session opens it, without a build.
import type { ResponseValidator, ScreenModule } from "../../../browser/runtime/index.ts";
import { asWhole, listNames, type ScreenPlan } from "../../../core/format/index.ts";
import { type Catalogue, type CompiledVariant, findRuleMessage } from "../../compiler/index.ts";
import { everything } from "./everything.ts";

interface Linking {
  /** Makes a validator of the schema of a response or of a rule. */
  validate(schema: unknown): ResponseValidator;
  /** Default: the variant's. */
  readonly plan?: ScreenPlan;
}

/** Joins a variant with everything that it may name. */
export function createScreenModule(
  variant: CompiledVariant,
  catalogue: Catalogue,
  { validate, plan = variant.plan() }: Linking,
): ScreenModule {
  const { market, isChosen } = variant.resolved;
  const spoken = catalogue.languages.get(plan.language);
  if (spoken === undefined)
    throw new Error(
      `The project has no language \`${plan.language}\`, in which \`${plan.id}\` speaks. It has ${listNames([...catalogue.languages.keys()], "and")}.`,
    );
  const responses = [...variant.responses].map(([name, schema]) => [name, validate(schema)] as const);
  const rules = [...catalogue.rules].map(
    ([name, rule]) => [name, { accepts: validate(rule.value), message: findRuleMessage(rule, variant.resolved) ?? "" }] as const,
  );
  return {
    ...everything,
    plan,
    market,
    language: asWhole({ ...spoken, failures: { ...spoken.failures, ...(isChosen && spoken.whenChosen) } }),
    responses: Object.fromEntries(responses),
    rules: Object.fromEntries(rules),
  };
}
