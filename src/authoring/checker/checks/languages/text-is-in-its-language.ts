import { type LanguageDefinition, quoteName } from "../../../../core/format/index.ts";
import type { Project } from "../../../compiler/index.ts";
import { atKey, atValue } from "../../queries/places.ts";
import { type Found, storedCheck, wordingOf } from "../../stored-check.ts";
import { listForeignWords } from "../../wording/foreign-words.ts";
import type { LanguageModel } from "../../wording/language-model.ts";
import { nameOf } from "../../wording/language-tag.ts";
import { readWording, type WordingForm } from "../../wording/project-wording.ts";
import type { WordingEntry } from "../../wording/wording-entries.ts";

/** Fewer words may well be the same in two languages: a name, a unit, a foreign word. */
const leastWords = 3;
const leastStopWords = 2;
/** With more foreign labels than this, a language is one that somebody has just begun. */
const draftLabels = 10;
/** With these, no shipped text and none of another project is taken for one of another language. */
const sure = { copied: -4, exchanged: -6, foreign: -8, foreignPerGroup: -0.35 } as const;

export const textIsInItsLanguage = storedCheck({ id: "text-is-in-its-language", isGuess: true }, wordingOf, (project) => {
  const copied = listCopied(project);
  const foreign = listForeign(project, copied);
  const drafts = listDrafts(foreign);
  const ofDrafts = drafts.map(({ file, language, other }): Found => {
    const message = `The labels of \`${language}\` are still in \`${other}\`.`;
    return { at: atKey(file, "/labels"), problem: { message, help: "Translate them.", notice: "always" } };
  });
  const others = foreign.filter(({ form }) => !drafts.some(({ file }) => file === form.file));
  const ofOthers = others.map(({ entry, form: { file, pointer, language }, other }): Found => {
    const message = `The ${entry.kind} ${quoteName(entry.name)} is in \`${other}\` where \`${language}\` belongs.`;
    const orSame = entry.kind === "text" ? `, or write \`"sameIn": ["${language}"]\` where it is meant to be the same` : "";
    return { at: atValue(file, pointer), problem: { message, help: `Translate it${orSame}.` } };
  });
  const words = listForeignWords(readWording(project)).filter(({ form }) => !copied.has(form.language));
  const ofWords = words.map(({ form: { file, pointer, language }, word, start, other }): Found => {
    const message = `\`${word}\` is a word of \`${other}\`, and in no other text of \`${language}\`.`;
    return { at: { file, pointer, on: "value", range: [start, start + word.length] }, problem: { message, help: "Translate it." } };
  });
  return [...ofDrafts, ...ofOthers, ...ofWords];
});

/** Languages that somebody has just begun, with the labels of another: one remark about each. */
function listDrafts(foreign: readonly Foreign[]): { readonly file: string; readonly language: string; readonly other: string }[] {
  const labels = foreign.filter(({ entry }) => entry.kind === "label").map(({ form, other }) => ({ ...form, other }));
  return labels.filter(
    ({ file }, at) =>
      labels.findIndex((label) => label.file === file) === at && labels.filter((label) => label.file === file).length > draftLabels,
  );
}

interface Foreign {
  readonly entry: WordingEntry;
  readonly form: WordingForm;
  readonly other: string;
}

interface Speech {
  readonly model: LanguageModel;
  readonly stopWords: ReadonlyMap<string, ReadonlySet<string>>;
  readonly autonyms: ReadonlySet<string>;
}

function listForeign(project: Project, copied: ReadonlySet<string>): Foreign[] {
  const languages = [...project.catalogue.languages.values()];
  if (languages.length < 2) return [];
  const { entries, model } = readWording(project);
  const speech: Speech = {
    model,
    stopWords: new Map(languages.map(({ id, stopWords }) => [id, new Set(stopWords ?? [])])),
    autonyms: autonymsOf(languages),
  };
  const begun = new Set(entries.flatMap(({ entry, forms }) => (entry.kind === "label" ? [] : forms.map(({ language }) => language))));
  const found = entries.flatMap((spoken) => speech.model.without(spoken, () => findForeign(spoken, speech)));
  // A language with the labels of another one is known by that one's words.
  return found.filter(({ other }) => begun.has(other) && !copied.has(other));
}

function listCopied(project: Project): ReadonlySet<string> {
  const { entries } = readWording(project);
  return new Set([...project.catalogue.languages.values()].flatMap((language) => (isCopied(language, entries) ? [language.id] : [])));
}

/** Somebody has just begun it: most of its labels are those of another language, and nothing says by which words it is known. */
function isCopied({ id, stopWords }: LanguageDefinition, entries: ReturnType<typeof readWording>["entries"]): boolean {
  const labels = entries.filter(({ entry }) => entry.kind === "label").map(({ forms }) => forms);
  const own = labels.filter((forms) => forms.some(({ language }) => language === id));
  const alike = own.filter((forms) => {
    const texts = forms.flatMap(({ language, text }) => (language === id ? [text] : []));
    return forms.some(({ language, text }) => language !== id && texts.includes(text));
  });
  return stopWords === undefined && alike.length * 2 > own.length;
}

function findForeign({ entry, forms }: { entry: WordingEntry; forms: readonly WordingForm[] }, speech: Speech): Foreign[] {
  const same = new Set(forms.flatMap(({ language, text }) => (entry.judgedIn(language) ? [] : [text])));
  const judged = forms.filter(
    ({ language, text }) => !same.has(text) && speech.stopWords.has(language) && !speech.autonyms.has(text.trim().toLowerCase()),
  );
  const first = forms[0]?.language;
  return judged.flatMap((form) => {
    // Of a label that is a list each entry has its own translation.
    const beside = judged.filter(
      ({ language, pointer }) => language !== form.language && (entry.kind !== "label" || pointer === form.pointer),
    );
    const copied = beside.find(({ words }) => words.join(" ") === form.words.join(" "));
    const other =
      (copied !== undefined ? findCopied(form, { copied, first, speech }) : findExchanged(form, beside, speech)) ??
      findUnlike(form, speech, copied === undefined);
    return other === undefined ? [] : [{ entry, form, other }];
  });
}

interface Copy {
  readonly copied: WordingForm;
  /** The language that the entry was written in. */
  readonly first: string | undefined;
  readonly speech: Speech;
}

/** One or two words are a copy when the project uses them in the other language only. */
function findCopied(form: WordingForm, { copied, first, speech: { model } }: Copy): string | undefined {
  const { language, words } = form;
  const lean = model.lean(form, copied.language);
  if (words.length >= leastWords) return lean < sure.copied || (language !== first && lean < -sure.copied) ? copied.language : undefined;
  const isForeign =
    words.every((word) => model.countWord(word, language) === 0) && words.some((word) => model.countWord(word, copied.language) > 0);
  return isForeign && lean < sure.copied ? copied.language : undefined;
}

/** Two texts that are each the other's are known by fewer letters than one alone. */
function findExchanged(form: WordingForm, beside: readonly WordingForm[], { model }: Speech): string | undefined {
  return beside.find((other) => {
    const [here, there] = [model.lean(form, other.language), model.lean(other, form.language)];
    return here < 0 && there < 0 && here + there < sure.exchanged;
  })?.language;
}

/** A text that is another language's by itself, whatever the others are. */
function findUnlike(form: WordingForm, { model, stopWords }: Speech, isAlone: boolean): string | undefined {
  const { language, words, groups } = form;
  const countIn = (id: string) => words.filter((word) => stopWords.get(id)?.has(word)).length;
  return [...stopWords.keys()].find((other) => {
    if (other === language) return false;
    const lean = model.lean(form, other);
    if (isAlone && words.length > 1 && lean < sure.foreign && lean / groups.length < sure.foreignPerGroup) return true;
    return lean < -sure.foreign && words.length >= leastWords && countIn(language) === 0 && countIn(other) >= leastStopWords;
  });
}

/** What each language calls itself stands so in the texts of the others. */
function autonymsOf(languages: readonly LanguageDefinition[]): ReadonlySet<string> {
  return new Set(languages.flatMap((language) => nameOf(language) ?? []));
}
