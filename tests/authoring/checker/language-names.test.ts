import { expect, it } from "vitest";
import { compileExample } from "../../support/project/example-project.ts";

it("each language of a choice has the name that it has for itself", () => {
  const find = (names: readonly [en: string, id: string]) =>
    compileExample({
      body: [
        {
          widget: "language-choice",
          id: "language",
          props: { languages: ["en", "id"].map((language, at) => ({ language, name: names[at] })) },
          on: { choose: { do: "store", values: { language: "{event}" } } },
        },
      ],
      "screens/catalogue/stored.json#/stored/language": { type: "text?", description: "The language that was chosen." },
    }).problems.map(({ message, help }) => `${message} ${help}`);
  expect(find(["English", "Bahasa Indonesia"])).toEqual([]);
  expect(find(["Indonesia", "English"])).toEqual([
    "This choice says `Indonesia` and chooses `en`. Give each language the name that it has for itself.",
    "This choice says `English` and chooses `id`. Give each language the name that it has for itself.",
  ]);
});
