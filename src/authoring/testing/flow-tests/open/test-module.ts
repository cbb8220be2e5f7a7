// A compiled variant as a test opens it: with the validators that ship.
import type { ScreenModule } from "../../../../browser/runtime/index.ts";
import type { Catalogue, CompiledVariant } from "../../../compiler/index.ts";
import { createScreenModule } from "../../../without-build/linker/index.ts";
import { compileValidator } from "../../validators/index.ts";

/** There is no other app to share with. */
const share: ScreenModule["steps"]["share"] = ({ ports, evaluate }, { text }, run) =>
  ports.trace?.({ step: "share", detail: String(evaluate(text, run)) });

/** `plan` is the variant's, or what a caller has made of it. */
export function createTestModule(variant: CompiledVariant, catalogue: Catalogue, plan = variant.plan()): ScreenModule {
  const module = createScreenModule(variant, catalogue, { validate: compileValidator, plan });
  return { ...module, steps: { ...module.steps, share } };
}
