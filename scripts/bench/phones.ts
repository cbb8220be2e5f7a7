/** What a phone with little memory and a slow processor feels after the first screen. */
import { listSubjects } from "./list.ts";
import { mount, prepare } from "./measure.ts";
import type { SubjectPage } from "./pages.ts";
import type { Recorder } from "./record.ts";
import { askedSubjects, yardstick } from "./subjects.ts";

const visited = { screen: "cards", count: 20 } as const;
const visits = 30;
const rows = 5000;

async function visit(subject: SubjectPage, times: number): Promise<void> {
  for (let at = 0; at < times; at++) {
    await prepare(subject, visited, 1);
    await mount(subject, visited, true);
    await subject.drive("close");
  }
}

/** What is left of screens that were opened and left: the first ones compile the code and fill what stays on purpose. */
async function measureGrowth(subject: SubjectPage, recorder: Recorder): Promise<void> {
  await visit(subject, visits);
  const before = [await subject.heapBytes(), await subject.nodeCount()] as const;
  await visit(subject, visits);
  const after = [await subject.heapBytes(), await subject.nodeCount()] as const;
  recorder.add({ ...visited, name: "heap growth" }, subject.name, after[0] / before[0]);
  recorder.add({ ...visited, name: "node growth" }, subject.name, after[1] / before[1]);
}

async function measureScroll(subject: SubjectPage, recorder: Recorder): Promise<void> {
  await subject.drive("openList", rows, true);
  await subject.drive("act", "create", 1, true);
  await subject.slowDown(4);
  recorder.add({ screen: "list", count: rows, name: "longest task" }, subject.name, await subject.drive("scroll", 120));
  await subject.slowDown(1);
  await subject.drive("close");
}

export async function phoneRound(pages: readonly SubjectPage[], recorder: Recorder): Promise<void> {
  for (const subject of pages.filter(({ name }) => name === yardstick || askedSubjects.includes(name))) {
    await measureGrowth(subject, recorder);
    if (listSubjects.includes(subject.name)) await measureScroll(subject, recorder);
  }
}
