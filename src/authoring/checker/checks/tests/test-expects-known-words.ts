import type { FlowTest, TextTable } from "../../../../core/format/index.ts";
import { findNearest, isObject, joinPointer } from "../../../../core/json/index.ts";
import { listFailuresIn, type Project, readDefinitionPath } from "../../../compiler/index.ts";
import { type ProblemText, projectCheck } from "../../check.ts";
import { listTwins } from "../../queries/find-twins.ts";
import { atKey, atValue } from "../../queries/places.ts";
import { findUnknownWord } from "../../queries/texts/known-words.ts";
import { type Text, textsBelow } from "../../queries/texts/texts.ts";

export const testExpectsKnownWords = projectCheck({ id: "test-expects-known-words", role: "words" }, (project, report) => {
  for (const { file, value } of project.tests) {
    const tables = project.textTables.filter((table) => readDefinitionPath(table.file).screen === value.screen);
    const texts = new Map(tables.flatMap((table) => listWordings(table.value)));
    for (const [name, test] of Object.entries(value.tests))
      for (const { text, pointer } of listShownTexts(test)) {
        const problem =
          judgeFailure(text, project) ??
          judge(text, texts, () => findUnknownWord(project, text, JSON.stringify([test.given, test.when]), "tests"));
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

/** Names by wording. */
function listWordings(table: TextTable): (readonly [wording: string, name: string])[] {
  return Object.entries(table).flatMap(([name, entry]) =>
    isObject(entry) ? Object.values(entry).flatMap((wording) => (typeof wording === "string" ? [[wording, name] as const] : [])) : [],
  );
}

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

function judge(text: string, texts: ReadonlyMap<string, string>, findUnknown: () => string | undefined): ProblemText | undefined {
  const name = texts.get(text);
  if (name !== undefined)
    return {
      message: `This is the text \`${name}\` of the screen, which may be reworded or translated.`,
      help: `Write \`{texts.${name}}\`.`,
      fix: nameText(name),
    };
  const unknown = findUnknown();
  if (unknown === undefined) return undefined;
  const near = texts.get(findNearest(text, texts.keys()) ?? "");
  return {
    message: `Neither texts nor mock data have the word '${unknown}', so this is never shown.`,
    help: near === undefined ? "Name the text: `{texts.<name>}`." : `Did you mean \`{texts.${near}}\`?`,
    ...(near !== undefined && { fix: nameText(near) }),
  };
}

function nameText(name: string): NonNullable<ProblemText["fix"]> {
  return { title: `Write {texts.${name}}`, text: JSON.stringify(`{texts.${name}}`) };
}
