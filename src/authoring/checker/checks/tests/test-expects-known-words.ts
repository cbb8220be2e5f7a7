import type { FlowTest, TextTable } from "../../../../core/format/index.ts";
import { findNearest, isObject, joinPointer } from "../../../../core/json/index.ts";
import { listFailuresIn, type Project, perObject, readDefinitionPath } from "../../../compiler/index.ts";
import { type ProblemText, projectCheck } from "../../check.ts";
import { atValue } from "../../queries/places.ts";
import { type Text, textsBelow } from "../../queries/texts.ts";

export const testExpectsKnownWords = projectCheck({ id: "test-expects-known-words", role: "words" }, (project, report) => {
  for (const { file, value } of project.tests) {
    const tables = project.textTables.filter((table) => readDefinitionPath(table.file).screen === value.screen);
    const texts = new Map(tables.flatMap((table) => listWordings(table.value)));
    for (const [name, test] of Object.entries(value.tests))
      for (const { text, pointer } of listShownTexts(test)) {
        const problem = judgeFailure(text, project) ?? judge(text, texts, () => knownWords(project, test));
        if (problem) report(atValue(file, joinPointer("/tests", name) + pointer), problem);
      }
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

function judge(text: string, texts: ReadonlyMap<string, string>, words: () => readonly string[]): ProblemText | undefined {
  const name = texts.get(text);
  if (name !== undefined)
    return {
      message: `This is the text \`${name}\` of the screen, which may be reworded or translated.`,
      help: `Write \`{texts.${name}}\`.`,
      fix: nameText(name),
    };
  const written = words();
  const unknown = text.split(/[^\p{L}]+/u).find((word) => word.length > 1 && !written.some((one) => one.includes(word)));
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

/** Everything that may come to be read on a screen: all definitions but tests and examples of widgets, and what the test itself has come. */
function knownWords({ texts }: Project, { given, when }: FlowTest): readonly string[] {
  return [JSON.stringify([given, when]), ...listOthers(texts)];
}

const listOthers = perObject((texts: Project["texts"]) =>
  [...texts].flatMap(([path, text]) => (/\/tests\.json$|\.examples\.json$|^schemas\//.test(path) ? [] : [text])),
);
