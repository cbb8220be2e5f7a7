// Expressions of format 1 in the words of format 2: `first(a, b)` is `a ?? b`, and a failure's message is `answer.serverMessage`.
import { mapTexts } from "../../../core/json/index.ts";
import { type DefinitionFile, holdsScreens } from "./definition-file.ts";
import { isMarketMember } from "./market-members.ts";
import { placeholder, readOnlyPlaceholder } from "./placeholders.ts";

/** Keys whose texts are expressions without braces. */
const expressionKeys: readonly string[] = ["when", "if", "each", "key", "replacedBy"];

interface Scanned {
  /** Where each comma or the closing bracket stands that ends an argument. */
  readonly ends: readonly number[];
}

/** From the character after an opening bracket to the one that closes it; undefined when none does. */
function scanArguments(text: string, start: number): Scanned | undefined {
  const ends: number[] = [];
  let depth = 0;
  let quote = "";
  for (let at = start; at < text.length; at++) {
    const sign = text[at] ?? "";
    if (quote !== "") {
      if (sign === "\\") at++;
      else if (sign === quote) quote = "";
    } else if (sign === "'" || sign === '"') quote = sign;
    else if ("([{".includes(sign)) depth++;
    else if (depth === 0 && ")]}".includes(sign)) return { ends: [...ends, at] };
    else if (")]}".includes(sign)) depth--;
    else if (sign === "," && depth === 0) ends.push(at);
  }
  return undefined;
}

/** Without what stands in brackets and quotes, so that signs are those of the expression itself. */
function outerSigns(expression: string): string {
  let outer = expression.replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g, "_");
  for (let before = ""; before !== outer; ) {
    before = outer;
    outer = outer.replace(/\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}/g, "_");
  }
  return outer;
}

function inBrackets(argument: string): string {
  return /[-+*/%<>=!&|?:]|\bin\b/.test(outerSigns(argument).replaceAll("??", "")) ? `(${argument})` : argument;
}

/** `first(a, b)` as `a ?? b`, from the innermost to the outermost. */
function rewriteFirst(expression: string): string {
  const starts = [...expression.matchAll(/(?<![\w.])first\(/g)];
  const last = starts[starts.length - 1];
  if (last === undefined) return expression;
  const start = last.index + last[0].length;
  const scanned = scanArguments(expression, start);
  const end = scanned?.ends[scanned.ends.length - 1];
  if (scanned === undefined || end === undefined) return expression;
  const parts = scanned.ends.map((to, index) => expression.slice(index === 0 ? start : (scanned.ends[index - 1] ?? 0) + 1, to).trim());
  const before = expression.slice(0, last.index);
  const after = expression.slice(end + 1);
  const isWhole = /(?:^|[(,[{]\s*)$/.test(before) && /^\s*(?:$|[),\]}])/.test(after);
  const joined = parts.map(inBrackets).join(" ?? ");
  return rewriteFirst(before + (isWhole ? joined : `(${joined})`) + after);
}

function rewriteExpression(expression: string): string {
  return rewriteFirst(expression)
    .replace(/\banswer\.said\b/g, "answer.serverMessage")
    .replace(/\bmarket\.(\w+)/g, (read, name: string) => (isMarketMember(name) ? read : `company.${name}`));
}

/** Changes the expressions in a text: all of it, or what stands in braces. */
function mapExpressions(text: string, isExpression: boolean, change: (expression: string, isAlone: boolean) => string): string {
  if (isExpression) return change(text, true);
  return text.replace(placeholder, (all: string, inside?: string) => (inside === undefined ? all : `{${change(inside, all === text)}}`));
}

/** What is empty shows nothing inside a longer text, with a fallback to nothing or without. */
function withoutEmptyFallback(expression: string): string {
  const [, rest] = /^(.*?)\s*\?\?\s*''\s*$/s.exec(expression) ?? [];
  return rest === undefined || inBrackets(rest) !== rest ? expression : rest;
}

export function rewriteExpressions(file: DefinitionFile): DefinitionFile {
  if (!holdsScreens(file)) return file;
  const change = (text: string, key: string) =>
    mapExpressions(text, expressionKeys.includes(key), (expression, isAlone) => {
      const rewritten = rewriteExpression(expression);
      return isAlone ? rewritten : withoutEmptyFallback(rewritten);
    });
  return { ...file, value: mapTexts(file.value, change) };
}

/** `{a ?? ''}` as `{a}`; undefined for anything else. */
export function withoutFallback(text: string): string | undefined {
  const expression = readOnlyPlaceholder(text);
  if (expression === undefined) return undefined;
  const rest = withoutEmptyFallback(expression);
  return rest === expression ? undefined : `{${rest}}`;
}
