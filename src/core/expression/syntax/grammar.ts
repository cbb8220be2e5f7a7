// Parses the text of an expression into a tree. The grammar is that of CEL with one addition, the operator `??`.

import { rememberTexts } from "../../json/index.ts";
import { maxAstDepth, maxTextChars, maxTextDepth } from "../limits.ts";
import type { ExpressionError } from "./ast.ts";
import { refuse, SyntaxStop } from "./errors.ts";
import type { Range, Syntax } from "./syntax.ts";
import { isDeeperThan } from "./syntax-depth.ts";
import { advance, expectSign, isSign, type Reader, refuseToken, take, wordOperators } from "./token-reader.ts";
import { readToken, type Token } from "./tokens.ts";

export type Parsed<T> = { readonly tree: T } | { readonly errors: ExpressionError[] };

const levels: readonly (readonly string[])[] = [["||"], ["&&"], ["==", "!=", "<", "<=", ">", ">=", "in"], ["+", "-"], ["*", "/", "%"]];
// Where operators stronger than `&&` begin.
const comparisons = 2;
const keywords: ReadonlyMap<string, null | boolean> = new Map([
  ["null", null],
  ["true", true],
  ["false", false],
]);
// CEL keeps these keywords for itself; as fields after a dot they are fine.
const reserved = "as break const continue else for function if import let loop package namespace return var void while in".split(" ");

export const tooDeep = {
  code: "too-deep",
  message: `Operations are nested more than ${maxAstDepth} deep.`,
  help: "Split the expression into values of the screen.",
};

const tooLong = {
  code: "too-long",
  message: `An expression has at most ${maxTextChars} characters.`,
  help: "Split it into values of the screen.",
};

function readNested(reader: Reader): Syntax {
  const { start, end } = reader.token;
  reader.depth++;
  if (reader.depth > maxTextDepth) {
    refuse(
      { start, end },
      {
        code: "too-deep",
        message: `Brackets are nested more than ${maxTextDepth} deep.`,
        help: "Split the expression into values of the screen.",
      },
    );
  }
  const found = readExpression(reader);
  reader.depth--;
  return found;
}

function readListUntil(reader: Reader, closing: string, opened: Range): { items: Syntax[]; end: number } {
  const items: Syntax[] = [];
  if (!isSign(reader, closing)) {
    do items.push(readNested(reader));
    while (take(reader, ","));
  }
  return { items, end: expectSign(reader, closing, opened).end };
}

function readName(reader: Reader, token: Token): Syntax {
  const { value: name, start, end } = token;
  const word = keywords.get(name);
  if (word !== undefined) return { kind: "literal", value: word, start, end };
  if (reserved.includes(name)) {
    refuse(token, {
      code: "reserved-word",
      message: `\`${name}\` is a keyword and cannot name a value.`,
      help: `A field of that name is read with a dot, as in \`p.${name}\`.`,
    });
  }
  if (!isSign(reader, "(")) return { kind: "name", name, nameStart: start, start, end };
  const opened = advance(reader);
  const { items, end: closed } = readListUntil(reader, ")", opened);
  return { kind: "call", name, nameStart: start, values: items, start, end: closed };
}

function readPrimary(reader: Reader): Syntax {
  const { token } = reader;
  const { start, end } = token;
  const opens = token.kind !== "sign" || token.value === "(" || token.value === "[";
  if (token.kind === "end" || !opens) return refuseToken(reader, "a value");
  advance(reader);
  if (token.kind === "number") return { kind: "literal", value: Number(token.value), start, end };
  if (token.kind === "text") return { kind: "literal", value: token.value, start, end };
  if (token.kind === "name") return readName(reader, token);
  if (token.value === "[") {
    const { items, end: closed } = readListUntil(reader, "]", token);
    return { kind: "list", items, start, end: closed };
  }
  const inner = readNested(reader);
  return { ...inner, start, end: expectSign(reader, ")", token).end };
}

function readMember(reader: Reader): Syntax {
  let of = readPrimary(reader);
  const { start } = of;
  for (;;) {
    if (isSign(reader, "[")) {
      const opened = advance(reader);
      const key = readNested(reader);
      of = { kind: "index", of, key, start, end: expectSign(reader, "]", opened).end };
    } else if (take(reader, ".")) {
      if (reader.token.kind !== "name" || keywords.has(reader.token.value)) refuseToken(reader, "the name of a field");
      const { value: name, start: nameStart, end } = advance(reader);
      if (!isSign(reader, "(")) of = { kind: "field", of, name, nameStart, start, end };
      else {
        const list = readListUntil(reader, ")", advance(reader));
        of = { kind: "call", name, nameStart, values: [of, ...list.items], start, end: list.end };
      }
    } else return of;
  }
}

// CEL allows a run of the same sign, and no mixture.
function readUnary(reader: Reader): Syntax {
  const starts: number[] = [];
  const op = isSign(reader, "!") ? "!" : "-";
  while (isSign(reader, op)) starts.push(advance(reader).start);
  const of = readMember(reader);
  return starts.reduceRight<Syntax>((inner, start) => {
    const isNegative = op === "-" && inner.kind === "literal" && typeof inner.value === "number";
    return isNegative
      ? { kind: "literal", value: -inner.value, start, end: inner.end }
      : { kind: "unary", op, of: inner, start, end: inner.end };
  }, of);
}

// `read` is a first operand that the caller has parsed already.
function readBinary(reader: Reader, level: number, read?: Syntax): Syntax {
  const ops = levels[level];
  if (!ops) return read ?? readUnary(reader);
  let left = readBinary(reader, level + 1, read);
  while (reader.token.kind !== "text" && ops.includes(reader.token.value)) {
    const op = advance(reader).value;
    const right = readBinary(reader, level + 1);
    left = { kind: "binary", op, left, right, start: left.start, end: right.end };
  }
  return left;
}

function refuseMixture(reader: Reader, before: string): never {
  const after = reader.token.value;
  return refuse(reader.token, {
    code: "needs-brackets",
    message: `\`${before}\` and \`${after}\` are mixed without brackets.`,
    help: `Write \`(a ${before} b) ${after} c\` or \`a ${before} (b ${after} c)\`.`,
  });
}

// `a ?? b ?? c` groups from the right.
function readFallbacks(reader: Reader, first: Syntax): Syntax {
  const operands = [first];
  while (take(reader, "??")) operands.push(readBinary(reader, comparisons));
  if (isSign(reader, "||") || isSign(reader, "&&")) refuseMixture(reader, "??");
  return operands.reduceRight((right, left) => ({ kind: "binary", op: "??", left, right, start: left.start, end: right.end }));
}

function readOperation(reader: Reader): Syntax {
  const first = readBinary(reader, comparisons);
  if (isSign(reader, "??")) return readFallbacks(reader, first);
  const tree = readBinary(reader, 0, first);
  if (isSign(reader, "??")) refuseMixture(reader, tree.kind === "binary" ? tree.op : "||");
  return tree;
}

function readExpression(reader: Reader): Syntax {
  const test = readOperation(reader);
  if (!take(reader, "?")) return test;
  const yes = readOperation(reader);
  if (!take(reader, ":")) refuseToken(reader, "`:` and the other value");
  const no = readNested(reader);
  return { kind: "choice", test, yes, no, start: test.start, end: no.end };
}

// Reads one expression from `from` and stops at the first token that does not belong to it.
export function readFrom(text: string, from: number): { tree: Syntax; next: Token } {
  const reader: Reader = { text, token: readToken(text, from), depth: 0 };
  if (reader.token.kind === "end" || isSign(reader, "}"))
    refuse(reader.token, { code: "empty-expression", message: "There is no expression here." });
  const tree = readExpression(reader);
  if (tree.end - tree.start > maxTextChars) {
    refuse(tree, tooLong);
  }
  if (isDeeperThan(tree, maxAstDepth)) refuse(tree, tooDeep);
  return { tree, next: reader.token };
}

export function catchErrors<T>(read: () => T): Parsed<T> {
  try {
    return { tree: read() };
  } catch (thrown) {
    if (thrown instanceof SyntaxStop) return { errors: [thrown.error] };
    throw thrown;
  }
}

/** Many screens, each with its variants, have the same texts. */
export const parseText = rememberTexts(
  (text): Parsed<Syntax> =>
    catchErrors(() => {
      if (text.length > maxTextChars) {
        refuse({ start: maxTextChars, end: text.length }, tooLong);
      }
      const { tree, next } = readFrom(text, 0);
      if (next.kind !== "end") {
        const suggestion = next.kind === "name" ? wordOperators.get(next.value) : undefined;
        refuse(next, {
          code: "unexpected-token",
          message: `The expression is complete before \`${text.slice(next.start, next.end)}\`.`,
          help: suggestion ? `Write \`${suggestion}\`.` : "Join two values with an operator.",
          ...(suggestion && { suggestion }),
        });
      }
      return tree;
    }),
);
