/** Opens each screen in each implementation in turn, many times over, and measures what happens. */
import { type Case, cases } from "./cases.ts";
import type { UpdateName } from "./page/driver.ts";
import type { SubjectPage } from "./pages.ts";
import type { Recorder } from "./record.ts";

/** Cases that are small enough to be compared word by word. */
const comparedCount = 30;

type Shown = Pick<Case, "screen" | "count">;

export const prepare = ({ drive }: SubjectPage, { screen, count }: Shown, times: number): Promise<void> =>
  drive("prepare", screen, count, times);

/** The form has one field, whatever the types of complaint. */
const entriesOf = ({ screen, count }: Shown): number => (screen === "form" ? 1 : count);

export const mount = ({ drive }: SubjectPage, shown: Shown, isDrawn: boolean): Promise<number> => drive("mount", entriesOf(shown), isDrawn);

/** What is to be read, and below it the names, roles and states that a screen reader finds. */
async function contentOf({ page, drive }: SubjectPage): Promise<string> {
  return `${await drive("text")}\n${await page.locator("main").ariaSnapshot()}`;
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
    await subject.drive("update", name, 1, true);
    contents.push(await contentOf(subject));
  }
  await subject.drive("close");
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

type Add = (name: string, sample: number) => void;

/** Script alone: screens that are not displayed, beside each other. */
async function sampleMounts(subject: SubjectPage, one: Case, add: Add): Promise<void> {
  const { mounts } = one;
  await prepare(subject, one, mounts);
  const script = await subject.measure(() => mount(subject, one, false));
  add("mount", script.cpuMs / mounts);
  await subject.drive("close");
  await subject.collect();
  let drawnMs = 0;
  for (let at = 0; at < Math.min(mounts, 3); at++) {
    await prepare(subject, one, 1);
    const drawn = await subject.measure(() => mount(subject, one, true));
    add("mount, wall", drawn.result);
    drawnMs += drawn.cpuMs / Math.min(mounts, 3);
    await subject.drive("close");
    await prepare(subject, one, 1);
    add("mount, given", await subject.drive("mountGiven", entriesOf(one)));
    await subject.drive("close");
  }
  add("mount, drawn", drawnMs);
}

async function sampleUpdates(subject: SubjectPage, one: Case, add: Add): Promise<void> {
  for (const isDrawn of [false, true]) {
    await prepare(subject, one, 1);
    await mount(subject, one, isDrawn);
    for (const [name, often] of updatesOf(one)) {
      // The first ones compile the code. Those that switch leave it as it was.
      await subject.drive("update", name, 2, isDrawn);
      const times = isDrawn ? Math.min(often, 4) : often; // Each is followed by two frames, which take their time.
      const { cpuMs, result } = await subject.measure(() => subject.drive("update", name, times, isDrawn));
      add(isDrawn ? `${name}, drawn` : name, cpuMs / times);
      if (isDrawn) add(`${name}, wall`, result);
    }
    await subject.drive("close");
  }
}

async function sampleHeap(subject: SubjectPage, one: Case, add: Add): Promise<void> {
  const before = await subject.heapBytes();
  await prepare(subject, one, 1);
  await mount(subject, one, true);
  add("heap", (await subject.heapBytes()) - before);
  await subject.drive("close");
}

/** One round: every case in every implementation, beginning with another one each time. */
export async function measureRound(subjects: readonly SubjectPage[], round: number, recorder: Recorder): Promise<void> {
  const turn = round % subjects.length;
  const order = [...subjects.slice(turn), ...subjects.slice(0, turn)];
  for (const one of cases) {
    for (const subject of order) {
      const add: Add = (name, sample) => recorder.add({ screen: one.screen, count: one.count, name }, subject.name, sample);
      await subject.collect();
      await sampleMounts(subject, one, add);
      await sampleUpdates(subject, one, add);
      await sampleHeap(subject, one, add);
    }
  }
}
