// What the settings and waivers of a project make of checks; that they name what there is, is said by examples of the checks.
import { describe, expect, it } from "vitest";
import { checks, describeState } from "../../../src/authoring/checker/index.ts";
import { compileExample } from "../../support/project/example-project.ts";

const settings = "screens/catalogue/settings.json";
const twice = [
  { widget: "text", id: "hello", props: { text: "Hello" } },
  { widget: "text", id: "hello", props: { text: "Good day" } },
];
const waits = { body: [{ widget: "text", id: "hello", props: { text: "Hello" } }], onOpen: [{ do: "wait", ms: 200 }] };

interface Written {
  readonly [name: string]: unknown;
}

const found = (screen: Written, set: Written = {}) =>
  compileExample({ ...screen, [settings]: { checks: set } }).problems.map(({ check, notice }) => [check, notice]);

describe("the settings", () => {
  it("switch a check off, or make notices of its problems", () => {
    const state = { body: twice.slice(0, 1), state: { idle: 1 } };
    expect(found(state)).toEqual([["state-is-used", undefined]]);
    expect(found(state, { "state-is-used": "notice" })).toEqual([["state-is-used", "always"]]);
    expect(found(state, { "state-is-used": "off" })).toEqual([]);
  });

  it("set its numbers", () => {
    expect(found(waits)).toEqual([]);
    expect(found(waits, { "wait-is-noticed": { leastMs: 300 } })).toEqual([["wait-is-noticed", undefined]]);
  });

  it("leave on what is about money, consent and secrets", () => {
    for (const { id } of checks.filter(({ isFixed }) => isFixed))
      for (const set of ["off", "notice"])
        expect(found({ body: twice.slice(0, 1) }, { [id]: set }), id).toEqual([["check-can-be-set", undefined]]);
  });
});

describe("a waiver", () => {
  const waive = (pointer: 0 | 1, waived: unknown) => ({
    body: twice.map((node, at) => (at === pointer ? { ...node, $waive: waived } : node)),
  });

  it("holds where it stands, for its check alone", () => {
    expect(found({ body: twice })).toEqual([["node-id-is-unique", undefined]]);
    expect(found(waive(1, { "node-id-is-unique": "Only one is shown." }))).toEqual([]);
    expect(found(waive(0, { "node-id-is-unique": "Only one is shown." })).map(([check]) => check)).toEqual([
      "node-id-is-unique",
      "waiver-is-used",
    ]);
    expect(found(waive(1, { "state-is-used": "Only one is shown." })).map(([check]) => check)).toEqual([
      "node-id-is-unique",
      "waiver-is-used",
    ]);
  });

  it.each([["node-id-is-unique"], { "node-id-is-unique": "" }, { "node-id-is-unique": true }])("needs a reason in words: %j", (waived) => {
    const { problems } = compileExample(waive(1, waived));
    expect(problems.filter(({ check }) => check === "shape").map(({ message, help }) => [message, help])).toEqual([
      ["`$waive` names checks, each with the reason why it is wrong here.", 'Write `"$waive": { "<check>": "<reason>" }`.'],
    ]);
  });
});

it.each([
  ["commit-is-critical", "Always on."],
  ["wait-is-noticed", "On. Numbers: `leastMs` (100), `mostMs` (10000), `leastSeconds` (3)."],
  ["text-is-in-its-language", "A notice, unless the settings switch it on."],
  ["heading-is-the-shorter-text", "Off, unless the settings switch it on."],
])("%s is described", (id, words) => {
  expect(checks.filter((check) => check.id === id).map(describeState)).toEqual([words]);
});
