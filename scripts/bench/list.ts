/** The acts of a known list benchmark: a thousand records made, replaced, changed, selected, swapped, removed, added to and cleared. */
import type { ListAct } from "./page/driver.ts";
import type { SubjectPage } from "./pages.ts";
import type { Recorder } from "./record.ts";

const listLength = 1000;

/** In their order, and how often each is done. */
const acts: readonly (readonly [act: ListAct, times: number])[] = [
  ["create", 1],
  ["append", 1],
  ["replace", 1],
  ["update", 2],
  ["select", 6],
  ["swap", 4],
  ["remove", 4],
  ["clear", 1],
];

/** Those that have the list. */
export const listSubjects: readonly string[] = ["components", "react"];

/** One round: all acts on a screen that is not displayed, and on one that is drawn. */
export async function measureList(pages: readonly SubjectPage[], round: number, recorder: Recorder): Promise<void> {
  const shown = pages.filter(({ name }) => listSubjects.includes(name));
  for (const subject of round % 2 ? [...shown].reverse() : shown) {
    const { name, drive } = subject;
    for (const isDrawn of [false, true]) {
      await subject.collect();
      await drive("openList", listLength, isDrawn);
      for (const [act, times] of acts) {
        const { cpuMs } = await subject.measure(() => drive("act", act, times, isDrawn));
        recorder.add({ screen: "list", count: listLength, name: isDrawn ? `${act}, drawn` : act }, name, cpuMs / times);
      }
      await drive("close");
    }
  }
}

/** What differs after each act, on a short list. */
export async function compareLists(pages: readonly SubjectPage[]): Promise<readonly string[]> {
  const texts: string[][] = [];
  for (const { page, drive } of pages.filter(({ name }) => listSubjects.includes(name))) {
    const own: string[] = [];
    await drive("openList", 20, true);
    for (const [act, times] of acts) {
      await drive("act", act, times, true);
      own.push(`${act}: ${(await page.locator("main").ariaSnapshot()).replace(/\d+(?= )/g, "")}`);
    }
    await drive("close");
    texts.push(own);
  }
  const [one = [], other = []] = texts;
  return one.flatMap((text, at) => (text === other[at] ? [] : [`The list differs after ${text}\n---\n${other[at]}`]));
}
