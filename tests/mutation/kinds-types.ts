/** Mistakes in types, literals, operators and quotes. */

import { isObject } from "../../src/core/json/index.ts";
import { listExpressions, replacePart } from "./expressions.ts";
import { type Json, type Location, type Mutant, replaceValue, type Target } from "./mutant.ts";
import { listTypos } from "./typos.ts";

/** Literals of another type in properties, steps and declarations. */
export function changeTypes(target: Target): Mutant[] {
  return target.places.flatMap((place) => {
    const { value } = place;
    if (typeof value === "number") return [String(value), true, null].map((other) => replaceValue(target, "type", place, other));
    if (typeof value === "boolean") return [String(value), value ? 1 : 0].map((other) => replaceValue(target, "type", place, other));
    if (typeof value !== "string" || isFreeText(place)) return [];
    return [7, true, [value]].map((other: Json) => replaceValue(target, "type", place, other));
  });
}

/** Titles and toasts take numbers as well as text. */
function isFreeText({ path }: Location): boolean {
  return path.includes("params") || path.includes("with") || path.includes("$comment");
}

/** A placeholder filled with a value of another kind. */
export function changePlaceholders(target: Target): Mutant[] {
  const others = ["{market}", "{env}", "{null}", "{[1, 2]}"];
  return target.places
    .filter(({ value, path }) => typeof value === "string" && /^\{[^{}]+\}$/.test(value) && !path.includes("values"))
    .flatMap((place) => others.map((other) => replaceValue(target, "type of a placeholder", place, other)));
}

/** Words of a choice, such as `primary`. */
export function misspellChoices(target: Target): Mutant[] {
  const choices = new Set(["kind", "tone", "direction", "gap"]);
  return target.places
    .filter(({ value, key }) => choices.has(key) && typeof value === "string" && !value.includes("{"))
    .flatMap((place) => listTypos(String(place.value)).map((typo) => replaceValue(target, "choice", place, typo)));
}

const operatorSlips: readonly (readonly [RegExp, string])[] = [
  [/==/, "="],
  [/==/, "==="],
  [/!=/, "<>"],
  [/&&/, "and"],
  [/&&/, "&"],
  [/\|\|/, "or"],
  [/\?/, ""],
  [/>/, "=>"],
  [/ \+ /, " & "],
  [/\[/, "("],
  [/\)$/, ""],
  [/,/, ""],
];

/** Operators of another language, and lost marks. */
export function slipOperators(target: Target): Mutant[] {
  return listExpressions(target).flatMap(({ place, text, start, end }) =>
    operatorSlips
      .filter(([mark]) => mark.test(text))
      .map(([mark, by]) =>
        replaceValue(target, "operator", place, replacePart(String(place.value), { start, end }, text.replace(mark, by))),
      ),
  );
}

/** Literals in expressions with quotes that they should not have, or without. */
export function changeQuotes(target: Target): Mutant[] {
  return listExpressions(target).flatMap(({ place, text, start, end }) => {
    const quoted = text.replace(/(==|!=|>|<|>=|<=) (\d+)/, "$1 '$2'");
    const bare = text.replace(/'(\d+)'/, "$1");
    const open = text.replace(/'([^']*)'/, "'$1");
    const unquoted = text.replace(/(==|!=) '([a-zA-Z]+)'/, "$1 $2");
    return [quoted, bare, open, unquoted]
      .filter((other) => other !== text)
      .map((other) => replaceValue(target, "quotes", place, replacePart(String(place.value), { start, end }, other)));
  });
}

/** Braces lost, doubled, or put where none belong. */
export function changeBraces(target: Target): Mutant[] {
  return listExpressions(target).flatMap(({ place, text, start, end }) => {
    const value = String(place.value);
    if (start === 0) return [replaceValue(target, "braces", place, `{${value}}`)];
    const whole = { start: start - 1, end: end + 1 };
    return [text, `{${text}`, `${text}}`, `{{${text}}}`, `\${${text}}`].map((other) =>
      replaceValue(target, "braces", place, replacePart(value, whole, other)),
    );
  });
}

/** A condition that lost its comparison. */
export function loseComparisons(target: Target): Mutant[] {
  return listExpressions(target)
    .filter(({ place, text }) => ["when", "if"].includes(place.key) && /^[\w.()]+ (==|!=|>|<) /.test(text) && isObject(place.around))
    .map(({ place, text }) => replaceValue(target, "condition", place, text.split(" ")[0] ?? ""));
}
