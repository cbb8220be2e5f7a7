/** Words that stand twice in a row by mistake. */
import type { Project } from "../../compiler/index.ts";
import { readWording, type WordingForm } from "./project-wording.ts";

/** Words that grammar puts twice in a row: "that that number", "die die Rechnung", "nous nous". */
const followsItself = /^(?:that|had|is|die|der|das|dat|sie|nous|vous|que|si|no)$/;

/** Gives the word; undefined where none is doubled, or it may be meant. */
export function findDoubledWord(project: Project, { language, text }: Pick<WordingForm, "language" | "text">): string | undefined {
  const doubled = listDoubled(text);
  if (doubled.length === 0) return undefined;
  const spoken = project.catalogue.languages.get(language);
  return doubled.find(
    (word) =>
      !followsItself.test(word) &&
      (spoken?.stopWords?.includes(word) === true || (spoken?.doublesWords !== true && isSaidOnce(project, { language, word }))),
  );
}

function listDoubled(text: string): string[] {
  const plain = text.replace(/\{[^{}]*\}/g, "|").toLowerCase();
  return [...plain.matchAll(/(?<![\p{L}\p{M}-])(\p{L}[\p{L}\p{M}]+) \1(?![\p{L}\p{M}-])/gu)].map(([, word = ""]) => word);
}

/** A word that the project says by itself elsewhere, and doubles here alone. */
function isSaidOnce(project: Project, { language, word }: { readonly language: string; readonly word: string }): boolean {
  const { entries } = readWording(project);
  const having = entries.filter(({ forms }) => forms.some((form) => form.language === language && form.words.includes(word)));
  const doubling = having.filter(({ forms }) => forms.some((form) => form.language === language && listDoubled(form.text).includes(word)));
  return doubling.length < 2 && having.length > doubling.length;
}
