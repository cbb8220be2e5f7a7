// From the text of a file to a JSON value, or to problems. The size of a text is limited before it is parsed.
import { getLocation, type JSONVisitor, printParseErrorCode, visit } from "jsonc-parser";
import { isReservedKey, type Problem, quoteName, type SourcePointer } from "../../../core/format/index.ts";
import { isObject, joinPointer, parseJson } from "../../../core/json/index.ts";

export interface TextLimits {
  /** Characters of the text. */
  readonly length: number;
  /** Nesting of objects and arrays. */
  readonly depth: number;
  /** Nodes, that is objects with a `widget`. */
  readonly nodes: number;
  /** Values of any kind. */
  readonly values: number;
}

const authorLimits: TextLimits = { length: 262_144, depth: 32, nodes: 2_000, values: 40_000 };

const syntaxMessages: { readonly [code: string]: string } = {
  CommaExpected: "A comma is missing.",
  ColonExpected: "A colon is missing after the name.",
  PropertyNameExpected: "A name in double quotes is missing.",
  ValueExpected: "A value is missing.",
  CloseBraceExpected: "A closing brace is missing.",
  CloseBracketExpected: "A closing bracket is missing.",
  EndOfFileExpected: "The file continues after the end of its JSON value.",
  InvalidCommentToken: "JSON has no comments. Use `$comment`.",
  UnexpectedEndOfString: "A closing quote is missing.",
  InvalidEscapeCharacter: "This text has an escape sequence that JSON does not have.",
  InvalidCharacter: "This text has a control character; write it as an escape sequence.",
};

function syntaxProblem(file: string, text: string, error: { code: number; offset: number }): Problem {
  const path = getLocation(text, error.offset).path.filter((part) => part !== "");
  const code = printParseErrorCode(error.code);
  const before = text.slice(0, error.offset).trimEnd();
  const isComma = before.endsWith(",") && /^(PropertyName|Value)Expected$/.test(code);
  const isQuote = /[\u2018-\u201f'`]/.test(text[error.offset] ?? "");
  const message = isComma
    ? "There is nothing after this comma."
    : isQuote
      ? 'JSON uses straight double quotes only: ".'
      : (syntaxMessages[code] ?? "This is not JSON.");
  // What is missing belongs after the previous token; an error at the end of the file has no token to point at either.
  const offset = isComma || code === "CommaExpected" || error.offset >= text.length ? Math.max(0, before.length - 1) : error.offset;
  const at: SourcePointer = { file, pointer: joinPointer("", ...path), on: "value", offset };
  const fixed = `${text.slice(0, offset + 1)},${text.slice(offset + 1)}`;
  // Within a line it may as well be one text with quotes in it.
  const isCertain = code === "CommaExpected" && text.slice(offset, error.offset).includes("\n") && parseJson(fixed) !== undefined;
  return { check: "syntax", message, at, ...(isCertain && { fix: { title: "Put a comma", at, text: `${text[offset]},` } }) };
}

function whole(file: string, check: string, message: string): Problem[] {
  return [{ check, message, at: { file, pointer: "", on: "value" } }];
}

/** The parser of broken texts calls itself for each open bracket: so many calls every machine has room for. */
const mostOpen = 1_000;
const comment = /\/\/[^\r\n]*|\/\*[\s\S]*?(?:\*\/|$)/y;

/**
 * Whether objects and lists are nested deeper than anything reads them, counted without recursion because a hostile text may have any
 * depth. What is open counts as that parser reads a broken text: a bracket closes only its like, a text ends with its line at the
 * latest, and comments are passed over.
 */
export function isTooDeep(text: string, most: number = authorLimits.depth): boolean {
  const open: string[] = [];
  let depth = 0;
  let inText = false;
  for (let place = 0; place < text.length; place++) {
    const character = text[place];
    if (inText) {
      if (character === "\\") place++;
      else if (character === '"' || character === "\n" || character === "\r") inText = false;
    } else if (character === '"') inText = true;
    else if (character === "{" || character === "[") {
      open.push(character === "{" ? "}" : "]");
      if (++depth > most || open.length > mostOpen) return true;
    } else if (character === "}" || character === "]") {
      depth--;
      if (open.at(-1) === character) open.pop();
    } else if (character === "/") {
      comment.lastIndex = place;
      if (comment.test(text)) place = comment.lastIndex - 1;
    }
  }
  return false;
}

interface Visited {
  readonly errors: { code: number; offset: number }[];
  readonly problems: Problem[];
  nodes: number;
  values: number;
}

function checkKey(name: string, seen: Set<string>, at: SourcePointer): Problem[] {
  const problems: Problem[] = [];
  if (seen.has(name))
    problems.push({
      check: "duplicate-key",
      message: `${quoteName(name)} is written twice in this object, and JSON keeps only the last one.`,
      help: "Remove one of them.",
      at,
    });
  if (isReservedKey(name))
    problems.push({
      check: "reserved-name",
      message: `${quoteName(name)} is reserved and cannot be a name.`,
      help: "Choose another name.",
      at,
    });
  seen.add(name);
  return problems;
}

function visitText(file: string, text: string): Visited {
  const visited: Visited = { errors: [], problems: [], nodes: 0, values: 0 };
  const groups: Set<string>[] = [];
  const visitor: JSONVisitor = {
    onObjectBegin: () => {
      visited.values++;
      groups.push(new Set());
    },
    onObjectEnd: () => {
      groups.pop();
    },
    onObjectProperty: (name, _offset, _length, _line, _column, pathSupplier) => {
      if (name === "widget") visited.nodes++;
      const group = groups[groups.length - 1];
      if (group === undefined || (!group.has(name) && !isReservedKey(name))) group?.add(name);
      else visited.problems.push(...checkKey(name, group, { file, pointer: joinPointer("", ...pathSupplier(), name), on: "key" }));
    },
    onLiteralValue: () => {
      visited.values++;
    },
    onArrayBegin: () => {
      visited.values++;
    },
    onError: (code, offset) => {
      visited.errors.push({ code, offset });
    },
  };
  visit(text, visitor, { disallowComments: true, allowTrailingComma: false });
  return visited;
}

interface Counts {
  members: number;
  nodes: number;
  values: number;
  hasReserved: boolean;
}

function countParts(value: unknown, counts: Counts): Counts {
  counts.values++;
  if (Array.isArray(value)) for (const part of value) countParts(part, counts);
  else if (isObject(value))
    for (const name of Object.keys(value)) {
      counts.members++;
      if (name === "widget") counts.nodes++;
      if (isReservedKey(name)) counts.hasReserved = true;
      countParts(value[name], counts);
    }
  return counts;
}

/** JSON without anything to report, in a fraction of the time that it takes to visit each token. A name that is written twice has one member. */
function parseClean(text: string, limits: TextLimits): unknown {
  const value = parseJson(text);
  if (value === undefined) return undefined;
  const { members, nodes, values, hasReserved } = countParts(value, { members: 0, nodes: 0, values: 0, hasReserved: false });
  const written = text.replace(/"[^"\\]*(?:\\.[^"\\]*)*"/g, "").split(":").length - 1;
  return written === members && !hasReserved && nodes <= limits.nodes && values <= limits.values ? value : undefined;
}

export type Parsed = { readonly value: unknown } | { readonly problems: readonly Problem[] };

/** Reads a text as JSON. Never throws. */
export function parseText(file: string, text: string, limits: TextLimits = authorLimits): Parsed {
  if (text.length > limits.length) return { problems: whole(file, "file-size", `The file has more than ${limits.length / 1024} KiB.`) };
  if (isTooDeep(text, limits.depth))
    return { problems: whole(file, "file-depth", `The file is nested more than ${limits.depth} levels deep.`) };
  const clean = parseClean(text, limits);
  if (clean !== undefined) return { value: clean };
  const { errors, problems, nodes, values } = visitText(file, text);
  const first = errors[0];
  if (first !== undefined) return { problems: [syntaxProblem(file, text, first)] };
  if (problems.length > 0) return { problems };
  if (nodes > limits.nodes) return { problems: whole(file, "file-nodes", `The file has ${nodes} nodes; the limit is ${limits.nodes}.`) };
  if (values > limits.values)
    return { problems: whole(file, "file-values", `The file has ${values} values; the limit is ${limits.values}.`) };
  const value = parseJson(text);
  return value === undefined ? { problems: whole(file, "syntax", "This is not JSON.") } : { value };
}
