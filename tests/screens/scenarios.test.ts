import { describe, expect, it } from "vitest";
import { loadProject, walkStarts, walkSteps } from "../../src/authoring/compiler/index.ts";
import { readMockProject } from "../../src/authoring/mock/server/index.ts";
import { readProjectFiles } from "../../src/authoring/vite/index.ts";
import type { ScenarioAnswer, ScenarioFile, ScreenDefinition } from "../../src/core/format/index.ts";

const { screens, catalogue } = loadProject(readProjectFiles("."));
const { scenarios, problems } = readMockProject(".");
const faults = [
  "offline",
  "hang",
  "drip",
  "html",
  "empty",
  "truncated",
  "server-error",
  "bad-gateway",
  "not-json",
  "null",
  "list",
  "wrong-shape",
];

/** Slow, cut off, malformed, and with nothing or too much in them. */
const common = ["slow", "hang", "offline", "truncated", "wrong-shape", "not-json", "refused", "empty", "long"];

const answersTo = (file: ScenarioFile, action: string): ScenarioAnswer[] =>
  Object.values(file.scenarios).flatMap(({ answers }) => {
    const answer = answers?.[action];
    return answer === undefined ? [] : [answer];
  });

const calledBy = (screen: ScreenDefinition): string[] => {
  const called = new Set<string>();
  const inPlace = [...walkStarts(screen)].flatMap(({ flow, node }) => (typeof flow === "string" || node?.isOff ? [] : [flow]));
  for (const steps of [...Object.values(screen.flows ?? {}), ...inPlace])
    for (const { step } of walkSteps(steps, "")) if (step.do === "call") called.add(step.action);
  return [...called];
};

/** What the screen can meet and no scenario of its file plays. */
function findGaps(file: ScenarioFile, screen: ScreenDefinition): string[] {
  const loads = [...new Set(Object.values(screen.load ?? {}).map(({ action }) => action))];
  const ofLoads = loads.flatMap((action) => {
    const answers = answersTo(file, action);
    const missing = faults.filter((fault) => !answers.some((answer) => answer.fault === fault));
    const isSlow = answers.some(({ delayMs = 0 }) => delayMs > 0);
    return [...missing.map((fault) => `${action}: fault ${fault}`), ...(isSlow ? [] : [`${action}: slow`])];
  });
  const ofAll = [...loads, ...calledBy(screen)].flatMap((action) => {
    const answers = answersTo(file, action);
    const { codes: declared = {}, success } = catalogue.actions.get(action) ?? {};
    // What is not sent gets no response.
    if (success === "address") return [];
    const codes = Object.keys(declared);
    const unplayed = codes.filter((code) => !answers.some((answer) => answer.code === code));
    const isRefused = answers.some(({ code }) => code !== undefined);
    const isOffline = answers.some(({ fault }) => fault === "offline");
    return [
      ...unplayed.map((code) => `${action}: code ${code}`),
      ...(isRefused ? [] : [`${action}: refused`]),
      ...(isOffline ? [] : [`${action}: offline`]),
    ];
  });
  return [...ofLoads, ...ofAll];
}

describe("scenarios", () => {
  it.each(scenarios.map((file) => [file.screen, file] as const))(
    "of %s play every fault of its answers and every result of its calls",
    (id, file) => {
      const screen = screens.get(id)?.value;
      expect(screen).toBeDefined();
      expect(screen && findGaps(file, screen)).toEqual([]);
    },
  );

  it("are well written", () => {
    expect(problems).toEqual([]);
  });

  it.each([...screens.keys()])("of %s have all that every screen can meet", (id) => {
    const names = Object.keys(scenarios.find(({ screen }) => screen === id)?.scenarios ?? {});
    expect(names).toEqual(expect.arrayContaining([...common, "ok"]));
  });

  it("change only responses of the catalogue", () => {
    const named = scenarios.flatMap((file) => Object.values(file.scenarios).flatMap(({ answers }) => Object.keys(answers ?? {})));
    expect([...new Set(named)].filter((name) => catalogue.actions.get(name)?.path === undefined)).toEqual([]);
  });
});
