/** Goes back to the state before a step. What has left the page cannot be called back, and is listed. */
import type { ScreenStore, SessionContext } from "../../../browser/runtime/index.ts";
import { isObject } from "../../../core/json/index.ts";
import type { Rewound, TraceEntry } from "../protocol/inspection.ts";

/** Parts of the state whose values have names of their own. The rest belongs to the clock, the device and what is under way. */
const named = ["data", "loaded", "state", "stored", "invalid"] as const;
const whole = ["status", "failure", "dialog", "toast"] as const;

export function restoreState({ screenState }: SessionContext, before: ScreenStore): readonly string[] {
  const now = screenState.api.getState();
  const restored: string[] = [];
  const write = (path: string, value: unknown, is: unknown): void => {
    if (value === is) return;
    screenState.write(path, value);
    restored.push(path);
  };
  for (const root of named)
    for (const name of new Set([...Object.keys(before[root]), ...Object.keys(now[root])]))
      write(`${root}.${name}`, before[root][name], now[root][name]);
  for (const root of whole) write(root, before[root], now[root]);
  return restored;
}

const outside: { readonly [step: string]: string } = {
  native: "a message to the shell",
  share: "what was shared",
  leave: "an address that was opened",
  go: "a screen that was opened",
  back: "a step back",
  store: "a value stored on the device",
  clear: "a value removed from the device",
  timer: "a timer that was started",
};

/** What has happened since a step and stays as it is. */
export function listLasting(since: readonly TraceEntry[]): Rewound["stays"] {
  const answered = new Set(since.filter(({ step }) => step === "response").map(({ detail }) => readDetail(detail, "call")));
  return since.flatMap(({ step, detail }) => {
    if (step !== "request") return outside[step] === undefined ? [] : [`${outside[step]}${describeTarget(detail)}`];
    const isOpen = !answered.has(readDetail(detail, "call"));
    return [`the call \`${readDetail(detail, "action")}\` was sent${isOpen ? ", and its response is still to come" : ""}`];
  });
}

function readDetail(detail: unknown, name: string): string {
  return isObject(detail) && ["string", "number"].includes(typeof detail[name]) ? String(detail[name]) : "";
}

function describeTarget(detail: unknown): string {
  const target = ["action", "route", "path", "name", "key"].map((name) => readDetail(detail, name)).find(Boolean);
  return target === undefined ? "" : ` (${target})`;
}
