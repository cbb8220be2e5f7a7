import { functionNames } from "../../../../core/expression/index.ts";
import { isObject } from "../../../../core/json/index.ts";
import { localRoots } from "../../../compiler/index.ts";
import { screenCheck } from "../../check.ts";
import type { ScreenIndex } from "../../queries/screen-index.ts";
import { listTexts, type Text } from "../../queries/texts/texts.ts";
import { hasError } from "../../queries/values/value-type.ts";

/** `card(s)` is a plural and not a call. */
const bareCall = new RegExp(`(?<!\\w)(?:${functionNames.join("|")})\\((?!e?s\\))[^)]*\\)`);
/** Of a table, what is written as no word is: a value may have the name of a word that is meant. */
const nameAlone = /[a-z][A-Z]/;
/** Placeholders of other languages. */
const foreignPlaceholders: readonly RegExp[] = [
  /\$\{/,
  /\{\{\s*[a-z]\w*\(/,
  /\{\{[^{}]*(?:[=!]=|[<>?]|&&|\|\||\bin\b)[^{}]*\}\}/,
  /\{\{\s*[a-z]\w*\.[A-Za-z]\w*\s*\}\}/,
  /<%|%[sd]\b/,
];

export const placeholderUsesBraces = screenCheck({ id: "placeholder-uses-braces" }, (index, report) => {
  const values = Object.keys(index.screen.values ?? {});
  const { barePath, foreignPath } = createPathPatterns(index);
  for (const where of listTexts(index)) {
    const { text, pointer, prop } = where;
    if (where.file === undefined ? hasError(index, pointer) : hasTableError(index, where)) continue;
    const isValue = values.includes(text) && !isChoice(index, prop) && (where.file === undefined || nameAlone.test(text));
    if (isValue || barePath.test(text))
      report(where, {
        message: `\`${text.trim()}\` would be shown literally.`,
        help: `Write \`{${text.trim()}}\` to insert its value.`,
        fix: { title: "Put it in braces", text: JSON.stringify(`{${text.trim()}}`) },
      });
    else if (isForeign(text) || foreignPath.test(text) || hasForeignName(index, text) || hasBarePath(index, text, pointer))
      report(where, {
        message: "A placeholder of this text would be shown literally.",
        help: "Write `{data.order.status}` to insert a value; `{{` is a literal brace.",
      });
  }
});

function hasTableError({ analysis }: ScreenIndex, { file, pointer }: Text): boolean {
  return analysis.sites.some(({ checked }) => checked.errors.some(({ source }) => source?.file === file && source?.pointer === pointer));
}

/** Patterns for a text that is a path, and for a path in the syntax of another language. */
function createPathPatterns({ analysis }: ScreenIndex): { readonly barePath: RegExp; readonly foreignPath: RegExp } {
  const roots = [...new Set([...localRoots, ...Object.keys(analysis.names.roots)])].join("|");
  return {
    barePath: new RegExp(`^\\s*(?:${roots})\\.[A-Za-z_][\\w.]*\\s*$`),
    foreignPath: new RegExp(`\\{\\{\\s*(?:${roots})\\.[A-Za-z_]|@(?:${roots})\\.`),
  };
}

/** A path of this screen in the text, outside every placeholder. */
function hasBarePath({ analysis }: ScreenIndex, text: string, pointer: string): boolean {
  const { roots, bare } = analysis.siteAt(pointer)?.names ?? analysis.names;
  const typeOf = (name: string) => (Object.hasOwn(bare, name) ? bare[name]?.type : Object.hasOwn(roots, name) ? roots[name] : undefined);
  const words = [...withoutPlaceholders(text).matchAll(/(?<![\w.@/])([a-z]\w*)\.([A-Za-z]\w*)/g)];
  return words.some(([, root = "", field = ""]) => Object.hasOwn(typeOf(root)?.obj?.props ?? {}, field));
}

/** A name of this screen in doubled braces; around any other word they are braces. */
function hasForeignName({ analysis: { names } }: ScreenIndex, text: string): boolean {
  const isKnown = (name: string) =>
    [localRoots, Object.keys(names.roots), Object.keys(names.bare)].some((known) => known.includes(name)) ||
    Object.values(names.roots).some((type) => Object.hasOwn(type.obj?.props ?? {}, name));
  return [...text.matchAll(/\{\{\s*([a-z]\w*)\s*\}\}/g)].some(([, name = ""]) => isKnown(name));
}

function withoutPlaceholders(text: string): string {
  return text.replace(/\{[^{}]*\}/g, "");
}

function isForeign(text: string): boolean {
  return foreignPlaceholders.some((pattern) => pattern.test(text)) || bareCall.test(withoutPlaceholders(text));
}

/** One of the texts that a property can be, which may well be the name of a value. */
function isChoice({ catalogue }: ScreenIndex, prop: Text["prop"]): boolean {
  const properties = catalogue.widgets.get(prop?.widget ?? "")?.props.properties;
  const schema: unknown = properties === undefined ? undefined : Reflect.get(properties, prop?.name ?? "");
  return isObject(schema) && Object.hasOwn(schema, "enum");
}
