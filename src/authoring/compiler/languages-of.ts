import type { Catalogue } from "./project.ts";

/** The languages of the markets, each once. */
export function languagesOf({ markets }: Pick<Catalogue, "markets">): string[] {
  return [...new Set([...markets.values()].flatMap(({ languages }) => languages))];
}
