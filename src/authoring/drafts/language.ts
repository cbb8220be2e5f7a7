import { checkName, type Draft, DraftError, type DraftRequest, findNamed, kebabName } from "./draft.ts";
import { readObject } from "./market.ts";

/** Languages that are written from right to left. */
const rightToLeft: readonly string[] = ["ar", "ckb", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"];

/** What is not copied. */
const ownParts = ["stopWords", "direction", "id", "tag"];

/** A language with the labels of another one, to be translated. Nobody sees it before a market lists it. */
export function draftLanguage(request: DraftRequest): Draft {
  const { name, get, compilation } = request;
  const { languages } = compilation.project.catalogue;
  checkName(name, kebabName, "vi");
  if (languages.has(name)) throw new DraftError(`There is a language \`${name}\` already.`);
  const like = get("like") ?? (languages.has("en") ? "en" : [...languages.keys()][0]);
  if (like === undefined) throw new DraftError("The project has no language to begin with.");
  findNamed(languages, like, "language", "like");
  const path = `screens/catalogue/languages/${name}.json`;
  const { $schema, ...copied } = readObject(request, `screens/catalogue/languages/${like}.json`);
  const wording = Object.fromEntries(Object.entries(copied).filter(([part]) => !ownParts.includes(part)));
  const direction = rightToLeft.includes(name.split("-", 1)[0] ?? "") ? { direction: "rtl" } : {};
  return {
    files: [{ path, content: { ...($schema !== undefined && { $schema }), id: name, tag: get("tag") ?? name, ...direction, ...wording } }],
    next: [
      `Translate the labels and failures in ${path}; they are in \`${like}\`. \`{n}\` and the like stay.`,
      "Give it `stopWords`: short words that nearly every sentence has, such as `the` and `of`. By them the check knows what was not translated.",
      "Then make a market that speaks it, or add it to the `languages` of one.",
    ],
    nextInShell: [`\`npm run -s screens -- new market <name> --language ${name}\` makes such a market.`],
  };
}
