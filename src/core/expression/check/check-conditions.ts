// A condition must be yes/no; empty counts as no.

import type { Range } from "../syntax/syntax.ts";
import { type CheckContext, report, showSource } from "./check-context.ts";
import { describeType } from "./describe-type.ts";
import { type Type, withoutNull } from "./type.ts";

function suggestCondition(of: string, type: Type): string {
  if (type.amount) return `Write \`${of} != null\` or \`${of} > 0\`.`;
  if (type.num) return `Write \`${of} == 1\` or \`${of} > 0\`.`;
  if (type.text) return `Write \`${of} != ''\`.`;
  return type.list ? `Write \`size(${of}) > 0\`.` : `Write \`${of} != null\`.`;
}

export function needCondition(context: CheckContext, node: Range, type: Type): boolean {
  const kinds = withoutNull(type);
  if (type.any || (kinds.bool && !kinds.num && !kinds.amount && !kinds.text && !kinds.list && !kinds.obj)) return true;
  const of = showSource(context, node);
  report(context, node, {
    code: "not-condition",
    message: `A condition must be yes/no, but \`${of}\` is ${describeType(type)}.`,
    help: suggestCondition(of, type),
  });
  return false;
}
