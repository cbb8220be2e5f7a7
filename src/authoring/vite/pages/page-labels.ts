/** What pages say beside their screens: that the app cannot be fetched, and that there is a new version of it. */
import { asWhole, type LanguageDefinition, listNames, type WholeLanguage } from "../../../core/format/index.ts";

const pageLabels = ["failedTitle", "failedHelp", "retry", "home", "updateReady", "update", "updateWaits", "close"];

/** Throws where one is missing: only a build with pages says them, so that no check asks for them. */
export function readPageLabels(language: LanguageDefinition): WholeLanguage["labels"] {
  const missing = pageLabels.filter((name) => !(name in language.labels));
  if (missing.length > 0)
    throw new Error(`Pages say the labels ${listNames(missing, "and")}: add them in screens/catalogue/languages/${language.id}.json.`);
  return asWhole(language).labels;
}
