// Looks up roots, values of the screen, items of lists and the fields behind them.

import { hasOwn, isReserved } from "../../json/index.ts";
import { loopNames } from "../loop-names.ts";
import type { NameNode, Range, Syntax } from "../syntax/syntax.ts";
import { addField } from "../syntax/to-ast.ts";
import { type CheckContext, type Inner, report, showSource, type Typed } from "./check-context.ts";
import { checkText, textsRoot } from "./check-texts.ts";
import { describeType } from "./describe-type.ts";
import { narrow } from "./narrowing.ts";
import { hasSignature } from "./signatures.ts";
import { suggestField, suggestValue } from "./suggest-names.ts";
import { readField, type Type, types, union, withoutNull } from "./type.ts";

interface Step extends Range {
  readonly name: string;
  readonly of: Syntax;
}

interface Found extends Typed {
  // The dotted path of a root; items of lists have none.
  readonly read?: readonly string[];
}

function refuseReserved(context: CheckContext, range: Range, name: string): Typed {
  return report(context, range, {
    code: "reserved-name",
    message: `\`${name}\` is a reserved name of JavaScript and cannot be read.`,
    help: "Give the field another name.",
  });
}

function refuseUnknown(context: CheckContext, node: NameNode, next?: string): Typed {
  const { name } = node;
  if (hasSignature(name) || loopNames.includes(name)) {
    return report(context, node, {
      code: "unknown-name",
      message: `\`${name}\` is a function, not a value.`,
      help: `Write \`${name}(…)\`.`,
    });
  }
  const [inner] = context.inners;
  const { near, ...meant } = suggestValue(context, name, next);
  const isField = inner && !inner.name && inner.item.obj;
  return report(context, node, {
    ...(isField
      ? { code: "unknown-field", message: `An item of this list has no field \`${name}\`.` }
      : { code: "unknown-name", message: `There is no value called \`${name}\`.` }),
    ...meant,
    subject: { kind: isField ? "field" : "value", name, is: "missing", near },
  });
}

function findItemField(inner: Inner, name: string): Type | undefined {
  if (inner.name) return undefined;
  const type = inner.item.any ? types.any : inner.item.obj && readField(inner.item.obj, name);
  return type && inner.item.null ? union(type, types.null) : type;
}

function isDeclared(inner: Inner, name: string): boolean {
  return !inner.name && inner.item.obj !== undefined && hasOwn(inner.item.obj.props, name);
}

function findScreenName(context: CheckContext, name: string): Found | undefined {
  const { roots, bare } = context.names;
  if (name === "index" && context.inners.length) return { ast: ["#", 0], type: types.num };
  const root = hasOwn(roots, name) ? roots[name] : undefined;
  const isFrame = name === "item" || name === "index";
  if (root) return { ast: [".", name], type: root, ...(!isFrame && { read: [name] }) };
  const value = hasOwn(bare, name) ? bare[name] : undefined;
  return value && { ast: [".", ...value.path], type: value.type, read: value.path };
}

function refuseAmbiguous(context: CheckContext, node: NameNode): Typed {
  const { name } = node;
  const other =
    context.inners.filter((inner) => isDeclared(inner, name)).length > 1 ? "of the outer list's items" : "a value of the screen";
  return report(context, node, {
    code: "ambiguous-name",
    message: `\`${name}\` is both a field of this list's items and ${name === "index" ? "the index of the item" : other}.`,
    help: `Name the item and write \`p.${name}\` for its field, as in \`list.filter(p, p.${name})\`.`,
  });
}

function findName(context: CheckContext, node: NameNode, next?: string): Found {
  const { name } = node;
  if (isReserved(name)) return refuseReserved(context, node, name);
  const named = context.inners.findIndex((inner) => inner.name === name);
  if (named >= 0) return { ast: ["^", named], type: context.inners[named]?.item ?? types.any };
  const screen = findScreenName(context, name);
  const holders = context.inners.filter((inner) => isDeclared(inner, name)).length;
  if (holders > 1 || (holders && screen)) return refuseAmbiguous(context, node);
  if (screen) return screen;
  // A list of undescribed items has every field, so described ones are searched first.
  const outward = holders
    ? context.inners.findIndex((inner) => isDeclared(inner, name))
    : context.inners.findIndex((inner) => findItemField(inner, name));
  const inner = context.inners[outward];
  const type = inner && findItemField(inner, name);
  return type ? { ast: ["^", outward, name], type } : refuseUnknown(context, node, next);
}

function refuseField(context: CheckContext, step: Step, type: Type): Typed {
  const of = showSource(context, step.of);
  const { name } = step;
  if (name === "length" && (type.text || type.list)) {
    const whole = { start: step.of.start, end: step.end };
    const suggestion = `size(${of})`;
    return report(context, whole, {
      code: "unknown-field",
      message: `\`${of}\` has no field \`length\`.`,
      help: `Write \`${suggestion}\`.`,
      suggestion,
      subject: { kind: "field", name, is: "missing", of, near: [] },
    });
  }
  const item = type.list?.obj;
  if (item && readField(item, name)) {
    return report(context, step, {
      code: "field-of-items",
      message: `\`${of}\` is a list, and \`${name}\` is a field of its items.`,
      help: `Write \`${of}.map(${name})\` or \`${of}[0].${name}\`.`,
    });
  }
  const fields = Object.keys(type.obj?.props ?? {});
  const isOther = fields.length === 0;
  const { near, ...meant } = isOther ? { near: [] } : suggestField(context, { name, of: step.of, fields });
  return report(context, step, {
    code: "unknown-field",
    message: `\`${of}\` ${isOther ? `is ${describeType(withoutNull(type))} and ` : ""}has no field \`${name}\`.`,
    ...meant,
    subject: { kind: "field", name, is: "missing", of, near },
  });
}

function followStep(context: CheckContext, type: Type, step: Step): Type | undefined {
  if (isReserved(step.name)) return void refuseReserved(context, step, step.name);
  if (type.any) return types.any;
  if (!type.obj && type.null && !type.text && !type.num && !type.bool && !type.list) return types.null;
  const field = type.obj && readField(type.obj, step.name);
  if (!field) return void refuseField(context, step, type);
  const mayMiss = type.null || type.text || type.num || type.bool || type.list;
  return mayMiss ? union(field, types.null) : field;
}

function readStep(node: Syntax): Step | undefined {
  if (node.kind === "field") return { name: node.name, of: node.of, start: node.nameStart, end: node.nameStart + node.name.length };
  const isField = node.kind === "index" && node.key.kind === "literal" && typeof node.key.value === "string";
  return isField ? { name: String(node.key.value), of: node.of, start: node.key.start, end: node.key.end } : undefined;
}

function noteRead(context: CheckContext, found: Found, steps: readonly Step[]): void {
  if (!found.read) return;
  const end = steps.findIndex((step) => step.name.includes("."));
  const fields = (end < 0 ? steps : steps.slice(0, end)).map((step) => step.name);
  context.reads.add([...found.read, ...fields].join("."));
}

function isTexts(context: CheckContext, { name }: NameNode): boolean {
  return name === textsRoot && context.names.texts !== undefined && !context.inners.some((inner) => inner.name === name);
}

// The first step is the name of the text and is removed from `steps`.
function findText(context: CheckContext, start: NameNode, steps: Step[]): Found {
  const step = steps.shift();
  if (step) return checkText(context, step, step.name);
  return report(context, start, {
    code: "unknown-text",
    message: "`texts` is not a value by itself.",
    help: "Write `texts.` and the name of a text.",
  });
}

// Checks a name, or a chain of fields behind any expression.
export function checkPath(context: CheckContext, node: Syntax): Typed {
  const steps: Step[] = [];
  let start = node;
  for (let step = readStep(start); step; step = readStep(start)) {
    steps.unshift(step);
    start = step.of;
  }
  const found: Found =
    start.kind !== "name"
      ? context.infer(context, start)
      : isTexts(context, start)
        ? findText(context, start, steps)
        : findName(context, start, steps[0]?.name);
  if (found.broken) return found;
  let { ast } = found;
  let type = narrow(context, ast, found.type);
  for (const step of steps) {
    const next = followStep(context, type, step);
    if (!next) return { ast: null, type: types.any, broken: true };
    ast = addField(ast, step.name);
    type = narrow(context, ast, next);
  }
  noteRead(context, found, steps);
  if (type.any && (start.kind === "name" || !found.type.any)) context.undescribed++;
  return { ast, type };
}
