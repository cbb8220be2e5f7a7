// Steps that wait or count time.

import type { StepRecords } from "./step-record.ts";

export const timeSteps: Pick<StepRecords, "wait" | "timer"> = {
  wait: { waits: () => true, isSilent: true },
  timer: {
    names: ({ start }) => [{ kind: "timer", name: start, path: ["start"] }],
    writes: ({ start }) => [{ path: `timers.${start}` }],
    isSilent: true,
  },
};
