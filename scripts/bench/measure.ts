/** Opens each screen in each implementation in turn, many times over, and measures what happens. */
import { type Case, cases } from "./cases.ts";
import type { UpdateName } from "./page/driver.ts";
import type { SubjectPage } from "./pages.ts";
import type { Recorder } from "./record.ts";

/** Cases that are small enough to be compared word by word. */
const comparedCount = 30;

const prepare = ({ page }: SubjectPage, { screen, count }: Case, times: number): Promise<void> =>
  page.evaluate(([what, entries, often]) => window.driver.prepare(what, entries, often), [screen, count, times] as const);

const mount = ({ page }: SubjectPage, { screen, count }: Case, isDrawn: boolean): Promise<number> =>
  page.evaluate(([shown, drawn]) => window.driver.mount(shown, drawn), [screen === "form" ? 1 : count, isDrawn] as const);

const update = ({ page }: SubjectPage, name: UpdateName, times: number, isDrawn: boolean): Promise<number> =>
  page.evaluate(([what, often, drawn]) => window.driver.update(what, often, drawn), [name, times, isDrawn] as const);

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

async function readContents(subject: SubjectPage, one: Case): Promise<readonly string[]> {
  await prepare(subject, one, 1);
  await mount(subject, one, true);
  const contents = [await contentOf(subject)];
  for (const [name] of updatesOf(one)) {
    await update(subject, name, 1, true);
    contents.push(await contentOf(subject));
  }
  await close(subject);
  return contents;
}

function describeDifference(name: string, [own, wanted]: readonly [string, string]): string {
  let at = 0;
  while (own[at] === wanted[at]) at++;
  const from = Math.max(0, at - 30);
  return `${name} shows something else: …${own.slice(from, at + 60)}… where React has …${wanted.slice(from, at + 60)}…`;
}

/** Gives what differs, and nothing when all show the same on opening and after each update, to the eye and to a screen reader. */
export async function compareContents(subjects: readonly SubjectPage[]): Promise<readonly string[]> {
  const differences: string[] = [];
  for (const one of cases.filter(({ count }) => count <= comparedCount)) {
    const contents = await Promise.all(subjects.map((subject) => readContents(subject, one)));
    const wanted = contents[subjects.findIndex(({ name }) => name === "react")] ?? [];
    contents.forEach((own, at) => {
      const step = own.findIndex((content, index) => content !== wanted[index]);
      if (step >= 0) differences.push(describeDifference(subjects[at]?.name ?? "", [own[step] ?? "", wanted[step] ?? ""]));
    });
  }
  return differences;
}

interface Cost<T> {
  readonly cpuMs: number;
  readonly result: T;
}

/** What the main thread spends on it, garbage included. */
async function measureCost<T>(subject: SubjectPage, run: () => Promise<T>): Promise<Cost<T>> {
  const before = await subject.cpuMs();
  const result = await run();
  return { cpuMs: (await subject.cpuMs()) - before, result };
}

/** Script alone: screens that are not displayed, beside each other. */
async function sampleMounts(subject: SubjectPage, one: Case, recorder: Recorder): Promise<void> {
  const { screen, count, mounts } = one;
  await prepare(subject, one, mounts);
  const script = await measureCost(subject, () => mount(subject, one, false));
  recorder.add({ screen, count, name: "mount" }, subject.name, script.cpuMs / mounts);
  await close(subject);
  await subject.collect();
  let drawnMs = 0;
  for (let at = 0; at < Math.min(mounts, 3); at++) {
    await prepare(subject, one, 1);
    const drawn = await measureCost(subject, () => mount(subject, one, true));
    recorder.add({ screen, count, name: "mount, wall" }, subject.name, drawn.result);
    drawnMs += drawn.cpuMs / Math.min(mounts, 3);
    await close(subject);
  }
  recorder.add({ screen, count, name: "mount, drawn" }, subject.name, drawnMs);
}

async function sampleUpdates(subject: SubjectPage, one: Case, recorder: Recorder): Promise<void> {
  const { screen, count } = one;
  for (const isDrawn of [false, true]) {
    await prepare(subject, one, 1);
    await mount(subject, one, isDrawn);
    for (const [name, often] of updatesOf(one)) {
      // The first ones compile the code. Those that switch leave it as it was.
      await update(subject, name, 2, isDrawn);
      const times = isDrawn ? Math.min(often, 4) : often; // Each is followed by two frames, which take their time.
      const { cpuMs, result } = await measureCost(subject, () => update(subject, name, times, isDrawn));
      recorder.add({ screen, count, name: isDrawn ? `${name}, drawn` : name }, subject.name, cpuMs / times);
      if (isDrawn) recorder.add({ screen, count, name: `${name}, wall` }, subject.name, result);
    }
    await close(subject);
  }
}

async function sampleHeap(subject: SubjectPage, one: Case, recorder: Recorder): Promise<void> {
  const before = await subject.heapBytes();
  await prepare(subject, one, 1);
  await mount(subject, one, true);
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
      await sampleMounts(subject, one, recorder);
      await sampleUpdates(subject, one, recorder);
      await sampleHeap(subject, one, recorder);
    }
  }
}
