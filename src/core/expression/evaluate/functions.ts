// The functions an expression may call: pure, total over any JSON value, never a method of a JavaScript object. Each is an export of
// its own, so that a screen imports only those it calls; the pure marks let the bundler drop the rest, because
// making a function has no effect. Their types, which only the checker needs, are in `signatures.ts`.

import { showText } from "../../json/index.ts";
import { isList, isNumber, isText } from "../kinds.ts";
import { capText, toText } from "./build-text.ts";

export type Implementation = readonly [least: number, most: number, run: (...values: unknown[]) => unknown];

function onText(run: (text: string) => unknown): Implementation {
  return [1, 1, (text) => (isText(text) ? run(text) : null)];
}

function onDigits(show: (all: string) => string): Implementation {
  return [
    1,
    1,
    (of) => {
      const text = isNumber(of) ? `${Math.trunc(of)}` : of;
      return isText(text) ? show(text.replace(/\D/g, "")) : null;
    },
  ];
}

function onTexts(ask: "startsWith" | "endsWith" | "includes"): Implementation {
  return [2, 2, (text, part) => isText(text) && isText(part) && text[ask](part)];
}

function onNumber(run: (n: number) => unknown): Implementation {
  return [1, 1, (n) => (isNumber(n) ? run(n) : null)];
}

function pick(better: (a: number, b: number) => number): Implementation {
  return [
    1,
    Infinity,
    (...values) => {
      const numbers = (isList(values[0]) ? values[0] : values).filter(isNumber);
      return numbers.length ? numbers.reduce((best, n) => better(best, n)) : null;
    },
  ];
}

function cut(of: unknown, ...bounds: readonly unknown[]): unknown {
  const list = isText(of) ? Array.from(of) : of;
  if (!isList(list)) return null;
  const kept = list.slice(...bounds.map((bound) => (isNumber(bound) ? bound : undefined)));
  return isText(of) ? kept.join("") : kept;
}

function joinTexts(list: unknown, between: unknown): string {
  const items = isList(list) ? list : [];
  return items.reduce<string>((text, item, at) => capText(text + (at ? showText(between) : "") + showText(item)), "");
}

// `Array.from` walks code points, so an emoji counts as one and is never cut in half.
export const size: Implementation = [1, 1, (of) => (isText(of) ? Array.from(of).length : isList(of) ? of.length : 0)];
export const startsWith = /* @__PURE__ */ onTexts("startsWith");
export const endsWith = /* @__PURE__ */ onTexts("endsWith");
export const contains = /* @__PURE__ */ onTexts("includes");
export const lower = /* @__PURE__ */ onText((text) => text.toLowerCase());
export const upper = /* @__PURE__ */ onText((text) => text.toUpperCase());
export const trim = /* @__PURE__ */ onText((text) => text.trim());
export const string: Implementation = [1, 1, toText];
export const number: Implementation = [1, 1, (of) => (isNumber(of) ? of : isText(of) && /^\s*-?\d+(\.\d+)?\s*$/.test(of) ? +of : null)];
export const digits = /* @__PURE__ */ onDigits((all) => all);
export const phone = /* @__PURE__ */ onDigits((all) =>
  all
    .slice(0, 11)
    .replace(/^(...)(.{1,4})/, "$1 $2 ")
    .trim(),
);
export const card = /* @__PURE__ */ onDigits((all) => all.replace(/....(?=.)/g, "$& "));
export const split: Implementation = [2, 2, (text, by) => (isText(text) && isText(by) ? (by ? text.split(by) : Array.from(text)) : [])];
export const join: Implementation = [2, 2, joinTexts];
export const slice: Implementation = [2, 3, cut];
export const round = /* @__PURE__ */ onNumber(Math.round);
export const min = /* @__PURE__ */ pick(Math.min);
export const max = /* @__PURE__ */ pick(Math.max);
export const cents = /* @__PURE__ */ onNumber((n) => (n / 100).toFixed(2));
/** The plural category of a number in a language; the compiler alone writes it, for texts that count. */
export const plural: Implementation = [2, 2, (n, tag) => (isNumber(n) && isText(tag) ? new Intl.PluralRules(tag).select(n) : null)];
export const last4 = /* @__PURE__ */ onText((text) => cut(text, -4));
