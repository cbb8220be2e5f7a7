// Collects and types the expressions of a value: one site for each expression and each text with a placeholder, at any depth.

import { checkExpression, checkTemplate, readField, type Type, types, union } from "../../../core/expression/index.ts";
import type { Json } from "../../../core/format/index.ts";
import { isContainer, joinPointer } from "../../../core/json/index.ts";
import type { Analysis, Site } from "../project.ts";
import type { ScopeNames } from "./text-scope.ts";

export interface Sites {
  readonly sites: readonly Site[];
  addExpression(text: string | undefined, pointer: string, want?: Type): Site | undefined;
  addValue(value: Json | undefined, pointer: string, want?: Type): void;
  /** A text that is the same whenever it is shown: it reads texts and nothing else. */
  addFixedText(text: string | undefined, pointer: string): void;
}

const notFixed = "This text is computed, but it must be constant here.";
const fixedHelp = "Write it literally, or use one of the texts: `{texts.name}`.";

interface SiteContext {
  readonly names: ScopeNames;
  /** Where findings go; an array of its own by default. */
  readonly into?: Site[];
}

export function createSites({ names: around, into = [] }: SiteContext): Sites {
  const namesAt = (pointer: string): ScopeNames => {
    const texts = around.textsAt?.(pointer);
    return texts === undefined ? around : { ...around, texts };
  };
  const addText = (text: string, pointer: string, want: Type | undefined) => {
    if (!/[{}]/.test(text)) return;
    const names = namesAt(pointer);
    into.push({ pointer, text, kind: "template", names, want, checked: checkTemplate(text, names, want) });
  };
  const addValue = (value: Json | undefined, pointer: string, want?: Type): void => {
    if (typeof value === "string") addText(value, pointer, want);
    else if (Array.isArray(value)) for (const [place, part] of value.entries()) addValue(part, joinPointer(pointer, place), want?.list);
    else if (isContainer(value)) {
      for (const [name, part] of Object.entries(value))
        addValue(part, joinPointer(pointer, name), want?.obj === undefined ? undefined : readField(want.obj, name));
    }
  };
  return {
    sites: into,
    addValue,
    addFixedText: (text, pointer) => {
      if (text === undefined || !/[{}]/.test(text)) return;
      const names = { ...namesAt(pointer), roots: {}, bare: {} };
      const checked = checkTemplate(text, names);
      const isFixed = typeof checked.ast === "string" || checked.errors.length > 0;
      const errors = isFixed ? checked.errors : [{ code: "not-fixed", message: notFixed, help: fixedHelp, start: 0, end: text.length }];
      into.push({ pointer, text, kind: "template", names, checked: { ...checked, errors } });
    },
    addExpression: (text, pointer, want) => {
      if (text === undefined) return undefined;
      const names = namesAt(pointer);
      const site: Site = { pointer, text, kind: "expression", names, want, checked: checkExpression(text, names, want) };
      into.push(site);
      return site;
    },
  };
}

/** A fixed text in the language of the variant; undefined where there is none. */
export function readFixedText({ siteAt }: Pick<Analysis, "siteAt">, text: string | undefined, pointer: string): string | undefined {
  const ast = siteAt(pointer)?.checked.ast;
  return typeof ast === "string" ? ast : text;
}

/** Type of a value as written, with the types of its placeholders. */
export function typeOfJson(value: unknown, pointer: string, siteAt: (pointer: string) => Site | undefined): Type {
  if (typeof value === "string") return siteAt(pointer)?.checked.type ?? types.literal(value);
  if (Array.isArray(value)) return types.list(union(...value.map((part, place) => typeOfJson(part, joinPointer(pointer, place), siteAt))));
  if (isContainer(value)) {
    return types.obj(
      Object.fromEntries(Object.entries(value).map(([name, part]) => [name, typeOfJson(part, joinPointer(pointer, name), siteAt)])),
    );
  }
  return typeof value === "number" || typeof value === "boolean" || value === null ? types.literal(value) : types.any;
}
