/** What means the same looks the same wherever it is shown: a status has one tone and one drawing, and days left the tone of how many. */
import { expect, it } from "vitest";
import { builtApp } from "../support/browser/built-app.ts";
import { lookAtEach } from "../support/browser/look-at-each.ts";
import { situationsOf } from "../support/browser/situations.ts";
import { takeMarkets } from "../support/browser/visitor.ts";
import { turn } from "../support/run/thoroughness.ts";

const app = builtApp();

interface Sign {
  readonly words: string;
  readonly tone: string;
  /** Of the drawing, where it is a status that is drawn. */
  readonly path: string;
}

/** Signs and notes with a tone, each with the words that it shows or is named by; what is long is no status. */
function readSigns(): Sign[] {
  const all = document.querySelectorAll("[data-screen]:not([data-left]) :is([class*='tone-'])");
  return [...all].flatMap((one) => {
    const tone = /tone-(\w+)/.exec(one.className)?.[1];
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

it.each(takeMarkets(0))(`no status of %s has two tones, turn ${turn}`, async (market) => {
  const first = new Map<string, Sign & { readonly title: string }>();
  const drawings = new Map<string, Set<string>>();
  let ofOthers = "";
  const wrong = new Set<string>();
  let days = 0;
  await lookAtEach(
    { app, market },
    situationsOf(market).filter(({ state }) => state === "ready"),
    async (page, situation) => {
      for (const { words, tone, path } of await page.evaluate(readSigns)) {
        const wanted = toneOfDays(words);
        if (wanted !== undefined) days++;
        if (wanted !== undefined && wanted !== tone) wrong.add(`${situation.title}: ${words} is ${tone}`);
        const before = first.get(words);
        if (before === undefined) first.set(words, { words, tone, path, title: situation.title });
        else if (before.tone !== tone) wrong.add(`${words} is ${before.tone} in ${before.title} and ${tone} in ${situation.title}`);
        drawings.set(words, new Set([...(drawings.get(words) ?? []), path]));
        // The drawing of a status that has none of its own, whatever its words are.
        if (situation.title === "loan-details status-999") ofOthers = path || ofOthers;
      }
    },
  );
  expect([...wrong]).toEqual([]);
  expect(ofOthers).not.toBe("");
  const twice = [...drawings].filter(([, paths]) => [...paths].filter((path) => path !== "" && path !== ofOthers).length > 1);
  expect(twice).toEqual([]);
  expect(first.size).toBeGreaterThan(8);
  expect(days).toBeGreaterThan(3);
});
