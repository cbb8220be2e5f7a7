import { checkNames } from "../../queries/name-check.ts";

export const languageIsKnown = checkNames({
  id: "language-is-known",
  why: "Without a file in `screens/languages/` the retry and home buttons of a screen would have no words.",
  noun: "language",
  mentioned: ({ screen }) => (screen.language === undefined ? [] : [{ name: screen.language, pointer: "/language" }]),
  declared: ({ catalogue }) => catalogue.languages.keys(),
  bad: [{ screen: { language: "eng" } }],
  good: [{ screen: { language: "en" } }],
});
