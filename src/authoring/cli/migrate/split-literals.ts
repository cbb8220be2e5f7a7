// An expression that picks between literals, `{a ? 'Yes' : 'No'}`, is the same in every language; its literals are the texts.
import { readOnlyPlaceholder } from "./placeholders.ts";

/** Translations by language. */
export type Entry = { readonly [language: string]: string };

const literal = /'((?:[^'\\]|\\.)*)'/;

function partsOf(template: string): string[] | undefined {
  return readOnlyPlaceholder(template)?.split(literal);
}

function asTemplate(quoted: string): string {
  return quoted.replace(/\\(.)/g, "$1").replaceAll("{", "{{");
}

/**
 * The template with a name in place of each literal that is translated; undefined when the translations differ elsewhere, too.
 *
 * @param addText gives the name of a text
 */
export function splitLiterals(entry: Entry, addText: (entry: Entry) => string): string | undefined {
  const languages = Object.entries(entry).map(([language, template]) => ({ language, parts: partsOf(template) }));
  const first = languages[0]?.parts;
  if (first === undefined || first.length < 3) return undefined;
  const isCode = (index: number) => index % 2 === 0;
  const isAlike = languages.every(
    ({ parts }) => parts?.length === first.length && parts.every((part, index) => !isCode(index) || part === first[index]),
  );
  const hasEmpty = languages.some(({ parts }) => parts?.some((part, index) => !isCode(index) && part === "" && first[index] !== ""));
  if (!isAlike || hasEmpty) return undefined;
  const written = first.map((part, index) => {
    if (isCode(index)) return part;
    const translations = languages.map(({ language, parts = [] }) => [language, parts[index] ?? ""] as const);
    if (translations.every(([, text]) => text === part)) return `'${part}'`;
    return `texts.${addText(Object.fromEntries(translations.map(([language, text]) => [language, asTemplate(text)])))}`;
  });
  return `{${written.join("")}}`;
}
