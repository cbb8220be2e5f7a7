/** Words that a test or a scenario expects, and that nothing can show. */
import { type Project, perObject } from "../../../compiler/index.ts";

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
