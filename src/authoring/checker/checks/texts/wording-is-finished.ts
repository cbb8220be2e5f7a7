import { type LanguageDefinition, quoteName } from "../../../../core/format/index.ts";
import { joinPointer } from "../../../../core/json/index.ts";
import type { Project } from "../../../compiler/index.ts";
import type { ProblemText } from "../../check.ts";
import { fileOfAction } from "../../queries/flows/calls.ts";
import { atValue } from "../../queries/places.ts";
import { type Found, storedCheck, wordingOf } from "../../stored-check.ts";
import { findDoubledWord } from "../../wording/doubled-words.ts";
import { isKnownLanguage } from "../../wording/language-tag.ts";
import { marksOf } from "../../wording/locale-habits.ts";
import { findMarkup } from "../../wording/text-slips.ts";
import { listWording } from "../../wording/wording-entries.ts";

export const wordingIsFinished = storedCheck(
  { id: "wording-is-finished" },
  (project) => [...wordingOf(project), ...project.scenarios],
  listUnfinished,
);

function listUnfinished(project: Project): Found[] {
  const found: Found[] = [];
  const report = (at: Found["at"], problem: ProblemText) => found.push({ at, problem });
  for (const { kind, name, translations } of listWording(project)) {
    const subject = `The ${kind} ${quoteName(name)}`;
    for (const { language, file, forms } of translations)
      for (const { text, pointer } of forms) {
        const slip = slips.find(({ isIn }) => isIn(text, language, project));
        if (slip !== undefined) report(atValue(file, pointer), { message: `${subject} ${slip.says}.`, help: slip.help });
        // Screens report those of their texts where they are shown.
        else if (kind !== "text") for (const { range, problem } of findMarkup(text)) report({ file, pointer, on: "value", range }, problem);
      }
  }
  for (const { text, ...at } of listNames(project))
    for (const { range, problem } of findMarkup(text)) report({ ...at, on: "value", range }, problem);
  for (const { text, ...at } of listDescriptions(project))
    if (/\b(?:TODO|FIXME|TBD)\b/.test(text))
      report({ ...at, on: "value" }, { message: "This description is not written yet.", help: "Say what it is for." });
  return found;
}

interface Written {
  readonly text: string;
  readonly file: string;
  readonly pointer: string;
}

/** What users read of the company and of the site. */
function listNames({ catalogue: { markets, settings } }: Project): Written[] {
  const ofCompanies = [...markets.values()].flatMap(({ id, company }) =>
    Object.entries(company).flatMap(([name, value]) =>
      typeof value === "string" ? [{ text: value, file: `screens/catalogue/markets/${id}.json`, pointer: `/company/${name}` }] : [],
    ),
  );
  const { site } = settings;
  return site === undefined
    ? ofCompanies
    : [...ofCompanies, { text: site.name, file: "screens/catalogue/settings.json", pointer: "/site/name" }];
}

/** What authors read of actions and scenarios. */
function listDescriptions({ catalogue, scenarios, texts }: Project): Written[] {
  const ofActions = [...catalogue.actions].map(([name, { description }]) => ({
    text: description,
    file: fileOfAction(texts, name),
    pointer: joinPointer("/actions", name, "description"),
  }));
  const ofScenarios = scenarios.flatMap(({ file, value }) =>
    Object.entries(value.scenarios).map(([name, { description }]) => ({
      text: description,
      file,
      pointer: joinPointer("/scenarios", name, "description"),
    })),
  );
  return [...ofActions, ...ofScenarios];
}

interface Slip {
  isIn(text: string, language: string, project: Project): boolean;
  readonly says: string;
  readonly help: ProblemText["message"];
}

const withoutPlaceholders = (text: string, put = "x"): string => text.replace(/\{[^{}]*\}/g, put);

const slips: readonly Slip[] = [
  {
    isIn: (text) => /(?<!\{)(\{[^{}]+\})\s+\1/.test(text),
    says: "has a placeholder twice in a row",
    help: "Remove one of the two.",
  },
  {
    isIn: (text, language) =>
      // At the end of a word in capitals it may be meant, "AMANHÃ", and before a measure: "Ø 10 mm".
      /\uFFFD|[ÂÃÐ][\u0080-\u00BF\u0152-\u02DC\u2013-\u2122]|Ø(?!\u00A0)[\u0080-\u00BF\u0152-\u02DC\u2013-\u2122]/.test(text) ||
      /(?<!\p{Lu})[ÂÃÐ](?=\s|$)|â(?:€|\u0080)|à[¤¥]/u.test(text) ||
      (!/^(?:cy|fr|pt|ro|tr|vi)\b/.test(language) && /[ÂÃ]\p{Ll}/u.test(text)),
    says: "has broken characters",
    help: "Save the file as UTF-8, and write them again.",
  },
  {
    isIn: (text) => /\\[nrt"']/.test(withoutPlaceholders(text)),
    says: "has an escape that would be shown literally",
    help: "In JSON a new line is written `\\n`, with one backslash; values are written in braces.",
  },
  { isIn: (text) => /\S {2,}\S/.test(withoutPlaceholders(text)), says: "has several blanks in a row", help: "Write one." },
  {
    isIn: (text) => text.trim() !== "" && /^[^\S\n]|[^\S\n]$/.test(text),
    says: "begins or ends with a blank",
    help: "Remove it: widgets keep their distances.",
  },
  {
    isIn: (text, language) =>
      // Between two values a colon may stand free: "{home} : {guest}".
      (!/^fr\b/.test(language) &&
        (/\p{L} [?!](?=\s|$)/u.test(withoutPlaceholders(text)) || /\p{L} :(?=\s|$)/u.test(withoutPlaceholders(text, "0")))) ||
      /\p{L} [.,;](?=\s|$)|[,;]\.|(?<!\.)\.\.(?!\.)|,,|[?!]\./u.test(withoutPlaceholders(text)),
    says: "has a mark too many, or a blank before one",
    help: "Keep the one that is meant.",
  },
  {
    isIn: (text, language, project) => hasForeignDigits(withoutPlaceholders(text), project.catalogue.languages.get(language)),
    says: "has digits of another script",
    help: "Write them as the language does.",
  },
  {
    isIn: (text, language, project) => hasForeignMark(text, project.catalogue.languages.get(language)),
    says: "has the decimal mark of another language",
    help: "Write a part of a number as the language does.",
  },
  { isIn: (text) => hasOpenBracket(withoutPlaceholders(text)), says: "has a bracket that does not close", help: "Close it, or remove it." },
  {
    isIn: (text, language, project) => findDoubledWord(project, { language, text }) !== undefined,
    says: "has a word twice in a row",
    help: "Remove one of the two.",
  },
];

/** Digits that neither everybody reads nor the script of the language has. */
function hasForeignDigits(text: string, language: LanguageDefinition | undefined): boolean {
  const digits = text.match(/[^\P{Nd}0-9\uff10-\uff19]/gu);
  if (digits === null || language === undefined || !isKnownLanguage(language.tag)) return false;
  const { script = "" } = new Intl.Locale(language.tag).maximize();
  // Some names of scripts mean several, none of which has digits.
  const own = /^(?:Jpan|Kore|Hans|Hant)$/.test(script) ? /(?!)/ : new RegExp(`\\p{scx=${script}}`, "u");
  return digits.some((digit) => !own.test(digit));
}

/** Of percentages: what stands between other digits may be a time, a date or the number of a version. */
function hasForeignMark(text: string, language: LanguageDefinition | undefined): boolean {
  const marks = [...text.matchAll(/(?<![\d.,])\d+([.,])\d{1,2}\s?%/g)].map(([, mark]) => mark);
  return language !== undefined && isKnownLanguage(language.tag) && marks.some((mark) => mark === marksOf(language.tag).separator);
}

function hasOpenBracket(text: string): boolean {
  let open = 0;
  // The mouth of a face, which stands by itself, is none.
  for (const { 0: mark, index } of text.matchAll(/(?<!(?:^|\s)[:;]-?(?=.(?:[\s.!?]|$)))[()]/g)) {
    // Points of a list are written `a)`.
    if (mark === ")" && open === 0 && !/(?:^|\s)[\p{L}\d]{1,2}$/u.test(text.slice(0, index))) return true;
    open = mark === "(" ? open + 1 : Math.max(0, open - 1);
  }
  return open !== 0;
}
