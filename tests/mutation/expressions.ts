import { isObject } from "../../src/core/json/index.ts";
import type { Location, Target } from "./mutant.ts";

/** A part of a text that is an expression. */
export interface Expression {
  readonly place: Location;
  readonly text: string;
  /** Where it is in the value. */
  readonly start: number;
  readonly end: number;
}

const conditions = new Set(["when", "if", "each"]);

/** Every expression of a file: conditions, and what stands in single braces. */
export function listExpressions({ places }: Target): Expression[] {
  return places.flatMap((place) => {
    if (typeof place.value !== "string") return [];
    const isKey = place.key === "key" && isObject(place.around) && place.around["each"] !== undefined;
    if (conditions.has(place.key) || isKey) return [{ place, text: place.value, start: 0, end: place.value.length }];
    return [...place.value.matchAll(/(?<!\{)\{([^{}]+)\}/g)].map((match) => ({
      place,
      text: match[1] ?? "",
      start: match.index + 1,
      end: match.index + 1 + (match[1]?.length ?? 0),
    }));
  });
}

export interface Name {
  readonly name: string;
  /** Where it is in the value. */
  readonly start: number;
  readonly isFunction: boolean;
}

/** Names in an expression, without those in quotes. */
export function listNames({ text, start }: Expression): Name[] {
  const bare = text.replace(/'[^']*'|"[^"]*"/g, (quoted) => " ".repeat(quoted.length));
  return [...bare.matchAll(/[A-Za-z_]\w*/g)]
    .filter(([name]) => !["true", "false", "null", "in"].includes(name))
    .map((match) => ({ name: match[0], start: start + match.index, isFunction: bare[match.index + match[0].length] === "(" }));
}

/** The value with one part replaced. */
export function replacePart(value: string, part: { readonly start: number; readonly end: number }, by: string): string {
  return value.slice(0, part.start) + by + value.slice(part.end);
}
