/** Opens each screen in each implementation in turn, many times over, and times what happens. */
import { type Case, cases, pageLength } from "./cases.ts";
import type { UpdateName } from "./page/driver.ts";
import { median } from "./page/median.ts";
import type { SubjectPage } from "./pages.ts";
import type { Recorder } from "./record.ts";

function shownOf({ screen, count }: Case, name: string): number {
  if (screen === "form") return 1;
  return name === "windowed" ? Math.min(count, pageLength) : count;
}

function mount({ page, name }: SubjectPage, one: Case): Promise<number> {
  const request = { screen: one.screen, count: one.count, shown: shownOf(one, name) };
  return page.evaluate(({ screen, count, shown }) => window.driver.mount(screen, count, shown), request);
}

function update({ page }: SubjectPage, name: UpdateName, times: number) {
  return page.evaluate(([what, often]) => window.driver.update(what, often), [name, times] as const);
}

const close = ({ page }: SubjectPage): Promise<void> => page.evaluate(() => window.driver.close());
/** What is to be read, and below it the names, roles and states that a screen reader finds. */
async function contentOf({ page }: SubjectPage): Promise<string> {
  const text = await page.evaluate(() => window.driver.text());
  return `${text}\n${await page.locator("main").ariaSnapshot()}`;
}

function updatesOf({ updates }: Case): readonly (readonly [UpdateName, number])[] {
  const names = ["all", "last", "tags", "unrelated", "key"] as const;
  return names.flatMap((name) => (updates[name] === undefined ? [] : [[name, updates[name]] as const]));
}

async function readTexts(subject: SubjectPage, one: Case): Promise<readonly string[]> {
  await mount(subject, one);
  const texts = [await contentOf(subject)];
  for (const [name] of updatesOf(one)) {
    await update(subject, name, 1);
    texts.push(await contentOf(subject));
  }
  await close(subject);
  return texts;
}

function describeDifference(name: string, [own, wanted]: readonly [string, string]): string {
  let at = 0;
  while (own[at] === wanted[at]) at++;
  const from = Math.max(0, at - 30);
  return `${name} shows something else: …${own.slice(from, at + 60)}… where React has …${wanted.slice(from, at + 60)}…`;
}

/** Gives what differs, and nothing when all show the same on opening and after each update, to the eye and to a screen reader. A list as shipped is shorter. */
export async function compareTexts(subjects: readonly SubjectPage[]): Promise<readonly string[]> {
  const differences: string[] = [];
  for (const one of cases.filter(({ count }) => count <= pageLength)) {
    const texts = await Promise.all(subjects.map((subject) => readTexts(subject, one)));
    const wanted = texts[subjects.findIndex(({ name }) => name === "react")] ?? [];
    texts.forEach((own, at) => {
      const step = own.findIndex((text, index) => text !== wanted[index]);
      if (step >= 0) differences.push(describeDifference(subjects[at]?.name ?? "", [own[step] ?? "", wanted[step] ?? ""]));
    });
  }
  return differences;
}

async function sampleMounts(subject: SubjectPage, one: Case): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < one.mounts; at++) {
    if (at > 0) await close(subject);
    times.push(await mount(subject, one));
  }
  return median(times);
}

async function sampleUpdates(subject: SubjectPage, one: Case, recorder: Recorder): Promise<void> {
  const { screen, count } = one;
  for (const [name, times] of updatesOf(one)) {
    if (name !== "key") await update(subject, name, name === "all" ? 1 : 2);
    const { ms, renders } = await update(subject, name, times);
    const rendered = Object.entries(renders).reduce((sum, [widget, often]) => sum + (widget === "row" ? 0 : often), 0);
    recorder.add({ screen, count, name }, subject.name, ms);
    recorder.add({ screen, count, name: `renders of ${name}` }, subject.name, rendered);
  }
}

async function sampleHeap(subject: SubjectPage, one: Case, recorder: Recorder): Promise<void> {
  const before = await subject.heapBytes();
  await mount(subject, one);
  recorder.add({ screen: one.screen, count: one.count, name: "heap" }, subject.name, (await subject.heapBytes()) - before);
  await close(subject);
}

/** One round: every case in every implementation, beginning with another one each time. */
export async function measureRound(subjects: readonly SubjectPage[], round: number, recorder: Recorder): Promise<void> {
  const turn = round % subjects.length;
  const order = [...subjects.slice(turn), ...subjects.slice(0, turn)];
  for (const one of cases) {
    for (const subject of order) {
      await subject.collect();
      const { screen, count } = one;
      recorder.add({ screen, count, name: "mount" }, subject.name, await sampleMounts(subject, one));
      await sampleUpdates(subject, one, recorder);
      await close(subject);
      await sampleHeap(subject, one, recorder);
    }
  }
}
