/** Compiles expressions and JSON templates; what is wrong with them is collected, and such a part evaluates to null. */
import type { Builtins, ExpressionError, Frame, Type } from "../../../core/expression/index.ts";
import { checkExpression, checkTemplate, createCompiler, types, union } from "../../../core/expression/index.ts";
import type { Problem } from "../../../core/format/index.ts";
import { isObject, joinPointer } from "../../../core/json/index.ts";

export type Scope = { readonly [root: string]: unknown };
export type Run = (scope: Scope, frame?: Frame) => unknown;

/** Where a text stands and what it may read. */
export interface Site {
  readonly file: string;
  readonly pointer: string;
  readonly roots: { readonly [root: string]: Type };
  readonly builtins: Builtins;
  readonly problems: Problem[];
}

const maxCount = 10_000;

interface Compiled {
  readonly run: Run;
  readonly type: Type;
}

export function at(site: Site, ...names: readonly (string | number)[]): Site {
  return { ...site, pointer: joinPointer(site.pointer, ...names) };
}

export function withRoots(site: Site, roots: { readonly [root: string]: Type }): Site {
  return { ...site, roots: { ...site.roots, ...roots } };
}

export function report({ file, pointer, problems }: Site, message: string, more: Partial<Problem> = {}): void {
  problems.push({ check: "mock-data-is-valid", message, at: { file, pointer, on: "value" }, ...more });
}

function reportErrors(site: Site, errors: readonly ExpressionError[]): void {
  const { file, pointer } = site;
  for (const { message, help, subject, start, end } of errors) {
    const at = { file, pointer, on: "value", range: [start, end] } as const;
    report(site, message, { ...(help !== undefined && { help }), ...(subject && { subject }), at });
  }
}

export function compileExpression(site: Site, text: string, want?: Type): Compiled {
  const { ast, type, errors } = checkExpression(text, { roots: site.roots, bare: {} }, want);
  reportErrors(site, errors);
  return { run: createCompiler(site.builtins)(ast), type };
}

function compileText(site: Site, text: string): Compiled {
  const { ast, type, errors } = checkTemplate(text, { roots: site.roots, bare: {} });
  reportErrors(site, errors);
  return { run: createCompiler(site.builtins)(ast), type };
}

/** A number stands for the list from 1 to it. */
function compileList(site: Site, each: unknown): Compiled {
  if (typeof each === "string") return compileExpression(site, each, union(types.list(types.any), types.null));
  const isCount = typeof each === "number" && Number.isInteger(each) && each >= 0 && each <= maxCount;
  if (!isCount) report(site, `\`$each\` is an expression that gives a list, or a whole number up to ${maxCount}.`);
  const counted = isCount ? Array.from({ length: each }, (_, index) => index + 1) : [];
  return { run: () => counted, type: types.list(types.num) };
}

function compileEach(site: Site, each: unknown, item: unknown): Compiled {
  const list = compileList(at(site, "$each"), each);
  const part = compileTemplate(at(withRoots(site, { item: list.type.list ?? types.any, index: types.num }), "$item"), item ?? null);
  const run: Run = (scope, frame) => {
    const items = list.run(scope, frame);
    return Array.isArray(items) ? items.map((entry: unknown, index) => part.run(scope, { item: entry, index })) : [];
  };
  return { run, type: types.list(part.type) };
}

function fieldsOf(value: unknown): [string, unknown][] {
  return [value].flat().flatMap((part) => (isObject(part) ? Object.entries(part) : []));
}

/** What stands beside `...` counts, wherever it stands: the fields that come in may be of any type that they have there. */
function typeOfObject(parts: readonly { readonly name: string; readonly type: Type }[]): Type {
  const spread = parts.find(({ name }) => name === "...")?.type;
  const own = Object.fromEntries(parts.filter(({ name }) => name !== "...").map(({ name, type }) => [name, type]));
  if (spread === undefined) return types.obj(own);
  return spread.obj && !spread.list ? types.obj({ ...spread.obj.props, ...own }, spread.obj.rest) : types.obj(own, types.any);
}

function compileObject(site: Site, template: { readonly [name: string]: unknown }): Compiled {
  const parts = Object.entries(template).map(([name, part]) => ({ name, ...compileTemplate(at(site, name), part) }));
  const run: Run = (scope, frame) =>
    Object.fromEntries(parts.flatMap(({ name, run }) => (name === "..." ? fieldsOf(run(scope, frame)) : [[name, run(scope, frame)]])));
  return { run, type: typeOfObject(parts) };
}

function compileItems(site: Site, template: readonly unknown[]): Compiled {
  const parts = template.map((part, index) => compileTemplate(at(site, index), part));
  return { run: (scope, frame) => parts.map(({ run }) => run(scope, frame)), type: types.list(union(...parts.map(({ type }) => type))) };
}

function compileConstant(value: unknown): Compiled {
  const isScalar = value === null || typeof value === "boolean" || typeof value === "number";
  return { run: () => value, type: isScalar ? types.literal(value) : types.any };
}

/** Any JSON value whose texts are templates. */
export function compileTemplate(site: Site, template: unknown): Compiled {
  if (typeof template === "string") return compileText(site, template);
  if (Array.isArray(template)) return compileItems(site, template);
  if (!isObject(template)) return compileConstant(template);
  return "$each" in template ? compileEach(site, template["$each"], template["$item"]) : compileObject(site, template);
}
