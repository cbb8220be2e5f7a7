/** What means the same looks the same wherever it is shown: a status has one tone and one drawing, and days left the tone of how many. */
import type { Page } from "playwright";

interface Sign {
  readonly words: string;
  readonly tone: string;
  /** Of the drawing, where it is a status that is drawn. */
  readonly path: string;
}

/** Signs and notes with a tone, each with the words that it shows or is named by; what is long is no status. */
function readSigns(): Sign[] {
  const all = document.querySelectorAll("[data-screen]:not([data-left]) :is([class*='ly-tone-'])");
  return [...all].flatMap((one) => {
    const tone = /ly-tone-(\w+)/.exec(one.className)?.[1];
    const words = (one.getAttribute("aria-label") ?? one.textContent ?? "").trim();
    return tone && words && words.length < 60 ? [{ words, tone, path: one.querySelector("path")?.getAttribute("d") ?? "" }] : [];
  });
}

/** Undefined for words that are no days. */
function toneOfDays(words: string): string | undefined {
  if (/^(?:\d+ days? late|terlambat \d+ hari)$/.test(words)) return "danger";
  const left = /^(?:today|hari ini)$/.test(words) ? "0" : /^(?:in (\d+) days?|(\d+) hari lagi)$/.exec(words)?.slice(1).join("");
  if (!left) return undefined;
  return Number(left) < 3 ? "warn" : Number(left) < 8 ? "accent" : "neutral";
}

export interface Signs {
  read(page: Page, title: string): Promise<void>;
  readonly wrong: ReadonlySet<string>;
  /** How many screens were read, signs that differ, and signs of days. */
  count(): { readonly screens: number; readonly signs: number; readonly days: number };
  /** Words with several drawings of their own; `ofOthers` is that of all that have none. */
  findDrawnTwice(): readonly string[];
}

/** Compares the signs of all screens that it reads; the drawing of a status that nobody knows is read in `unknownTitle`. */
export function compareSigns(unknownTitle: string): Signs {
  const first = new Map<string, Sign & { readonly title: string }>();
  const drawings = new Map<string, Set<string>>();
  const wrong = new Set<string>();
  let ofOthers = "";
  let days = 0;
  let screens = 0;
  return {
    wrong,
    async read(page, title) {
      screens++;
      for (const { words, tone, path } of await page.evaluate(readSigns)) {
        const wanted = toneOfDays(words);
        if (wanted !== undefined) days++;
        if (wanted !== undefined && wanted !== tone) wrong.add(`${title}: ${words} is ${tone}`);
        const before = first.get(words);
        if (before === undefined) first.set(words, { words, tone, path, title });
        else if (before.tone !== tone) wrong.add(`${words} is ${before.tone} in ${before.title} and ${tone} in ${title}`);
        drawings.set(words, new Set([...(drawings.get(words) ?? []), path]));
        if (title === unknownTitle) ofOthers = path || ofOthers;
      }
    },
    count: () => ({ screens, signs: first.size, days }),
    findDrawnTwice: () =>
      [...drawings].flatMap(([words, paths]) => ([...paths].filter((path) => path !== "" && path !== ofOthers).length > 1 ? [words] : [])),
  };
}
