import languageSchema from "../../../../../schemas/language.schema.json" with { type: "json" };
import { listNames } from "../../../../core/format/index.ts";
import { joinPointer } from "../../../../core/json/index.ts";
import { failureNames, findSpeakers, languagesOf, listSpeakers, listUnsaid } from "../../../compiler/index.ts";
import { projectCheck } from "../../check.ts";
import { describeMissing } from "../../queries/names/name-check.ts";
import { atKey } from "../../queries/places.ts";
import { fileOfLanguage } from "../../wording/wording-entries.ts";

export const languageIsComplete = projectCheck({ id: "language-is-complete", about: "names" }, (project, report, analysesOf) => {
  const { catalogue, screens } = project;
  const variants = [...screens.keys()].flatMap((id) => analysesOf(id).map(({ variant }) => variant));
  const used = findSpeakers([...new Set(variants.map(({ screen }) => screen))], catalogue);
  const unsaid = listUnsaid(used);
  const declared = [...catalogue.widgets.values()].flatMap(({ labels = [] }) => labels);
  const known = [...new Set([...Object.keys(languageSchema.properties.labels.properties), ...declared])];
  const spoken = new Set([...languagesOf(catalogue), ...variants.map(({ language }) => language)]);
  for (const { id, labels, failures } of catalogue.languages.values()) {
    const file = fileOfLanguage(id);
    const lacking = (given: object, says: readonly string[]) => says.filter((name) => !(name in given) && !unsaid.includes(name));
    for (const name of Object.keys(labels))
      if (!known.includes(name)) report(atKey(file, joinPointer("/labels", name)), describeMissing({ kind: "label" }, name, known));
    if (!spoken.has(id)) continue;
    const reported = new Set<string>();
    for (const { who, says } of listSpeakers(catalogue, used)) {
      const names = lacking(labels, says).filter((name) => !reported.has(name));
      if (names.length === 0) continue;
      for (const name of names) reported.add(name);
      report(atKey(file, "/labels"), {
        message: `${wordFor("label", names)} ${listNames(names, "and")}, which ${who} says, ${names.length === 1 ? "is" : "are"} missing.`,
        help: "Write what it says in this language.",
      });
    }
    const messages = lacking(failures, failureNames);
    if (messages.length > 0)
      report(atKey(file, "/failures"), {
        message: `${wordFor("message", messages)} ${listNames(messages, "and")}, which calls come to, ${messages.length === 1 ? "is" : "are"} missing.`,
        help: "Write what it says in this language.",
      });
  }
});

function wordFor(kind: string, names: readonly string[]): string {
  return `The ${kind}${names.length === 1 ? "" : "s"}`;
}
