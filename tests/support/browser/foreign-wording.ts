/** What the project says in other languages than one, by which a page that mixes them is recognised. */
import { isObject, readOwn } from "../../../src/core/json/index.ts";
import { mockProject, project } from "../project/shipped-screens.ts";

const { languages, rules } = project.catalogue;

type Entries = readonly { readonly [language: string]: unknown }[];

/** Texts, or their forms by plural category: of screens, overlays and rules. */
const own: Entries = [
  ...project.textTables.flatMap(({ value }) => Object.values(value)),
  ...project.overlays.flatMap(({ value }) => Object.values(value.texts ?? {})),
  ...[...rules.values()].map(({ message }) => message),
].flatMap((entry: unknown) => (isObject(entry) ? [entry] : []));

function templatesIn(language: string, entries: Entries): Set<string> {
  const { labels, failures } = languages.get(language) ?? {};
  const said = [...entries.map((entry) => readOwn(entry, language)), labels, failures];
  return new Set(said.flatMap((one) => (isObject(one) ? Object.values(one).flat() : [one])).filter((one) => typeof one === "string"));
}

/** Plain texts of the project itself in other languages that no text of this one is. */
export function foreignTexts(language: string): ReadonlySet<string> {
  return new Set([...foreignTemplates(language, own)].filter((text) => !text.includes("{")));
}

function foreignTemplates(language: string, entries: Entries): Set<string> {
  const spoken = templatesIn(language, entries);
  return new Set([...languages.keys()].flatMap((other) => [...templatesIn(other, entries)]).filter((text) => !spoken.has(text)));
}

/** Whether a text is in another language: one of its texts, the mock server's too, or what one of its templates with words of its own comes to. */
export function createIsForeign(language: string): (text: string) => boolean {
  const templates = foreignTemplates(language, [...own, ...mockProject.mock.wording]);
  const patterns = [...templates].flatMap((template) => {
    const parts = template.split(/\{[^{}]*\}/);
    return parts.length > 1 && parts.some((part) => /\p{L}{3}/u.test(part))
      ? [new RegExp(`^${parts.map(literally).join(".+")}$`, "su")]
      : [];
  });
  return (text) => templates.has(text) || patterns.some((pattern) => pattern.test(text));
}

function literally(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
