/**
 * Changes after which a definition is valid and means something else: nothing in it shows which of the two was meant,
 * so they are counted apart. Scenarios and their tests are there for these.
 */

import { isObject } from "../../src/core/json/index.ts";
import { listExpressions, listNames, replacePart } from "./expressions.ts";
import { type Mutant, mutate, removeValue, replaceValue, type Target } from "./mutant.ts";

const opposites: readonly (readonly [string, string])[] = [
  [" == ", " != "],
  [" != ", " == "],
  [" && ", " || "],
  [" || ", " && "],
  [" > ", " < "],
  [" < ", " > "],
];

/** Operators that take the same types. */
export function reverseOperators(target: Target): Mutant[] {
  return listExpressions(target).flatMap(({ place, text, start, end }) =>
    opposites
      .filter(([mark]) => text.includes(mark))
      .map(([mark, by]) =>
        replaceValue(target, "operator reversed", place, replacePart(String(place.value), { start, end }, text.replace(mark, by))),
      ),
  );
}

/** A path that reads another field of the screen's own paths. */
export function readOtherPaths(target: Target): Mutant[] {
  const expressions = listExpressions(target);
  const fields = [
    ...new Set(expressions.flatMap(({ text }) => [...text.matchAll(/\.([a-zA-Z]\w*)(?!\w|\()/g)].map((match) => match[1] ?? ""))),
  ];
  return expressions.flatMap((expression) =>
    listNames(expression)
      .filter(({ name, start }) => fields.includes(name) && String(expression.place.value)[start - 1] === ".")
      .flatMap(({ name, start }) =>
        fields
          .filter((field) => field !== name)
          .map((field) =>
            replaceValue(
              target,
              "another field",
              expression.place,
              replacePart(String(expression.place.value), { start, end: start + name.length }, field),
            ),
          ),
      ),
  );
}

/** Conditions, and steps that only add something. */
export function leaveOutChoices(target: Target): Mutant[] {
  const conditions = target.places.filter(
    ({ key, around }) => isObject(around) && (key === "when" || key === "critical" || key === "replace"),
  );
  const steps = target.places.filter(
    ({ value, around }) =>
      isObject(value) && Array.isArray(around) && around.length > 1 && ["set", "toast", "close", "wait"].includes(String(value["do"])),
  );
  return [...conditions, ...steps].map((place) => removeValue(target, "choice left out", place));
}

/** Two inputs exchanged that take the same type. */
export function swapLikeInputs(target: Target): Mutant[] {
  return target.places
    .filter(({ value, key }) => isObject(value) && (key === "input" || key === "params"))
    .flatMap((place) => {
      const names = Object.keys(isObject(place.value) ? place.value : {});
      return names.slice(1).map((name, at) =>
        mutate(target, "like inputs swapped", place, `\`${names[at] ?? ""}\` and \`${name}\` change places`, (around, key) => {
          const held = isObject(around) ? around[String(key)] : undefined;
          if (isObject(held)) Object.assign(held, { [name]: held[names[at] ?? ""], [names[at] ?? ""]: held[name] });
        }),
      );
    });
}

/** A part that is shown where it should be hidden; where it then shows nothing, the families count it. */
export function turnConditions(target: Target): Mutant[] {
  return target.places
    .filter(({ key, value, around }) => key === "when" && typeof value === "string" && isObject(around) && around["widget"] !== undefined)
    .map((place) => replaceValue(target, "condition turned round", place, `!(${String(place.value)})`));
}
