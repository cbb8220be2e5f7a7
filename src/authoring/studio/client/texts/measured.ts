/** How much space texts take on the narrowest phone, as the real runtime shows them there. */
import { create } from "zustand";
import { count, errorText } from "../../../../core/text/index.ts";
import type { ProjectSummary, ScreenSummary, VariantSummary } from "../../protocol/index.ts";
import type { MeasuredText } from "../../protocol/preview.ts";
import type { StudioText, TextTable } from "../../protocol/texts.ts";
import { askFrame, openFrame } from "../preview/ask-frame.ts";
import { loadShow } from "../preview/load-show.ts";
import { readPreviewState } from "../preview/preview-state.ts";

/** By language and key; of several screens the one with the least space counts. */
export type Measured = ReadonlyMap<string, MeasuredText>;

interface Measures {
  readonly measured: Measured;
  /** Of how many openings of screens how many are done; undefined while nothing is measured. */
  readonly progress?: { readonly done: number; readonly all: number };
  readonly failure?: string;
  measure(project: ProjectSummary, table: TextTable, asked: Asked): Promise<void>;
  stop(): void;
}

export interface Asked {
  readonly screens: readonly string[];
  readonly languages: readonly string[];
}

interface Opening {
  readonly screen: ScreenSummary;
  readonly variant: string;
  readonly language: string;
}

const narrow = 320;
let turn = 0;
let frame: Promise<HTMLIFrameElement> | undefined;

export const useMeasures = create<Measures>((set, get) => ({
  measured: new Map(),
  async measure(project, table, asked) {
    const own = ++turn;
    const openings = listOpenings(project, asked);
    set({ progress: { done: 0, all: openings.length }, failure: undefined });
    try {
      for (const [index, opening] of openings.entries()) {
        const found = await measureOpening(opening, table.rows);
        if (own !== turn) return;
        set({ measured: addMeasured(get().measured, opening.language, found), progress: { done: index + 1, all: openings.length } });
      }
    } catch (error) {
      set({ failure: errorText(error) });
    }
    if (own === turn) set({ progress: undefined });
  },
  stop() {
    turn++;
    set({ progress: undefined });
  },
}));

/** Each screen in each language once, in the first market that speaks it. */
function listOpenings({ screens, markets }: ProjectSummary, asked: Asked): Opening[] {
  return screens
    .filter(({ id }) => asked.screens.includes(id))
    .flatMap((screen) =>
      asked.languages.flatMap((language) => {
        const plain = screen.variants.filter(({ promotion }) => promotion === undefined);
        // Where choosing a language changes nothing there is no such variant.
        const spokenFirst = ({ market }: VariantSummary) => markets.find(({ id }) => id === market)?.languages[0];
        const variant = plain.find((one) => one.language === language) ?? plain.find((one) => spokenFirst(one) === language);
        return variant === undefined ? [] : [{ screen, variant: variant.name, language }];
      }),
    );
}

async function measureOpening({ screen, variant, language }: Opening, rows: readonly StudioText[]): Promise<readonly MeasuredText[]> {
  frame ??= openFrame();
  const host = await frame;
  const previewState = { ...readPreviewState(new URLSearchParams({ variant }), screen), width: narrow };
  const { show } = await loadShow(screen.id, previewState, { session: crypto.randomUUID(), isFresh: true });
  if (show === undefined) return [];
  host.style.width = `${narrow}px`;
  host.style.height = `${previewState.height}px`;
  const texts = rows.flatMap(({ key, screens, wordings }) => {
    const text = wordings.find((one) => one.language === language)?.text;
    return text === undefined || !screens.includes(screen.id) ? [] : [{ key, text }];
  });
  return (await askFrame(host, { show, question: { kind: "measure", texts }, reply: "measured" })).texts;
}

function nameOf(language: string, key: string): string {
  return `${language}\n${key}`;
}

function addMeasured(before: Measured, language: string, found: readonly MeasuredText[]): Measured {
  const all = new Map(before);
  for (const one of found) {
    const other = all.get(nameOf(language, one.key));
    const lines = Math.max(one.lines, other?.lines ?? 0);
    all.set(nameOf(language, one.key), {
      ...{ key: one.key, lines },
      isCut: one.isCut || other?.isCut === true,
      isWide: one.isWide || other?.isWide === true,
    });
  }
  return all;
}

/** Why a wording is too long for its place; '' where it is not, or is not shown when the screen opens. */
export function findTight(measured: Measured, { key, wordings }: StudioText, language: string): string {
  const own = measured.get(nameOf(language, key));
  if (own === undefined) return "";
  if (own.isWide) return "Reaches out of the page";
  if (own.isCut) return "Is cut off";
  const first = wordings[0]?.language ?? language;
  const lines = measured.get(nameOf(first, key))?.lines ?? own.lines;
  return own.lines > lines ? `${own.lines} lines, ${lines} in ${first}` : "";
}

/** How many lines it takes; '' where it was not measured. */
export function describeLines(measured: Measured, key: string, language: string): string {
  const own = measured.get(nameOf(language, key));
  return own === undefined ? "" : count(own.lines, "line");
}
