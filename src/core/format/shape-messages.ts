// The sentence for one fault of shape: what the schema's compiled validator found, in the author's words.
import type { ErrorObject } from "ajv";
import { findNearest, isObject, joinPointer, lastPart } from "../json/index.ts";
import { describeKind, describeKinds, describeValue, listNames, quoteName, suggestName } from "./messages.ts";
import type { Problem, SourcePointer } from "./problem.ts";

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

function namesIn(value: unknown): string[] {
  return isObject(value) ? Object.keys(value) : [];
}

/** What the author would call the group at fault: a step, a node, or the name it stands under. */
function subjectOf(error: ErrorObject): string {
  const data: unknown = error.data;
  if (isObject(data) && typeof data["do"] === "string") return `A ${quoteName(data["do"])} step`;
  const named = lastPart(error.instancePath);
  const [, word = ""] = /^([A-Z][a-z]+)(Definition|Declaration)$/.exec(textOf(error.parentSchema?.["title"]) ?? "") ?? [];
  if (word !== "Node" && named !== "" && !/^\d+$/.test(named)) return quoteName(named);
  return word === "" ? "This group" : `${/^[AEIOU]/.test(word) ? "An" : "A"} ${word.toLowerCase()}`;
}

function knownNames(error: ErrorObject): string[] {
  return namesIn(error.parentSchema?.["properties"]).filter((name) => !name.startsWith("$"));
}

export interface Finding {
  readonly pointer: string;
  readonly on: SourcePointer["on"];
  readonly message: string;
  readonly help?: string;
  readonly rename?: string;
}

export function tellUnknown(error: ErrorObject, missing: readonly string[]): Finding {
  const name = String(error.params["additionalProperty"]);
  const known = knownNames(error).filter((other) => !namesIn(error.data).includes(other));
  const nearest = findNearest(name, missing) ?? findNearest(name, known);
  const help = nearest === undefined ? `It takes ${listNames(knownNames(error), "and")}.` : `Did you mean ${quoteName(nearest)}?`;
  return {
    pointer: joinPointer(error.instancePath, name),
    on: "key",
    message: `${subjectOf(error)} has no property ${quoteName(name)}.`,
    help,
    rename: nearest,
  };
}

export function tellMissing(error: ErrorObject): Finding {
  const name = String(error.params["missingProperty"]);
  const properties: unknown = error.parentSchema?.["properties"];
  const described = isObject(properties) ? properties[name] : undefined;
  const help = isObject(described) ? textOf(described["description"]) : undefined;
  return { pointer: error.instancePath, on: "value", message: `${subjectOf(error)} needs ${quoteName(name)}.`, help };
}

function whereOf(error: ErrorObject): string {
  const name = lastPart(error.instancePath);
  if (name === "") return "The file";
  return /^\d+$/.test(name) ? "This entry" : quoteName(name);
}

function tellKind(error: ErrorObject): Finding {
  const types: unknown = error.params["type"];
  const words = Array.isArray(types) ? describeKinds(types.map(String)) : describeKind(String(types));
  return here(error, `${whereOf(error)} takes ${words} and has ${describeValue(error.data)}.`);
}

function here(error: ErrorObject, message: string, help?: string): Finding {
  return { pointer: error.instancePath, on: "value", message, help };
}

function tellChoice(error: ErrorObject): Finding {
  const allowed: unknown = error.params["allowedValues"];
  const names = Array.isArray(allowed) ? allowed.map(String) : [];
  const nearest = typeof error.data === "string" ? findNearest(error.data, names) : undefined;
  const help = nearest === undefined ? undefined : `Did you mean ${quoteName(nearest)}?`;
  return { ...here(error, `${whereOf(error)} takes ${listNames(names)} and has ${describeValue(error.data)}.`, help), rename: nearest };
}

function tellTag(error: ErrorObject): Finding {
  const tag = String(error.params["tag"]);
  const options: unknown = error.parentSchema?.["oneOf"];
  const names = Array.isArray(options)
    ? options.flatMap((option) => (isObject(option) ? [lastPart(String(option["$ref"]).replace("#", ""))] : []))
    : [];
  const value: unknown = error.params["tagValue"];
  if (typeof value !== "string")
    return here(error, `This step does not say what to ${quoteName(tag)}.`, `Steps are ${listNames(names, "and", 30)}.`);
  return {
    pointer: joinPointer(error.instancePath, tag),
    on: "value",
    message: `There is no step ${quoteName(value)}.`,
    help: suggestName(value, names),
    rename: findNearest(value, names),
  };
}

function tellPattern(error: ErrorObject): Finding {
  return here(error, `${whereOf(error)} cannot be ${describeValue(error.data)}.`, textOf(error.parentSchema?.["description"]));
}

function tellName(error: ErrorObject): Finding {
  const name = String(error.params["propertyName"]);
  const schema: unknown = error.schema;
  const help = isObject(schema) ? textOf(schema["description"]) : undefined;
  return {
    pointer: joinPointer(error.instancePath, name),
    on: "key",
    message: `${quoteName(name)} cannot be a name here.`,
    help: help ?? "Names begin with a letter and go on with letters, digits and `_`.",
  };
}

const limits: { readonly [keyword: string]: string } = {
  minLength: "at least {n} characters",
  maxLength: "at most {n} characters",
  minItems: "at least {n} entries",
  maxItems: "at most {n} entries",
  minimum: "at least {n}",
  maximum: "at most {n}",
  minProperties: "at least {n} of its properties",
};

function tellLimit(error: ErrorObject, words: string): Finding {
  return here(
    error,
    `${whereOf(error)} takes ${words
      .replace("{n}", String(error.params["limit"]))
      .replace(/^(.* 1 )entries$/, "$1entry")
      .replace(/^(.* 1 )characters$/, "$1character")}.`,
    textOf(error.parentSchema?.["description"]),
  );
}

/** The sentence for every fault but unknown and missing properties, which are told together. */
export function tellFault(error: ErrorObject): Finding {
  const limit = limits[error.keyword];
  if (limit !== undefined) return tellLimit(error, limit);
  switch (error.keyword) {
    case "type":
      return tellKind(error);
    case "enum":
      return tellChoice(error);
    case "const":
      return here(error, `${whereOf(error)} takes ${describeValue(error.params["allowedValue"])} and has ${describeValue(error.data)}.`);
    case "discriminator":
      return tellTag(error);
    case "pattern":
      return tellPattern(error);
    case "propertyNames":
      return tellName(error);
    case "false schema":
      return { pointer: error.instancePath, on: "key", message: `${whereOf(error)} cannot be given here.` };
    default:
      return here(error, `${whereOf(error)} does not fit any of the forms it can take.`, textOf(error.parentSchema?.["description"]));
  }
}

export function toProblem(finding: Finding, file: string, check: string): Problem {
  const at: SourcePointer = { file, pointer: finding.pointer, on: finding.on };
  const fix =
    finding.rename === undefined
      ? undefined
      : { title: `Change to ${quoteName(finding.rename)}`, at, text: JSON.stringify(finding.rename) };
  return {
    check,
    message: finding.message,
    ...(finding.help === undefined ? {} : { help: finding.help }),
    at,
    ...(fix === undefined ? {} : { fix }),
  };
}
