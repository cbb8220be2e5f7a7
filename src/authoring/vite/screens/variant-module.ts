/** One variant by itself, for tools that show what somebody is still writing. */
import type { Catalogue, CompiledVariant } from "../../compiler/index.ts";
import { validatorId, writeValidator } from "../../testing/validators/index.ts";
import { type ModuleSettings, screenModule } from "./screen-module.ts";

interface VariantModule {
  readonly text: string;
  /** The modules of the project that it imports, by id. */
  readonly validators: ReadonlyMap<string, string>;
}

export function writeVariantModule(variant: CompiledVariant, catalogue: Catalogue, settings: ModuleSettings): VariantModule {
  const plan = variant.plan();
  const [speaker = ""] = variant.resolved.name.split("+");
  const { responses } = variant;
  const text = screenModule({ plan, speaker, responses, markets: [plan.market] }, catalogue, settings);
  const schemas = [...responses.values(), ...[...catalogue.rules.values()].map(({ value }) => value)];
  const used = schemas.map((schema) => [validatorId(schema), schema] as const).filter(([id]) => text.includes(id));
  return {
    text: `${text}export default screen;\n`,
    validators: new Map(used.map(([id, schema]) => [id, writeValidator(schema)])),
  };
}
