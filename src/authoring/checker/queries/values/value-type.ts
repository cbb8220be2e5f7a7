/** Types of values in a definition: of texts by their analysed sites, of arrays and objects by their parts. */

import { findMismatch, type Type, types } from "../../../../core/expression/index.ts";
import { quoteName } from "../../../../core/format/index.ts";
import { findMeant, hasOwn, isObject, isWithin, type Meant } from "../../../../core/json/index.ts";
import { typeOfSchema as readSchemaType, typeOfJson, typeOfState } from "../../../compiler/index.ts";
import type { ProblemText, Report } from "../../check.ts";
import type { ScreenIndex } from "../screen-index.ts";
import { findRangeMismatch } from "./literal-range.ts";

/** The type of a value at a pointer. */
export function typeOfValue({ analysis }: ScreenIndex, value: unknown, pointer: string): Type {
  return typeOfJson(value, pointer, analysis.siteAt);
}

/** The type that a JSON Schema of the catalogues describes; `any` when there is none. */
export function typeOfSchema({ catalogue }: Pick<ScreenIndex, "catalogue">, schema: unknown): Type {
  return readSchemaType(catalogue, schema) ?? types.any;
}

/** A schema of the catalogues, or the one that it refers to. */
export function followSchema({ catalogue }: Pick<ScreenIndex, "catalogue">, schema: unknown): { readonly [keyword: string]: unknown } {
  if (!isObject(schema)) return {};
  const { $ref } = schema;
  return typeof $ref === "string" ? followSchema({ catalogue }, catalogue.resolve($ref)) : schema;
}

/** The type of a state value, or the first name on the path that is not there. */
export function typeOfPath(index: ScreenIndex, path: string): { type: Type } | { unknown: string; names: string[] } {
  const [, first = "", ...rest] = path.split(".");
  const state = index.screen.state ?? {};
  const entry = hasOwn(state, first) ? state[first] : undefined;
  if (entry === undefined) return { unknown: first, names: Object.keys(state) };
  let type = typeOfState(index.catalogue, entry);
  for (const name of rest) {
    const props = type.obj?.props ?? {};
    const next = hasOwn(props, name) ? props[name] : undefined;
    if (next === undefined) return { unknown: name, names: Object.keys(props) };
    type = next;
  }
  return { type };
}

/** Whether an expression at or below a pointer has an error of its own, which then hides its consequences. */
export function hasError({ analysis }: ScreenIndex, pointer: string): boolean {
  return analysis.sites.some((site) => site.checked.errors.length > 0 && isWithin(site.pointer, pointer));
}

interface Fit {
  readonly value: unknown;
  readonly at: string;
  readonly want: Type;
  /** The schema that `want` was read from, for the limits of a literal. */
  readonly schema?: unknown;
  /** What the value is for, for example `` `orderNo` of `problemSave` ``. */
  readonly taker: string;
  /** The state value that takes it, as its path is written. */
  readonly path?: string;
}

/** What is wrong with a type whose entity no file defines. */
export function findUnknownEntity({ catalogue }: Pick<ScreenIndex, "catalogue">, type: string): ProblemText | undefined {
  const entity = type.replace(/\?$/, "").replace(/\[\]$/, "");
  if (!/^[A-Z]/.test(entity) || catalogue.entity(entity) !== undefined) return undefined;
  return { message: `No entity is named \`${entity}\`.`, help: "Entities are defined in `schemas/entities/`." };
}

/** Reports a value of the wrong type. */
export function checkFit(index: ScreenIndex, report: Report, { value, at, want, schema, taker, path }: Fit): void {
  if (hasError(index, at)) return;
  const mismatch = findRangeMismatch(value, schema) ?? findMismatch(typeOfValue(index, value, at), want);
  const subject = path === undefined ? undefined : ({ kind: "type", name: path, is: "other" } as const);
  if (mismatch === null) return;
  const { help, name } = findChoice(followSchema(index, schema), value);
  const fix = name === undefined ? undefined : { title: `Write ${quoteName(name)}`, text: JSON.stringify(name) };
  report(at, { subject, message: `This value does not fit ${taker}: ${mismatch}.`, ...(help && { help }), ...(fix && { fix }) });
}

/** The choice of a schema that a literal is like. */
function findChoice({ enum: choices }: { readonly [keyword: string]: unknown }, value: unknown): Partial<Meant> {
  return typeof value === "string" && Array.isArray(choices) ? findMeant(value, choices.map(String)) : {};
}
