/** What the project says in other languages than one, by which a page that mixes them is recognised. */
import { isObject, readOwn } from "../../src/core/json/index.ts";
import { mockProject, project } from "./shipped-screens.ts";

const { languages, rules } = project.catalogue;

/** Texts, or their forms by plural category: of screens, overlays, rules and the mock server. */
const entries: readonly { readonly [language: string]: unknown }[] = [
  ...project.textTables.flatMap(({ value }) => Object.values(value)),
  ...project.overlays.flatMap(({ value }) => Object.values(value.texts ?? {})),
  ...[...rules.values()].map(({ message }) => message),
  ...mockProject.mock.wording,
].flatMap((entry: unknown) => (isObject(entry) ? [entry] : []));

function templatesIn(language: string): Set<string> {
  const own = languages.get(language);
  const said = [...entries.map((entry) => readOwn(entry, language)), own?.labels, own?.failures];
  return new Set(said.flatMap((one) => (isObject(one) ? Object.values(one).flat() : [one])).filter((one) => typeof one === "string"));
}

/** Plain texts of other languages that no text of this one is. */
export function foreignTexts(language: string): ReadonlySet<string> {
  return new Set([...foreignTemplates(language)].filter((text) => !text.includes("{")));
}

function foreignTemplates(language: string): Set<string> {
  const own = templatesIn(language);
  return new Set([...languages.keys()].flatMap((other) => [...templatesIn(other)]).filter((text) => !own.has(text)));
}

/** Whether a text is in another language: one of its texts, or what one of its templates with words of its own comes to. */
export function createIsForeign(language: string): (text: string) => boolean {
  const texts = foreignTexts(language);
  const patterns = [...foreignTemplates(language)].flatMap((template) => {
    const parts = template.split(/\{[^{}]*\}/);
    return parts.length > 1 && parts.some((part) => /\p{L}{3}/u.test(part))
      ? [new RegExp(`^${parts.map(literally).join(".+")}$`, "su")]
      : [];
  });
  return (text) => texts.has(text) || patterns.some((pattern) => pattern.test(text));
}

function literally(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
