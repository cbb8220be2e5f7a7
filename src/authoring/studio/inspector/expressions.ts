/** Evaluates expressions in the scope of an open screen, by the evaluator that the screen itself uses, with all of its functions. */
import type { Frame, SessionContext } from "../../../browser/runtime/index.ts";
import { createBuiltins, createCompiler, loopNames, parse, showExpression } from "../../../core/expression/index.ts";
import { isObject, readOwn } from "../../../core/json/index.ts";
import { createFormats } from "../../../core/market/index.ts";
import type { ExpressionPart } from "../protocol/inspection.ts";

export interface Expressions {
  evaluate(ast: unknown, frame?: Frame): unknown;
  /** With the values of all its parts; those of a computed value, too. */
  explain(ast: unknown, frame?: Frame): ExpressionPart;
  /** Throws on a text that is no expression. One that reads texts is compiled by `compileTexts`: the page has no table of them. */
  read(text: string, compileTexts: () => unknown, frame?: Frame): unknown;
}

export interface Inspected {
  readonly context: SessionContext;
  readonly expressions: Expressions;
}

export function createExpressions({ module, screenState, ports }: SessionContext): Expressions {
  const { market, plan } = module;
  const compile = createCompiler(createBuiltins(createFormats(market)));
  const evaluate = (ast: unknown, frame?: Frame): unknown => compile(ast)({ ...screenState.scope, now: ports.clock.now() }, frame) ?? null;
  const explain = (ast: unknown, frame: Frame | undefined, known: readonly string[]): ExpressionPart => ({
    text: showExpression(ast),
    value: evaluate(ast, frame),
    parts: listParts(ast, known).map((part) => explain(part.ast, frame, part.known)),
  });
  /** A computed value is made of its expression; `known` ends one that reads itself. */
  const listParts = (ast: unknown, known: readonly string[]): readonly { readonly ast: unknown; readonly known: readonly string[] }[] => {
    const [op, root, name] = Array.isArray(ast) ? ast : [];
    if (op === "." && root === "values") {
      const { value } = readOwn(plan.values, String(name)) ?? {};
      const isNew = typeof name === "string" && !known.includes(name);
      return isNew && isObject(value) && Array.isArray(value["$"]) ? [{ ast: value["$"], known: [...known, name] }] : [];
    }
    return partsOf(ast).map((part) => ({ ast: part, known }));
  };
  return {
    evaluate,
    explain: (ast, frame) => explain(ast, frame, []),
    read(text, compileTexts, frame) {
      const parsed = parse(text);
      if ("errors" in parsed) throw new SyntaxError(parsed.errors.map(({ message }) => message).join(" "));
      return evaluate(readsTexts(parsed.ast) ? compileTexts() : nameValues(parsed.ast, Object.keys(plan.values)), frame);
    },
  };
}

/** Direct parts that are no literals; what a list function does to each entry has no value of its own. */
function partsOf(ast: unknown): readonly unknown[] {
  if (!Array.isArray(ast) || [".", "^", "#"].includes(ast[0])) return [];
  const parts = loopNames.includes(ast[0]) ? ast.slice(1, 2) : ast.slice(ast[0] === "f" ? 2 : 1);
  return parts.filter(Array.isArray);
}

function readsTexts(ast: unknown): boolean {
  return Array.isArray(ast) && ((ast[0] === "." && ast[1] === "texts") || ast.some(readsTexts));
}

/** A bare name that is no root stands for a computed value. */
function nameValues(ast: unknown, values: readonly string[]): unknown {
  if (!Array.isArray(ast)) return ast;
  if (ast[0] === "." && values.includes(ast[1])) return [".", "values", ...ast.slice(1)];
  return ast.map((part) => nameValues(part, values));
}
