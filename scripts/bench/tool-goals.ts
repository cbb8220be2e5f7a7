/** What an author may have to wait for on an idle machine, and the times of a run against it. */

function goal<T extends string>(time: T, what: string, limitMs?: number) {
  return { time, what, limitMs };
}

const goals = [
  goal("checkMs", "all screens checked from a cold start", 1500),
  goal("screenMs", "problems of an edited screen in an editor", 50),
  goal("projectMs", "problems of the whole project in an editor", 300),
  goal("reloadMs", "a changed definition on the screen"),
  goal("startPageMs", "first page of the studio, once its server is ready", 1500),
  goal("picturesMs", "pictures of all screens on it", 5000),
  goal("keyToProblemsMs", "from a key in the studio to the problems of the largest screen", 100),
  goal("keyToPreviewMs", "from a key in the studio to the largest screen in its preview", 100),
];

/** `yardstickMs` is a fixed piece of work, by which the times of a slow or busy machine can be judged. */
export type ToolTimes = { readonly [N in (typeof goals)[number]["time"] | "yardstickMs"]: number };

/** What the yardstick takes on the machine for which the limits hold, when it is idle: the least of 60 rounds in a process of its own. */
const idleYardstickMs = 10;

/** How much slower this run is than that machine; a faster one has to keep the same limits. */
function slownessOf({ yardstickMs }: ToolTimes): number {
  return Math.max(1, yardstickMs / idleYardstickMs);
}

export function findSlow(times: ToolTimes): string[] {
  const slow = goals.filter(({ time, limitMs = Infinity }) => times[time] > limitMs * slownessOf(times));
  return slow.map(({ what, limitMs }) => `${what}: ${limitMs} ms`);
}

export function writeTools(times: ToolTimes): string {
  const lines = goals.map(({ time, what, limitMs }) => {
    const ratio = (times[time] / times.yardstickMs).toFixed(1);
    return `${what}: ${times[time].toFixed(0)} ms${limitMs === undefined ? "" : ` (limit ${limitMs} ms)`}, ${ratio} times the yardstick`;
  });
  const yardstick = `yardstick, parsing every definition: ${times.yardstickMs.toFixed(0)} ms (${idleYardstickMs} ms where the limits hold)`;
  return [...lines, yardstick].join("\n");
}
