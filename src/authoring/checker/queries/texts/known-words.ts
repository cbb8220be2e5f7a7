/** Words that a test or a scenario expects, and that nothing can show. */
import type { TextTable } from "../../../../core/format/index.ts";
import { findNearest, isObject } from "../../../../core/json/index.ts";
import { type Project, perObject } from "../../../compiler/index.ts";
import type { ProblemText } from "../../check.ts";

/** Names by wording. */
export function listWordings(table: TextTable): (readonly [wording: string, name: string])[] {
  return Object.entries(table).flatMap(([name, entry]) =>
    isObject(entry) ? Object.values(entry).flatMap((wording) => (typeof wording === "string" ? [[wording, name] as const] : [])) : [],
  );
}

/** What is wrong with words that are expected, of a screen with these wordings. */
export function judgeShownText(
  text: string,
  texts: ReadonlyMap<string, string>,
  findUnknown: () => string | undefined,
): ProblemText | undefined {
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

/** The first word that stands neither in `more` nor in any definition, nor in what the mock server has; undefined for what is no plain wording. */
export function findUnknownWord({ texts }: Project, text: string, more: string, of: "tests" | "scenarios"): string | undefined {
  if (/[{}\d]/.test(text)) return undefined;
  const written = [more, ...(of === "tests" ? [...listWritten(texts).values()] : listWithoutScenarios(texts))];
  return text.split(/[^\p{L}]+/u).find((word) => word.length > 1 && !written.some((one) => one.includes(word)));
}

/** Everything that may come to be read on a screen: all but tests and examples of widgets, by its path. */
const listWritten = perObject(
  (texts: Project["texts"]) => new Map([...texts].filter(([path]) => !/\/tests\.json$|\.examples\.json$|^schemas\//.test(path))),
);

const listWithoutScenarios = perObject((texts: Project["texts"]) =>
  [...listWritten(texts)].flatMap(([path, text]) => (path.endsWith("/scenarios.json") ? [] : [text])),
);
