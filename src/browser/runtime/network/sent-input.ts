// The inputs of a call as they are sent, under our names: by them a commit is known again.
import type { ActionPlan } from "../../../core/format/index.ts";
import type { Input } from "../ports.ts";
import type { Amounts } from "./amounts.ts";

/** Undefined where an amount is none, which is never sent. `amounts` is absent where the screen has none. */
export function sentInput(
  { constants, counted }: ActionPlan,
  input: Input,
  amounts: Pick<Amounts, "write"> | undefined,
): Input | undefined {
  const given = { ...input, ...constants };
  return counted && amounts ? amounts.write(given, counted) : given;
}
