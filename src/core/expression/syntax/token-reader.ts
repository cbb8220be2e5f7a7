/** Goes through the tokens of an expression one by one, and says what was expected where another one stands. */
import { refuse } from "./errors.ts";
import type { Range } from "./syntax.ts";
import { readToken, type Token } from "./tokens.ts";

/** Operators by the words that stand for them elsewhere. */
export const wordOperators: ReadonlyMap<string, string> = new Map([
  ["and", "&&"],
  ["or", "||"],
  ["not", "!"],
  ["is", "=="],
  ["eq", "=="],
  ["equals", "=="],
  ["ne", "!="],
  ["neq", "!="],
  ["gt", ">"],
  ["gte", ">="],
  ["lt", "<"],
  ["lte", "<="],
  ["AND", "&&"],
  ["OR", "||"],
  ["NOT", "!"],
]);

export interface Reader {
  readonly text: string;
  token: Token;
  depth: number;
}

export function advance(reader: Reader): Token {
  const token = reader.token;
  reader.token = readToken(reader.text, token.end);
  return token;
}

export function isSign(reader: Reader, sign: string): boolean {
  return reader.token.kind === "sign" && reader.token.value === sign;
}

export function take(reader: Reader, sign: string): boolean {
  if (!isSign(reader, sign)) return false;
  advance(reader);
  return true;
}

export function refuseToken(reader: Reader, expected: string): never {
  const { token } = reader;
  if (token.kind === "end") return refuse(token, { code: "unexpected-end", message: `Expected ${expected}, but the expression ends.` });
  const suggestion = token.kind === "name" ? wordOperators.get(token.value) : undefined;
  const shown = reader.text.slice(token.start, token.end);
  return refuse(token, {
    code: "unexpected-token",
    message: `Expected ${expected}, but found \`${shown}\`.`,
    ...(suggestion && { help: `Write \`${suggestion}\`.`, suggestion }),
  });
}

export function expectSign(reader: Reader, sign: string, opened: Range): Token {
  if (isSign(reader, sign)) return advance(reader);
  if (reader.token.kind === "end")
    refuse(opened, { code: "open-bracket", message: `This bracket is not closed.`, help: `Add \`${sign}\`.` });
  return refuseToken(reader, `\`${sign}\``);
}
