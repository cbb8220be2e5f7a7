import type { ScreenModule } from "../../../browser/runtime/index.ts";
import type { CompiledVariant } from "../../compiler/index.ts";

/** Notes what sessions of screens do. */
export interface Watch {
  /** A variant as a session opens it, with notes of what it evaluates and runs. */
  over(variant: CompiledVariant): ScreenModule;
}
