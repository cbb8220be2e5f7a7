/** The first opening in a page whose code has not run yet, as that of somebody who has just come. */
import { cases } from "./cases.ts";
import { mount, prepare } from "./measure.ts";
import type { SubjectPage } from "./pages.ts";
import type { Recorder } from "./record.ts";
import { askedSubjects, inPages, type SubjectKind, yardstick } from "./subjects.ts";

const asked = inPages.filter(({ name }) => name === yardstick || name === "preact" || askedSubjects.includes(name));
/** What a phone shows of a first visit. */
const firstCases = cases.filter(({ mounts }) => mounts === Math.max(...cases.map((one) => one.mounts)));

/** One round: each screen in each implementation, in a page of its own. */
export async function coldRound(open: (subject: SubjectKind) => Promise<SubjectPage>, round: number, recorder: Recorder): Promise<void> {
  for (const one of firstCases) {
    for (const kind of round % 2 ? [...asked].reverse() : asked) {
      const subject = await open(kind);
      await prepare(subject, one, 1);
      const { cpuMs, result } = await subject.measure(() => mount(subject, one, false));
      const { screen, count } = one;
      recorder.add({ screen, count, name: "mount, cold" }, kind.name, cpuMs);
      recorder.add({ screen, count, name: "mount, cold wall" }, kind.name, result);
      await subject.page.context().close();
    }
  }
}
