import { quoteName } from "../../../../core/format/index.ts";
import type { Project } from "../../../compiler/index.ts";
import { atValue } from "../../queries/places.ts";
import { storedCheck, wordingOf } from "../../stored-check.ts";
import { readWording, type WordingForm } from "../../wording/project-wording.ts";
import { createTranslationModel, type Fit, type Pair, readSide, type TranslationModel } from "../../wording/translation-fit.ts";
import type { WordingEntry } from "../../wording/wording-entries.ts";

/** How far apart texts stand that are taken for each other. */
const reach = 2;
/** With these no shipped text and none of another project is suspected. */
const sure = { total: 2.5, words: 0.6, pasted: 2, perWord: 0.35 } as const;

export const translationIsItsOwn = storedCheck({ id: "translation-is-its-own", isGuess: true }, wordingOf, (project) =>
  listTakenNames(project).map(({ one, other, language, form, isExchanged }) => ({
    at: atValue(form.file, form.pointer),
    problem: isExchanged
      ? {
          message: `The ${one.kind}s ${quoteName(one.name)} and ${quoteName(other.name)} have each other's wording in \`${language}\`.`,
          help: "Exchange the two.",
        }
      : {
          message: `The ${one.kind} ${quoteName(one.name)} says in \`${language}\` what ${quoteName(other.name)} says.`,
          help: "Write what is meant here.",
        },
  })),
);

interface Taken {
  readonly one: WordingEntry;
  readonly other: WordingEntry;
  readonly language: string;
  readonly form: WordingForm;
  readonly isExchanged: boolean;
}

interface Translated extends Pair {
  readonly entry: WordingEntry;
  readonly form: WordingForm;
  readonly origin: WordingForm;
}

function listTakenNames(project: Project): Taken[] {
  const [original, ...languages] = [...project.catalogue.languages.keys()];
  return languages.flatMap((language) => {
    const all = listTranslated(project, [original ?? "", language]);
    const model = createTranslationModel(all);
    const isDoubted = new Set(all.filter((one) => isLow(model, one)));
    return all.flatMap((one, at) => {
      const near = all
        .slice(at + 1, at + 1 + reach)
        .filter(
          (other) =>
            other.entry.kind === one.entry.kind &&
            other.origin.file === one.origin.file &&
            (isDoubted.has(one) ? isDoubted.has(other) || sharesWording(one, other) : isDoubted.has(other) && sharesWording(one, other)),
        );
      const found = near.flatMap((other) => compare(model, one, other));
      const crossed = found.length > 0 ? undefined : findCrossed(all, one);
      return [...found, ...(crossed === undefined ? [] : [crossed])].map((taken) => ({ ...taken, language }));
    });
  });
}

/** Another text of the file has the wording that this one has wherever else it stands. */
function findCrossed(all: readonly Translated[], one: Translated): Omit<Taken, "language"> | undefined {
  const elsewhere = all.filter(({ origin }) => origin.text === one.origin.text && origin.file !== one.origin.file);
  const [usual] = elsewhere;
  if (usual === undefined || elsewhere.some(({ form }) => form.text !== usual.form.text || form.text === one.form.text)) return undefined;
  const other = all.find(
    ({ origin, form }) => origin.file === one.origin.file && origin.text !== one.origin.text && form.text === usual.form.text,
  );
  if (other === undefined) return undefined;
  const isAgain = ({ origin, form }: Translated) => origin.text === other.origin.text && form.text === one.form.text;
  const isSaid = all.indexOf(one) > all.indexOf(other) && all.some(isAgain);
  return isSaid ? undefined : { one: one.entry, other: other.entry, form: one.form, isExchanged: true };
}

/** Of wordings that fit each other well nobody asks whose they are. */
function isLow(model: TranslationModel, pair: Translated): boolean {
  const count = pair.first.words.size + pair.second.words.size;
  return model.fit(pair.first, pair.second, [pair]).words < sure.perWord * count;
}

function sharesWording(one: Translated, other: Translated): boolean {
  return one.origin.text === other.origin.text || one.form.text === other.form.text;
}

/** Every wording that has one form in both languages. */
function listTranslated(project: Project, [original, language]: readonly [string, string]): Translated[] {
  return readWording(project).entries.flatMap(({ entry, forms }): Translated[] => {
    const inOriginal = forms.filter((form) => form.language === original);
    const inOther = forms.filter((form) => form.language === language);
    const [[origin], [form]] = [inOriginal, inOther];
    if (origin === undefined || form === undefined || inOriginal.length > 1 || inOther.length > 1 || !entry.judgedIn(language)) return [];
    return [{ entry, origin, form, first: readSide(origin), second: readSide(form) }];
  });
}

const total = ({ words, shape }: Fit): number => words + shape;

function compare(model: TranslationModel, one: Translated, other: Translated): Omit<Taken, "language">[] {
  const [sameOrigin, sameForm] = [one.origin.text === other.origin.text, one.form.text === other.form.text];
  if (sameOrigin && sameForm) return [];
  const without = [one, other];
  const fits = [one, other].map((pair) => model.fit(pair.first, pair.second, without));
  const [ownOne = nothing, ownOther = nothing] = fits;
  if (sameOrigin || sameForm) {
    // Of two that share a wording, the one is suspected that fits it much worse.
    const [worse, better, difference] =
      total(ownOne) < total(ownOther) ? [one, other, total(ownOther) - total(ownOne)] : [other, one, total(ownOne) - total(ownOther)];
    const words = Math.abs(ownOne.words - ownOther.words);
    if (difference < sure.pasted || words < sure.words) return [];
    return [{ one: worse.entry, other: better.entry, form: sameForm ? worse.form : worse.origin, isExchanged: false }];
  }
  const [toOther, toOne] = [model.fit(one.first, other.second, without), model.fit(other.first, one.second, without)];
  const isExchanged =
    total(toOther) + total(toOne) - total(ownOne) - total(ownOther) > sure.total &&
    toOther.words + toOne.words - ownOne.words - ownOther.words > sure.words;
  return isExchanged ? [{ one: one.entry, other: other.entry, form: one.form, isExchanged }] : [];
}

const nothing: Fit = { words: 0, shape: 0 };
