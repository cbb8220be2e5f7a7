import { isObject } from "../../../../core/json/index.ts";
import type { ScreenCheck } from "../../check.ts";
import type { ScreenIndex } from "../../queries/screen-index.ts";
import { listTexts, type Text } from "../../queries/texts.ts";
import { hasFault } from "../../queries/value-type.ts";

const roots = "params|launch|data|state|stored|market|company|env|timers|item|event|answer";
const barePath = new RegExp(`^\\s*(?:${roots})\\.[A-Za-z_][\\w.]*\\s*$`);
const functions = "money|group|date|size|join|upper|lower|trim|string|number|digits|count|sum|last4|cents";
const bareCall = new RegExp(`(?<![\\w])(?:${functions})\\([^)]*\\)`);
/** Holes as other languages write them. */
const foreignHoles: readonly RegExp[] = [
  /\$\{/,
  new RegExp(`\\{\\{\\s*(?:${roots})\\.[A-Za-z_]`),
  /\{\{\s*[a-z]\w*(?:\s*\}\}|\()/,
  /\{\{[^{}]*(?:[=!]=|[<>?]|&&|\|\||\bin\b)[^{}]*\}\}/,
  /\{\{\s*[a-z]\w*\.[A-Za-z]\w*\s*\}\}/,
  /<%|%[sd]\b/,
  new RegExp(`@(?:${roots})\\.`),
];

export const placeholderUsesBraces: ScreenCheck = {
  id: "placeholder-uses-braces",
  what: "Every placeholder in a text is written in single braces.",
  why: "A path without braces, or in the syntax of another language, is shown to the borrower literally.",
  over: "screen",
  run(index, report) {
    const values = Object.keys(index.screen.values ?? {});
    for (const { text, pointer, prop } of listTexts(index)) {
      if (hasFault(index, pointer)) continue;
      const isValue = values.includes(text) && !isChoice(index, prop);
      if (isValue || barePath.test(text))
        report(pointer, {
          message: `\`${text.trim()}\` would be shown literally.`,
          help: `Write \`{${text.trim()}}\` to insert its value.`,
          fix: { title: "Put it in braces", text: JSON.stringify(`{${text.trim()}}`) },
        });
      else if (isForeign(text) || hasBarePath(index, text, pointer))
        report(pointer, {
          message: "A placeholder of this text would be shown literally.",
          help: "Write `{data.order.status}` to insert a value; `{{` is a literal brace.",
        });
    }
  },
};

/** A path of this screen among the words, outside every hole. */
function hasBarePath({ analysis }: ScreenIndex, text: string, pointer: string): boolean {
  const site = analysis.siteAt(pointer) ?? analysis.sites[0];
  const { roots = {}, bare = {} } = site?.names ?? {};
  const typeOf = (name: string) => (Object.hasOwn(bare, name) ? bare[name]?.type : Object.hasOwn(roots, name) ? roots[name] : undefined);
  const words = [...withoutHoles(text).matchAll(/(?<![\w.@/])([a-z]\w*)\.([A-Za-z]\w*)/g)];
  return words.some(([, root = "", field = ""]) => Object.hasOwn(typeOf(root)?.obj?.props ?? {}, field));
}

function withoutHoles(text: string): string {
  return text.replace(/\{[^{}]*\}/g, "");
}

function isForeign(text: string): boolean {
  return foreignHoles.some((hole) => hole.test(text)) || bareCall.test(withoutHoles(text));
}

/** One of the words that a property can be, which may well be the name of a value. */
function isChoice({ catalogue }: ScreenIndex, prop: Text["prop"]): boolean {
  const properties = catalogue.widgets.get(prop?.widget ?? "")?.props.properties;
  const schema: unknown = properties === undefined ? undefined : Reflect.get(properties, prop?.name ?? "");
  return isObject(schema) && Object.hasOwn(schema, "enum");
}
