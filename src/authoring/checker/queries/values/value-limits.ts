/** What a schema of a single value says in vain, or so that nothing meets it: of rules and of inputs of actions alike. */
import { isObject, readOwn } from "../../../../core/json/index.ts";
import { lengthsOfPattern } from "./pattern-length.ts";

export interface LimitSlip {
  readonly keyword: string;
  readonly on: "key" | "value";
  /** Follows the subject, for example ``the rule `name` ``. */
  readonly says: (subject: string) => string;
  readonly help: string;
}

type Schema = { readonly [keyword: string]: unknown };

/** Which types each keyword says something about; the others take it and do nothing. */
const keywords: { readonly [keyword: string]: readonly string[] } = {
  minLength: ["string"],
  maxLength: ["string"],
  pattern: ["string"],
  minimum: ["number", "integer"],
  maximum: ["number", "integer"],
  minItems: ["array"],
  maxItems: ["array"],
};

const limits = [
  ["minLength", "maxLength"],
  ["minimum", "maximum"],
  ["minItems", "maxItems"],
] as const;

export function listLimitSlips(schema: object): LimitSlip[] {
  const held: Schema = { ...schema };
  return [...listIdle(held), ...listUnmeetable(held), ...listOddPatterns(held), ...listOutOfPattern(held), ...listOddChoices(held)];
}

function typesOf({ type }: Schema): readonly string[] | undefined {
  if (typeof type === "string") return [type];
  return Array.isArray(type) ? type.map(String) : undefined;
}

function* listIdle(schema: Schema): Generator<LimitSlip> {
  for (const keyword of ["minLength", "minItems"])
    if (schema[keyword] === 0)
      yield {
        keyword,
        on: "value",
        says: (subject) => `\`${keyword}\` of ${subject} lets everything pass.`,
        help: "Write 1 or more, or remove it.",
      };
  const types = typesOf(schema);
  for (const keyword of Object.keys(schema)) {
    const taken = readOwn(keywords, keyword);
    if (types === undefined || taken === undefined || taken.some((type) => types.includes(type))) continue;
    yield {
      keyword,
      on: "key",
      says: (subject) => `\`${keyword}\` of ${subject} says nothing about a value of type \`${types.join("` or `")}\`.`,
      help: "Remove it, or change `type`.",
    };
  }
}

function* listUnmeetable(schema: Schema): Generator<LimitSlip> {
  for (const [least, most] of limits) {
    const [from, to] = [schema[least], schema[most]];
    if (typeof from === "number" && typeof to === "number" && from > to)
      yield {
        keyword: least,
        on: "value",
        says: (subject) => `Nothing meets ${subject}: its \`${least}\` is above its \`${most}\`.`,
        help: `Write ${to} or less, or raise \`${most}\`.`,
      };
  }
}

/** Texts of all kinds; a pattern that takes them all asks for nothing. */
const anyTexts = ["", " ", "a", "Z", "0", "-", "\u00e9", "\u4e2d", "x 1".repeat(7)];

const oddities: readonly { isIn(pattern: string): boolean; readonly says: string; readonly help: string }[] = [
  {
    isIn: (pattern) => anyTexts.every((text) => new RegExp(pattern, "u").test(text)),
    says: "lets everything pass",
    help: "Write what it asks for, with `^` and `$` around it, or remove it.",
  },
  {
    isIn: (pattern) => /\\\\[dDwWsSbB](?![\\\w])/.test(pattern),
    says: "asks for a backslash before a letter",
    help: "In JSON a class such as `\\\\d` is written with two backslashes, not with four.",
  },
  {
    isIn: (pattern) => /[\])](?:\(\d+(?:,\d*)?\))|(?:^\^?)0-9[{+*]/.test(pattern),
    says: "counts without `{}`, or lists without `[]`",
    help: "Write a class as `[0-9]` and a number of them as `{11}`.",
  },
];

function* listOddPatterns({ pattern }: Schema): Generator<LimitSlip> {
  if (typeof pattern !== "string" || !isPattern(pattern)) return;
  const isCounted = /\{\d+(?:,\d+)?\}/.test(pattern) && !/\(\?<?[=!]/.test(pattern);
  const odd = oddities.find(({ isIn }) => isIn(pattern));
  if (odd !== undefined)
    return yield { keyword: "pattern", on: "value", says: (subject) => `The \`pattern\` of ${subject} ${odd.says}.`, help: odd.help };
  const [begins, ends] = [pattern.startsWith("^"), /(?:^|[^\\])\$$/.test(pattern)];
  if (/^\/\^?.*\/[a-z]*$/.test(pattern))
    yield {
      keyword: "pattern",
      on: "value",
      says: (subject) => `The \`pattern\` of ${subject} asks for the slashes that stand around it.`,
      help: "Write it without them.",
    };
  else if (isCounted && !(begins && ends))
    yield {
      keyword: "pattern",
      on: "value",
      says: (subject) =>
        `The \`pattern\` of ${subject} counts characters, and any number of others may stand ${begins ? "after" : ends ? "before" : "around"} them.`,
      help: [begins ? "" : "Add `^` at its beginning.", ends ? "" : "Add `$` at its end."].join(" ").trim(),
    };
}

/** Lengths that the pattern never has. */
function listOutOfPattern({ pattern, minLength, maxLength }: Schema): LimitSlip[] {
  if (typeof pattern !== "string" || !isPattern(pattern)) return [];
  const { least, most } = lengthsOfPattern(pattern);
  const slips = [
    { keyword: "minLength", isOut: typeof minLength === "number" && minLength > most, taken: `at most ${most}` },
    { keyword: "maxLength", isOut: typeof maxLength === "number" && maxLength < least, taken: `at least ${least}` },
  ];
  return slips
    .filter(({ isOut }) => isOut)
    .map(({ keyword, taken }) => ({
      keyword,
      on: "value",
      says: (subject) => `Nothing meets ${subject}: its \`pattern\` takes ${taken} characters, which its \`${keyword}\` refuses.`,
      help: `Remove \`${keyword}\`, or change the pattern.`,
    }));
}

export function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, "u").source !== "";
  } catch {
    return false;
  }
}

function* listOddChoices(schema: Schema): Generator<LimitSlip> {
  const choices: readonly unknown[] = Array.isArray(schema["enum"]) ? schema["enum"] : [];
  const named: readonly (readonly [string, unknown])[] = [
    ...choices.map((choice) => ["enum", choice] as const),
    ...("const" in schema ? [["const", schema["const"]] as const] : []),
  ];
  for (const [keyword, choice] of named)
    if (!isMet(choice, schema))
      yield {
        keyword,
        on: "value",
        says: (subject) => `The other keywords of ${subject} refuse \`${JSON.stringify(choice)}\`, which its \`${keyword}\` names.`,
        help: "Remove it, or change what refuses it.",
      };
}

function isMet(value: unknown, schema: Schema): boolean {
  const types = typesOf(schema);
  const size = typeof value === "number" ? value : typeof value === "string" ? [...value].length : 0;
  const within = (least: unknown, most: unknown) =>
    !(typeof least === "number" && size < least) && !(typeof most === "number" && size > most);
  if (types !== undefined && !types.some((type) => isOfType(value, type))) return false;
  if (typeof value === "number") return within(schema["minimum"], schema["maximum"]);
  if (typeof value !== "string") return true;
  const { pattern } = schema;
  const fits = typeof pattern !== "string" || !isPattern(pattern) || new RegExp(pattern, "u").test(value);
  return fits && within(schema["minLength"], schema["maxLength"]);
}

function isOfType(value: unknown, type: string): boolean {
  if (type === "integer") return Number.isInteger(value);
  if (type === "null") return value === null;
  if (type === "array") return Array.isArray(value);
  return type === "object" ? isObject(value) : typeof value === type;
}
