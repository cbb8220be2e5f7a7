/** Which texts the table shows, and in which order. */
import type { ProjectSummary } from "../../protocol/index.ts";
import type { StudioText, TextTable, WordingState } from "../../protocol/texts.ts";
import { findTight, type Measured } from "./measured.ts";

export interface TextFilter {
  readonly search: string;
  readonly screen: string;
  readonly market: string;
  readonly language: string;
  readonly state: string;
}

export function readFilter(query: URLSearchParams): TextFilter {
  const get = (name: string): string => query.get(name) ?? "";
  return { search: get("search"), screen: get("screen"), market: get("market"), language: get("language"), state: get("state") };
}

/** The first language stays beside every other one, to be translated from. */
export function chooseLanguages(
  { languages }: TextTable,
  { market, language }: TextFilter,
  { markets }: ProjectSummary,
): readonly string[] {
  const spoken = markets.find(({ id }) => id === market)?.languages ?? languages;
  const wanted = language === "" ? spoken : [language];
  return languages.filter((one, index) => index === 0 || wanted.includes(one));
}

const ranks: readonly WordingState[] = ["missing", "outdated", "changed", "same"];

/** Keys, with what is missing first, then what has changed. */
export function chooseRows(table: TextTable, filter: TextFilter, wanted: readonly string[], measured: Measured): string[] {
  const shown = table.rows.filter((row) => fits(row, filter, wanted, measured));
  const rankOf = (row: StudioText): number => Math.min(ranks.length, ...statesOf(row, wanted).map((state) => ranks.indexOf(state)));
  return shown
    .map((row) => ({ key: row.key, rank: rankOf(row) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ key }) => key);
}

function statesOf({ wordings }: StudioText, wanted: readonly string[]): WordingState[] {
  return wordings.filter(({ language }) => wanted.includes(language)).map(({ state }) => state);
}

function fits(row: StudioText, filter: TextFilter, wanted: readonly string[], measured: Measured): boolean {
  const { screen, market, state, search } = filter;
  if (screen !== "" && !row.screens.includes(screen)) return false;
  if (market && row.market && row.market !== market) return false;
  if (state === "long" && !row.wordings.some((one) => wanted.includes(one.language) && findTight(measured, row, one.language) !== ""))
    return false;
  if (state !== "" && state !== "long" && !statesOf(row, wanted).some((one) => one === state)) return false;
  const said = row.wordings.map(({ text = "" }) => text);
  return [row.name, row.file, row.comment, ...said].some((text) => text.toLowerCase().includes(search.trim().toLowerCase()));
}

export function countStates({ rows }: TextTable, wanted: readonly string[]): { readonly [state in WordingState]: number } {
  const counts = { missing: 0, outdated: 0, changed: 0, same: 0 };
  for (const row of rows) for (const state of statesOf(row, wanted)) counts[state]++;
  return counts;
}
