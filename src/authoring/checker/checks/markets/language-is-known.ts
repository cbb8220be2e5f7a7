import { checkNames } from "../../queries/name-check.ts";

export const languageIsKnown = checkNames({
  id: "language-is-known",
  noun: { kind: "language" },
  mentioned: ({ screen }) => (screen.language === undefined ? [] : [{ name: screen.language, pointer: "/language" }]),
  declared: ({ catalogue }) => catalogue.languages.keys(),
});
