/** What mock data says, in the language that a call asks for. */
import type { MockText } from "../../../core/format/index.ts";
import { mapTexts, readOwn } from "../../../core/json/index.ts";

/** Gives a value with every text of it in a language, as far as the project's table knows the text. */
export type Say = (value: unknown, language: string) => unknown;

export function createSay(texts: readonly MockText[]): Say {
  const tables = new Map<string, ReadonlyMap<string, string>>();
  return (value, language) => {
    const table = tables.get(language) ?? tableOf(texts, language);
    tables.set(language, table);
    return table.size === 0 ? value : mapTexts(value, (text) => table.get(text) ?? text);
  };
}

/** The header of a browser itself has regions and weights, `en-US,en;q=0.9`, for which there is no table. */
function tableOf(texts: readonly MockText[], language: string): ReadonlyMap<string, string> {
  return new Map(
    texts.flatMap((text) => {
      const said = readOwn(text, language);
      return said === undefined ? [] : Object.values(text).map((other) => [other, said] as const);
    }),
  );
}
