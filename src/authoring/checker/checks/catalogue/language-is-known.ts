import { checkNames } from "../../queries/name-check.ts";

export const languageIsKnown = checkNames({
  id: "language-is-known",
  what: "The `language` of a screen has a file in `screens/catalogue/languages/`.",
  why: "Without that file the retry and home buttons of the screen have no text.",
  noun: "language",
  mentioned: ({ screen }) => (screen.language === undefined ? [] : [{ name: screen.language, pointer: "/language" }]),
  declared: ({ catalogue }) => catalogue.languages.keys(),
});
