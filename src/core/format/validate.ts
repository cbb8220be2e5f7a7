// Turns what a validator found in a definition file into one problem for each cause, not one for each violation.

import { findMeant, isObject, lastPart, type SchemaError } from "../json/index.ts";
import { describeKinds, describeValue, listNames } from "./messages.ts";
import type { Problem } from "./problem.ts";
import { describeError, describeMissing, describeUnknown, type ShapeProblem, toProblem } from "./shape-messages.ts";
import type { Shapes } from "./types.gen.ts";
export type DefinitionKind = keyof Shapes;

const alternatives = new Set(["oneOf", "anyOf"]);
/** Errors that only say that the value is of another kind than a branch of a union. */
const otherKind = new Set(["type", "const", "enum"]);

/** A union of nothing but required names says which of several properties must be there. */
function choiceOfNames(error: SchemaError): string[] {
  const parts: unknown = error.schema;
  if (!alternatives.has(error.keyword) || !Array.isArray(parts)) return [];
  return parts.flatMap((part: unknown) =>
    isObject(part) && Object.keys(part).join() === "required" && Array.isArray(part["required"]) ? part["required"].map(String) : [],
  );
}

/** Replaces the error of a union by those of the branch that the author meant: the one whose kind fits. */
function withoutBranches(errors: readonly SchemaError[]): SchemaError[] {
  const unions = errors.filter((error) => alternatives.has(error.keyword) && choiceOfNames(error).length === 0);
  return errors.filter((error) => {
    if (choiceOfNames(error).length > 0) return true;
    if (error.keyword === "required" && errors.some((other) => isCoveredBy(error, other))) return false;
    const union = unions.find((other) => other.instancePath === error.instancePath && other !== error);
    const isUnion = alternatives.has(error.keyword);
    if (union === undefined && !isUnion) return true;
    const hasMeant = errors.some((other) => !alternatives.has(other.keyword) && isMeant(other, error.instancePath));
    return isUnion ? !hasMeant : hasMeant && isMeant(error, error.instancePath);
  });
}

/** The name is one of a choice, or the tag of a union that is described as such. */
function isCoveredBy(missing: SchemaError, other: SchemaError): boolean {
  if (other.instancePath !== missing.instancePath) return false;
  const name = String(missing.params["missingProperty"]);
  return choiceOfNames(other).includes(name) || (other.keyword === "discriminator" && other.params["tag"] === name);
}

function isMeant(error: SchemaError, pointer: string): boolean {
  if (error.instancePath.startsWith(`${pointer}/`)) return true;
  return error.instancePath === pointer && !otherKind.has(error.keyword);
}

function describeUnion(error: SchemaError, errors: readonly SchemaError[]): ShapeProblem {
  const names = choiceOfNames(error);
  if (names.length > 0)
    return { pointer: error.instancePath, on: "value", message: `Exactly one of ${listNames(names, "and")} is needed here.` };
  const types = errors
    .filter((other) => other.instancePath === error.instancePath && other.keyword === "type")
    .flatMap((other) => [other.params["type"]].flat().map(String));
  if (types.length === 0) return describeError(error);
  const name = lastPart(error.instancePath);
  const where = /^\d*$/.test(name) ? "This entry" : `\`${name}\``;
  return {
    pointer: error.instancePath,
    on: "value",
    message: `${where} must be ${describeKinds([...new Set(types)])}, not ${describeValue(error.data)}.`,
  };
}

/** A property that is missing because it is misspelt is described once, where it is written. */
function describeProperties(errors: readonly SchemaError[]): ShapeProblem[] {
  const unknown = errors.filter(({ keyword }) => keyword === "additionalProperties" || keyword === "unevaluatedProperties");
  const missing = errors.filter(({ keyword }) => keyword === "required");
  const missingAt = (pointer: string) =>
    missing.filter(({ instancePath }) => instancePath === pointer).map(({ params }) => String(params["missingProperty"]));
  const described = unknown.map((error) => describeUnknown(error, missingAt(error.instancePath)));
  const explained = unknown.flatMap((error) => {
    const { name } = findMeant(String(error.params["additionalProperty"]), missingAt(error.instancePath));
    return name === undefined ? [] : [`${error.instancePath}\n${name}`];
  });
  const rest = missing.filter(({ instancePath, params }) => !explained.includes(`${instancePath}\n${String(params["missingProperty"])}`));
  return [...described, ...rest.map(describeMissing)];
}

function problemsOf(errors: readonly SchemaError[]): ShapeProblem[] {
  const propertyKeywords = new Set(["additionalProperties", "unevaluatedProperties", "required"]);
  const clear = withoutBranches(errors).filter(({ keyword, propertyName }) => keyword !== "if" && propertyName === undefined);
  const others = clear.filter(({ keyword }) => !propertyKeywords.has(keyword));
  return [
    ...describeProperties(clear),
    ...others.map((error) => (alternatives.has(error.keyword) ? describeUnion(error, errors) : describeError(error))),
  ];
}

/** What to report of the errors that a validator found in one file. */
export function findShapeProblems(errors: readonly SchemaError[], file: string): Problem[] {
  const seen = new Set<string>();
  return problemsOf(errors)
    .filter(({ pointer, on, missing }) => {
      const key = `${pointer} ${on} ${missing ?? ""}`;
      return !seen.has(key) && seen.add(key);
    })
    .map((problem) => toProblem(problem, file, "shape"));
}
