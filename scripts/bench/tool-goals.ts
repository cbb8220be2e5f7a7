/** What an author may have to wait for on an idle machine, and the times of a run against it. */

/** In milliseconds, and `yardstickMs`: a fixed piece of work, by which the times of a slow or busy machine can be judged. */
export interface ToolTimes {
  readonly checkMs: number;
  readonly screenMs: number;
  readonly projectMs: number;
  readonly reloadMs: number;
  readonly startPageMs: number;
  readonly picturesMs: number;
  readonly keyToProblemsMs: number;
  readonly keyToPreviewMs: number;
  readonly yardstickMs: number;
}

interface Goal {
  readonly time: Exclude<keyof ToolTimes, "yardstickMs">;
  readonly what: string;
  readonly limitMs?: number;
}

const goals: readonly Goal[] = [
  { time: "checkMs", what: "all screens checked from a cold start", limitMs: 1500 },
  { time: "screenMs", what: "problems of an edited screen in an editor", limitMs: 50 },
  { time: "projectMs", what: "problems of the whole project in an editor", limitMs: 300 },
  { time: "reloadMs", what: "a changed definition on the screen" },
  { time: "startPageMs", what: "first page of the studio, once its server is ready", limitMs: 1500 },
  { time: "picturesMs", what: "pictures of all screens on it", limitMs: 5000 },
  { time: "keyToProblemsMs", what: "from a key in the studio to the problems of the largest screen", limitMs: 100 },
  { time: "keyToPreviewMs", what: "from a key in the studio to the largest screen in its preview", limitMs: 100 },
];

/** What the yardstick takes on the machine for which the limits hold, when it is idle: the least of 60 rounds in a process of its own. */
const idleYardstickMs = 10;

/** How much slower this run is than that machine; a faster one has to keep the same limits. */
function slownessOf({ yardstickMs }: ToolTimes): number {
  return Math.max(1, yardstickMs / idleYardstickMs);
}

export function findSlow(times: ToolTimes): string[] {
  return goals.flatMap(({ time, what, limitMs }) =>
    limitMs !== undefined && times[time] > limitMs * slownessOf(times) ? [`${what}: ${limitMs} ms`] : [],
  );
}

export function writeTools(times: ToolTimes): string {
  const lines = goals.map(({ time, what, limitMs }) => {
    const ratio = (times[time] / times.yardstickMs).toFixed(1);
    return `${what}: ${times[time].toFixed(0)} ms${limitMs === undefined ? "" : ` (limit ${limitMs} ms)`}, ${ratio} times the yardstick`;
  });
  const yardstick = `yardstick, parsing every definition: ${times.yardstickMs.toFixed(0)} ms (${idleYardstickMs} ms where the limits hold)`;
  return [...lines, yardstick].join("\n");
}
