// Amounts where they come in and go out: what is none becomes null once, and what is sent are digits.
import type { ActionPlan } from "../../../core/format/index.ts";
import { isObject, readOwn } from "../../../core/json/index.ts";
import { type Currency, createAmounts, type Amounts as Reading } from "../../../core/market/index.ts";
import type { Input } from "../ports.ts";

export interface Amounts {
  /** The value itself where it is an amount. */
  keep(value: unknown): unknown;
  /** The digits of an amount in an address. */
  digits(text: string): string | null;
  /** The data of a response with null for amounts that are none. */
  settle(data: unknown, paths: ActionPlan["amounts"]): unknown;
  /** The inputs as they are sent; undefined where one of them is less than may be sent. */
  write(input: Input, counted: ActionPlan["counted"]): Input | undefined;
}

/** Copies only what is around an amount that is none. */
function settleAt(value: unknown, [name, ...below]: readonly string[], keep: Amounts["keep"]): unknown {
  if (name === undefined) return keep(value);
  if (name === "*") {
    if (!Array.isArray(value)) return value;
    const kept = value.map((item) => settleAt(item, below, keep));
    return kept.every((item, at) => item === value[at]) ? value : kept;
  }
  const part = isObject(value) ? readOwn(value, name) : undefined;
  const kept = settleAt(part, below, keep);
  return part === undefined || kept === part ? value : { ...Object(value), [name]: kept };
}

function writeAs(n: number, as: "text" | "number" | "same", value: unknown): unknown {
  return as === "number" || (as === "same" && typeof value === "number") ? n : `${n}`;
}

export function openAmounts({ currency }: { readonly currency: Currency }): Amounts {
  const { amount }: Reading = createAmounts({ currency });
  const keep: Amounts["keep"] = (value) => (amount(value) === null ? null : value);
  return {
    keep,
    digits: (text) => {
      const n = amount(text);
      return n === null ? null : `${n}`;
    },
    settle: (data, paths = []) => paths.reduce((from, path) => settleAt(from, path.split("."), keep), data),
    write(input, counted = {}) {
      const sent = { ...input };
      for (const [name, { as, least }] of Object.entries(counted)) {
        const value = readOwn(input, name);
        const n = amount(value);
        if (least !== undefined && !(n !== null && n >= least)) return undefined;
        if (as && name in input) sent[name] = n === null ? null : writeAs(n, as, value);
      }
      return sent;
    },
  };
}
