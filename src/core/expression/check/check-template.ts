// The parts of a template, joined: of its placeholders each may be text, number or empty.

import type { Ast } from "../syntax/ast.ts";
import type { Syntax } from "../syntax/syntax.ts";
import type { TemplateSyntax } from "../syntax/template.ts";
import { broken, type CheckContext, report, showSource, type Typed } from "./check-context.ts";
import { remarkOnEmptyText } from "./check-fallback.ts";
import { describeType, findMismatch } from "./describe-type.ts";
import { types, union } from "./type.ts";

const shown = union(types.text, types.num, types.null);

function inferPart(context: CheckContext, part: TemplateSyntax): Ast {
  if (!part.placeholder) return part.text ?? "";
  const typed = context.infer(context, part.placeholder);
  if (!typed.broken) remarkOnEmptyText(context, part.placeholder);
  if (typed.broken || findMismatch(typed.type, shown) === null) return typed.ast;
  const of = showSource(context, part.placeholder);
  const help = typed.type.list
    ? `Write \`size(${of})\` or \`join(${of}, ', ')\`.`
    : typed.type.amount
      ? `Write \`money(${of})\`.`
      : typed.type.bool
        ? `Write \`${of} ? 'yes' : 'no'\`.`
        : "Show one of its fields.";
  report(context, part.placeholder, {
    code: "wrong-kind",
    message: `A placeholder inside a text must be text or a number, but \`${of}\` is ${describeType(typed.type)}.`,
    help,
  });
  return null;
}

/** A text inside a text becomes part of it, so that constant neighbours are one constant. */
function joinParts(asts: readonly Ast[]): Ast[] {
  const joined: Ast[] = [];
  for (const ast of asts.flatMap((part): readonly Ast[] => (Array.isArray(part) && part[0] === "cat" ? part.slice(1) : [part]))) {
    const last = joined[joined.length - 1];
    if (typeof ast === "string" && typeof last === "string") joined[joined.length - 1] = last + ast;
    else joined.push(ast);
  }
  return joined;
}

/** The placeholder of a template that is nothing else. */
export function findLone(parts: readonly TemplateSyntax[]): Syntax | undefined {
  return parts.length === 1 ? parts[0]?.placeholder : undefined;
}

/** The value of a lone placeholder with its type, else text. */
export function inferTemplate(context: CheckContext, parts: readonly TemplateSyntax[]): Typed {
  const lone = findLone(parts);
  if (lone) return context.infer(context, lone);
  const before = context.errors.length;
  const asts = joinParts(parts.map((part) => inferPart(context, part)));
  if (context.errors.length > before) return broken;
  const [only] = asts;
  if (asts.length === 1 && typeof only === "string") return { ast: only, type: types.literal(only) };
  return { ast: ["cat", ...asts], type: types.text };
}
