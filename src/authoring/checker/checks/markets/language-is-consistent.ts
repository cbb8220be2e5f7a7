import type { LanguageDefinition } from "../../../../core/format/index.ts";
import { type ProblemText, projectCheck } from "../../check.ts";
import { atValue } from "../../queries/places.ts";
import { isKnownLanguage } from "../../wording/language-tag.ts";
import { fileOfLanguage } from "../../wording/wording-entries.ts";

/** Scripts that are written from right to left. */
const rightToLeft = ["Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm"];

export const languageIsConsistent = projectCheck({ id: "language-is-consistent" }, ({ catalogue }, report) => {
  const languages = [...catalogue.languages.values()];
  for (const [place, language] of languages.entries()) {
    const before = languages.slice(0, place);
    const reportPart = (part: string, problem: ProblemText) => report(atValue(fileOfLanguage(language.id), `/${part}`), problem);
    const other = before.find(({ tag }) => tag === language.tag);
    if (!isKnownLanguage(language.tag))
      reportPart("tag", { message: `No language has the tag \`${language.tag}\`.`, help: "Use one such as `id` or `en-IN`." });
    else if (isOfAnother(language))
      reportPart("tag", { message: `\`${language.tag}\` is not the tag of \`${language.id}\`.`, help: `Write \`${language.id}\`.` });
    else if (other !== undefined)
      reportPart("tag", { message: `\`${language.id}\` has the tag of \`${other.id}\`.`, help: "Give each language its own." });
    else checkDirection(language, reportPart);
    for (const [name, label] of Object.entries(language.labels)) {
      const forms = Array.isArray(label) ? label : [];
      for (const [at, text] of forms.entries())
        if (forms.indexOf(text) < at)
          reportPart(`labels/${name}/${at}`, { message: `\`${text}\` stands twice in \`${name}\`.`, help: "Each entry has its own." });
    }
    for (const [at, word] of (language.stopWords ?? []).entries()) {
      const twin = before.find(({ stopWords }) => stopWords?.includes(word) === true);
      if (twin !== undefined)
        reportPart(`stopWords/${at}`, {
          message: `\`${word}\` is a stop word of \`${twin.id}\`, too, so that it distinguishes nothing.`,
          help: "Leave it to one of them, or to neither.",
        });
    }
  }
});

/** A file that is named after one language and has the tag of another. */
function isOfAnother({ id, tag }: LanguageDefinition): boolean {
  return isKnownLanguage(id) && new Intl.Locale(id).language !== new Intl.Locale(tag).language;
}

function checkDirection({ tag, direction = "ltr" }: LanguageDefinition, report: (part: string, problem: ProblemText) => void): void {
  const { script = "" } = new Intl.Locale(tag).maximize();
  const wanted = rightToLeft.includes(script) ? "rtl" : "ltr";
  if (direction === wanted) return;
  report(wanted === "rtl" ? "tag" : "direction", {
    message: `\`${tag}\` is written from ${wanted === "rtl" ? "right to left" : "left to right"}.`,
    help: wanted === "rtl" ? 'Add `"direction": "rtl"`.' : "Remove `direction`.",
  });
}
