import type { FlowTest } from "../../../../core/format/index.ts";
import { joinPointer } from "../../../../core/json/index.ts";
import { listFailuresIn, type Project, readDefinitionPath } from "../../../compiler/index.ts";
import { type ProblemText, projectCheck } from "../../check.ts";
import { listTwins } from "../../queries/find-twins.ts";
import { atKey, atValue } from "../../queries/places.ts";
import { findUnknownWord, judgeShownText, listWordings } from "../../queries/texts/known-words.ts";
import { type Text, textsBelow } from "../../queries/texts/texts.ts";

export const testExpectsKnownWords = projectCheck({ id: "test-expects-known-words", role: "words" }, (project, report) => {
  for (const { file, value } of project.tests) {
    const tables = project.textTables.filter((table) => readDefinitionPath(table.file).screen === value.screen);
    const texts = new Map(tables.flatMap((table) => listWordings(table.value)));
    for (const [name, test] of Object.entries(value.tests))
      for (const { text, pointer } of listShownTexts(test)) {
        const problem =
          judgeFailure(text, project) ??
          judgeShownText(text, texts, () => findUnknownWord(project, text, JSON.stringify([test.given, test.when]), "tests"));
        if (problem) report(atValue(file, joinPointer("/tests", name) + pointer), problem);
      }
    // After an act it says that nothing follows.
    for (const [name, { when = [], then }] of Object.entries(value.tests))
      if (when.length === 0 && Object.keys(then).length === 0)
        report(atValue(file, joinPointer("/tests", name, "then")), {
          message: "This test expects nothing of what the user sees, so that it proves nothing.",
          help: "Name what follows: `nodes`, `goes`, `calls`, `toast`.",
        });
    for (const { name, first } of listTwins(Object.entries(value.tests), (test) => test))
      report(atKey(file, joinPointer("/tests", name)), {
        message: `This test is \`${first}\` a second time.`,
        help: "Change what should differ, or remove one of the two.",
      });
  }
});

/** Words that the user reads, as they are: amounts and dates depend on the market, and templates on what is there. */
function listShownTexts({ then }: FlowTest): Text[] {
  const { failure, toast, busy, shares, nodes } = then;
  const shown = [...textsBelow({ failure, toast, busy, shares, nodes }, "/then")];
  return shown.filter(
    ({ text, pointer }) => /\p{L}{2}/u.test(text) && !/[{}\d]/.test(text) && !/\/(?:value|tone|kind|icon)$/.test(pointer),
  );
}

/** What the frame says differs by language. */
function judgeFailure(text: string, { catalogue }: Project): ProblemText | undefined {
  const names = new Set([...catalogue.languages.values()].flatMap((language) => listFailuresIn(language, text)));
  const [name, ...others] = names;
  if (name === undefined) return undefined;
  return {
    message: `This is what the frame says of the failure \`${name}\`, which each language says in its own words.`,
    help: `Write ${[...names].map((one) => `\`{failures.${one}}\``).join(" or ")}.`,
    ...(others.length === 0 && { fix: { title: `Write {failures.${name}}`, text: JSON.stringify(`{failures.${name}}`) } }),
  };
}
