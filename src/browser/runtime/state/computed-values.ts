// The named values of a screen: computed when first read, and again only after something they read was written.

import type { Scope } from "../../../core/expression/evaluate/evaluate.ts";
import type { ScreenPlan } from "../../../core/format/index.ts";
import { type Compile, compileValue } from "./compile-value.ts";
import type { PathListeners } from "./path-listeners.ts";

interface Sources {
  readonly scope: Scope;
  readonly computedListeners: PathListeners;
}

/** Defines a getter for each value on `target`. */
export function defineComputedValues(
  target: object,
  values: ScreenPlan["values"],
  compile: Compile,
  { scope, computedListeners }: Sources,
): void {
  for (const [name, { value, reads }] of Object.entries(values)) {
    const read = compileValue(value, compile);
    let isFresh = false;
    let kept: unknown;
    // Responses are constant once they have arrived, so a plan need not name them, but each arrives once.
    computedListeners.subscribe(["data", ...reads], () => {
      isFresh = false;
    });
    Object.defineProperty(target, name, {
      enumerable: true,
      get() {
        if (!isFresh) {
          // Before reading: a value that reads itself finds the previous one and ends.
          isFresh = true;
          kept = read(scope);
        }
        return kept;
      },
    });
  }
}
