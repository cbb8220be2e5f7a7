import type { JsonObject } from "../../../core/json/index.ts";
import { checkName, type Draft, DraftError, type DraftRequest, findNamed, kebabName } from "./draft.ts";
import { readObject } from "./read-object.ts";
import { firstLanguage, readTemplateObject } from "./template.ts";

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
  if (like !== undefined) findNamed(languages, like, "language", "like");
  const path = `screens/catalogue/languages/${name}.json`;
  const model = readModel(request, like);
  // The first language of a project may be the template's own.
  const isTranslated = like === undefined && name === firstLanguage;
  const toTranslate = [
    `Translate the labels and failures in ${path}; they are in \`${like ?? firstLanguage}\`. \`{n}\` and the like stay.`,
    "Give it `stopWords`: short words that nearly every sentence has, such as `the` and `of`. By them the check knows what was not translated.",
  ];
  return {
    files: [{ path, content: isTranslated ? model : writeLanguage(model, name, get("tag")) }],
    next: [...(isTranslated ? [] : toTranslate), "Then make a market that speaks it, or add it to the `languages` of one."],
    nextInShell: [`\`npx layar new market <name> --language ${name}\` makes such a market.`],
  };
}

function readModel(request: DraftRequest, like: string | undefined): JsonObject {
  const fileOf = (id: string) => `screens/catalogue/languages/${id}.json`;
  return like === undefined ? readTemplateObject(fileOf(firstLanguage)) : readObject(request, fileOf(like));
}

/** The file of a language with the wording of another one. */
export function writeLanguage({ $schema, ...copied }: JsonObject, id: string, tag = id): JsonObject {
  const wording = Object.fromEntries(Object.entries(copied).filter(([part]) => !ownParts.includes(part)));
  const direction = rightToLeft.includes(id.split("-", 1)[0] ?? "") ? { direction: "rtl" } : {};
  return { ...($schema !== undefined && { $schema }), id, tag, ...direction, ...wording };
}
