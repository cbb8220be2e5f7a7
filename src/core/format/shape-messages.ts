// The message for one violation of a schema, in terms of the author.

import { findMeant, isObject, joinPointer, lastPart, listSpellings, type Meant, type SchemaError } from "../json/index.ts";
import { describeKind, describeKinds, describeValue, listAround, listNames, quoteName, suggestName } from "./messages.ts";
import { explainNodeWord, explainStepProperty, explainStepWithout, findStepWord } from "./other-words.ts";
import type { Problem, SourcePointer } from "./problem.ts";

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

function namesIn(value: unknown): string[] {
  return isObject(value) ? Object.keys(value) : [];
}

function isNode(error: SchemaError): boolean {
  return error.parentSchema?.["title"] === "NodeDefinition";
}

function isStep({ data }: SchemaError): boolean {
  return isObject(data) && typeof data["do"] === "string";
}

/** What an author calls the object: a step, a node, or the name of the property that contains it. */
function subjectOf(error: SchemaError): string {
  const data: unknown = error.data;
  if (isObject(data) && typeof data["do"] === "string") return `A ${quoteName(data["do"])} step`;
  const named = lastPart(error.instancePath);
  const [, word = ""] = /^([A-Z][a-z]+)(Definition|Declaration)$/.exec(textOf(error.parentSchema?.["title"]) ?? "") ?? [];
  if (word !== "Node" && named !== "" && !/^\d+$/.test(named)) return quoteName(named);
  return word === "" ? "This object" : `${/^[AEIOU]/.test(word) ? "An" : "A"} ${word.toLowerCase()}`;
}

function knownNames(error: SchemaError): string[] {
  return namesIn(error.parentSchema?.["properties"]).filter((name) => !name.startsWith("$"));
}

export interface ShapeProblem {
  readonly pointer: string;
  readonly on: SourcePointer["on"];
  readonly message: string;
  readonly help?: string;
  readonly rename?: string;
  /** A missing property: several may be missing at one pointer. */
  readonly missing?: string;
}

export function describeUnknown(error: SchemaError, missing: readonly string[]): ShapeProblem {
  const name = String(error.params["additionalProperty"]);
  const known = knownNames(error).filter((other) => !namesIn(error.data).includes(other));
  const word = isNode(error) ? explainNodeWord(name) : isStep(error) ? explainStepProperty(name) : undefined;
  const needed = findMeant(name, missing);
  const meant: Partial<Meant> = word !== undefined ? {} : needed.help !== undefined ? needed : findMeant(name, known);
  const help = word ?? meant.help ?? `It has ${listAround(name, knownNames(error))}.`;
  return {
    pointer: joinPointer(error.instancePath, name),
    on: "key",
    message: `${subjectOf(error)} has no property ${quoteName(name)}.`,
    help,
    rename: meant.name,
  };
}

export function describeMissing(error: SchemaError): ShapeProblem {
  const name = String(error.params["missingProperty"]);
  const properties: unknown = error.parentSchema?.["properties"];
  const described = isObject(properties) ? properties[name] : undefined;
  const help = isObject(described) ? textOf(described["description"]) : undefined;
  return { pointer: error.instancePath, on: "value", message: `${subjectOf(error)} needs ${quoteName(name)}.`, help, missing: name };
}

function whereOf(error: SchemaError): string {
  const name = lastPart(error.instancePath);
  if (name === "") return "The file";
  return /^\d+$/.test(name) ? "This entry" : quoteName(name);
}

function describeWrongType(error: SchemaError): ShapeProblem {
  const types: unknown = error.params["type"];
  const words = Array.isArray(types) ? describeKinds(types.map(String)) : describeKind(String(types));
  return here(error, `${whereOf(error)} must be ${words}, not ${describeValue(error.data)}.`);
}

function here(error: SchemaError, message: string, help?: string): ShapeProblem {
  return { pointer: error.instancePath, on: "value", message, help };
}

function describeChoice(error: SchemaError): ShapeProblem {
  const allowed: unknown = error.params["allowedValues"];
  const names = Array.isArray(allowed) ? allowed.map(String) : [];
  const { help, name } = typeof error.data === "string" ? findMeant(error.data, names) : { help: undefined, name: undefined };
  return { ...here(error, `${whereOf(error)} must be ${listNames(names)}, not ${describeValue(error.data)}.`, help), rename: name };
}

function describeTag(error: SchemaError): ShapeProblem {
  const tag = String(error.params["tag"]);
  const options: unknown = error.parentSchema?.["oneOf"];
  const names = Array.isArray(options)
    ? options.flatMap((option) => (isObject(option) ? [lastPart(String(option["$ref"]).replace("#", ""))] : []))
    : [];
  const value: unknown = error.params["tagValue"];
  const meant = typeof value === "string" ? findStepWord(value) : undefined;
  if (typeof value !== "string") {
    const help = isObject(error.data) ? explainStepWithout(error.data, names) : undefined;
    return here(error, `This step has no ${quoteName(tag)}.`, help ?? `Steps are ${listNames(names, "and")}.`);
  }
  return {
    pointer: joinPointer(error.instancePath, tag),
    on: "value",
    message: `No step is named ${quoteName(value)}.`,
    help: meant === undefined ? suggestName(value, names) : `Did you mean ${quoteName(meant)}?`,
    rename: meant === undefined ? findMeant(value, names).name : undefined,
  };
}

function describePattern(error: SchemaError): ShapeProblem {
  const text = typeof error.data === "string" ? error.data : "";
  const pattern = new RegExp(String(error.schema), "u");
  const ways = listSpellings(text).filter((one) => pattern.test(one));
  const help = ways.length === 0 ? textOf(error.parentSchema?.["description"]) : `Write ${ways.map(quoteName).join(" or ")}.`;
  return {
    ...here(error, `${whereOf(error)} cannot be ${describeValue(error.data)}.`, help),
    rename: ways.length === 1 ? ways[0] : undefined,
  };
}

function describeName(error: SchemaError): ShapeProblem {
  const name = String(error.params["propertyName"]);
  const schema: unknown = error.schema;
  const help = isObject(schema) ? textOf(schema["description"]) : undefined;
  return {
    pointer: joinPointer(error.instancePath, name),
    on: "key",
    message: `${quoteName(name)} is not allowed as a name here.`,
    help: help ?? "Names start with a letter and contain letters, digits and `_`.",
  };
}

const limits: { readonly [keyword: string]: string } = {
  minLength: "have at least {n} characters",
  maxLength: "have at most {n} characters",
  minItems: "have at least {n} entries",
  maxItems: "have at most {n} entries",
  minimum: "be at least {n}",
  maximum: "be at most {n}",
  minProperties: "have at least {n} of its properties",
};

function describeLimit(error: SchemaError, words: string): ShapeProblem {
  return here(
    error,
    `${whereOf(error)} must ${words
      .replace("{n}", String(error.params["limit"]))
      .replace(/^(.* 1 )entries$/, "$1entry")
      .replace(/^(.* 1 )characters$/, "$1character")}.`,
    textOf(error.parentSchema?.["description"]),
  );
}

/** The message for every violation except unknown and missing properties, which are described together. */
export function describeError(error: SchemaError): ShapeProblem {
  const limit = limits[error.keyword];
  if (limit !== undefined) return describeLimit(error, limit);
  switch (error.keyword) {
    case "type":
      return describeWrongType(error);
    case "enum":
      return describeChoice(error);
    case "const":
      return here(error, `${whereOf(error)} must be ${describeValue(error.params["allowedValue"])}, not ${describeValue(error.data)}.`);
    case "discriminator":
      return describeTag(error);
    case "pattern":
      return describePattern(error);
    case "propertyNames":
      return describeName(error);
    case "uniqueItems":
      return here(error, `${whereOf(error)} has the same entry twice.`, "Remove one of the two.");
    case "false schema":
      return { pointer: error.instancePath, on: "key", message: `${whereOf(error)} is not allowed here.` };
    default:
      return here(error, `${whereOf(error)} does not match any of its allowed forms.`, textOf(error.parentSchema?.["description"]));
  }
}

export function toProblem(problem: ShapeProblem, file: string, check: string): Problem {
  const at: SourcePointer = { file, pointer: problem.pointer, on: problem.on };
  const fix =
    problem.rename === undefined
      ? undefined
      : { title: `Change to ${quoteName(problem.rename)}`, at, text: JSON.stringify(problem.rename) };
  return {
    check,
    message: problem.message,
    ...(problem.help === undefined ? {} : { help: problem.help }),
    at,
    ...(fix === undefined ? {} : { fix }),
  };
}
