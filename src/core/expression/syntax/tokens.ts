// Cuts the text of an expression into tokens, on demand, so that a template can read on after the closing brace.

import { describeLookAlike } from "../../json/index.ts";
import { refuse } from "./errors.ts";

export interface Token {
  readonly kind: "number" | "text" | "name" | "sign" | "end";
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

const namePattern = /[A-Za-z_][A-Za-z0-9_]*/y;
const numberPattern = /(\d+(\.\d+)?|\.\d+)([eE][+-]?\d+)?/y;
const signPattern = /==|!=|<=|>=|&&|\|\||\?\?|[-+*/%<>!?:.,()[\]{}]/y;
const escapes: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", "\\": "\\", "'": "'", '"': '"', "`": "`" };

// What other languages write, and what it is called here.
const foreign: readonly (readonly [RegExp, string, string])[] = [
  [/===/y, "==", "One `==` compares without converting anything."],
  [/!==/y, "!=", "One `!=` compares without converting anything."],
  [/<>/y, "!=", "Two values that differ are compared with `!=`."],
  [/=>/y, "", "At least is `>=`. A list function takes the name of the item and a condition, as in `list.filter(p, p.selected)`."],
  [/=(?!=)/y, "==", "To compare two values write `==`."],
  [/\?\.(?!\d)/y, ".", "A path through an empty value is empty, so a plain `.` is enough."],
  [/&(?!&)/y, "&&", "Write `&&` for both."],
  [/\|(?!\|)/y, "||", "Write `||` for either."],
  [/[‘’“”]/y, "'", "Write texts in straight quotes, as in `'text'`."],
];

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

function readEscape(text: string, at: number): { value: string; end: number } {
  const letter = text[at + 1] ?? "";
  const code = letter === "u" ? matchAt(/[0-9a-fA-F]{4}/y, text, at + 2) : undefined;
  if (code) return { value: String.fromCharCode(Number.parseInt(code, 16)), end: at + 6 };
  const value = Object.keys(escapes).includes(letter) ? escapes[letter] : undefined;
  if (value !== undefined) return { value, end: at + 2 };
  return refuse(
    { start: at, end: at + 2 },
    { code: "unknown-escape", message: `\`\\${letter}\` is not an escape sequence.`, help: "Write `\\\\` for a backslash." },
  );
}

function readText(text: string, start: number): Token {
  const closing = text[start];
  let value = "";
  let at = start + 1;
  while (at < text.length && text[at] !== closing && text[at] !== "\n") {
    const next = text[at] === "\\" ? readEscape(text, at) : { value: text[at] ?? "", end: at + 1 };
    value += next.value;
    at = next.end;
  }
  if (text[at] !== closing)
    return refuse(
      { start, end: at },
      { code: "open-text", message: "This text has no closing quote.", help: `End it with \`${closing}\`.` },
    );
  return { kind: "text", value, start, end: at + 1 };
}

function refuseForeign(text: string, start: number): void {
  for (const [pattern, suggestion, help] of foreign) {
    const found = matchAt(pattern, text, start);
    if (!found) continue;
    const finding = { code: "unknown-operator", message: `There is no operator \`${found}\`.`, help };
    refuse({ start, end: start + found.length }, suggestion ? { ...finding, suggestion } : finding);
  }
}

function explainLetter(letter: string): { help?: string } {
  const help = describeLookAlike(letter);
  return help === undefined ? {} : { help: help.replace("Its", "This") };
}

export function readToken(text: string, from: number): Token {
  let start = from;
  while (start < text.length && " \t\r\n".includes(text[start] ?? "")) start++;
  if (start >= text.length) return { kind: "end", value: "", start: text.length, end: text.length };
  if (text[start] === "'" || text[start] === '"') return readText(text, start);
  const number = matchAt(numberPattern, text, start);
  if (number) return { kind: "number", value: number, start, end: start + number.length };
  const name = matchAt(namePattern, text, start);
  if (name) return { kind: "name", value: name, start, end: start + name.length };
  refuseForeign(text, start);
  const sign = matchAt(signPattern, text, start);
  if (sign) return { kind: "sign", value: sign, start, end: start + sign.length };
  const letter = String.fromCodePoint(text.codePointAt(start) ?? 0);
  return refuse(
    { start, end: start + letter.length },
    { code: "unknown-character", message: `\`${letter}\` is not allowed here.`, ...explainLetter(letter) },
  );
}
