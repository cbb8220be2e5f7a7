import { describe, expect, it } from "vitest";
import { loadProject, type SourceFile } from "../../../src/authoring/compiler/index.ts";
import { situations } from "../../../src/authoring/mock/data/engine-scenarios.ts";
import { expandScenarios } from "../../../src/authoring/mock/data/index.ts";
import type { CommonScenarios, Scenario, ScenarioFile, ScreenDefinition } from "../../../src/core/format/index.ts";

type Load = ScreenDefinition["load"];

const common: CommonScenarios = {
  values: { longWord: "'Verylong' + 'word'" },
  scenarios: {
    refused: { description: "Refused.", answer: { code: "01", message: "Not today" }, state: "failed" },
    late: { description: "Late.", answer: { delayMs: 9000 } },
  },
};
/** Those of every project, and the one more that this one has. */
const names = [...Object.keys(situations), "late"];

const file = (path: string, value: object): SourceFile => ({ path, text: JSON.stringify(value) });

function expand(load: Load, own?: Omit<ScenarioFile, "screen">, shared: CommonScenarios = common, more: object = {}) {
  const screen = { ...more, route: "/shelf", title: "Shelf", load, body: [{ widget: "page-header", id: "header" }] };
  const files = [file("screens/library/shelf/screen.json", screen), file("screens/mock/scenarios.json", shared)];
  const project = loadProject(own === undefined ? files : [...files, file("screens/library/shelf/scenarios.json", own)]);
  expect(project.problems).toEqual([]);
  return expandScenarios(project);
}

const scenariosOf = (...given: Parameters<typeof expand>): { readonly [name: string]: Scenario } => {
  const { files, problems } = expand(...given);
  expect(problems).toEqual([]);
  return files[0]?.scenarios ?? {};
};
const scenario = (more: Partial<Scenario>): Omit<ScenarioFile, "screen"> => ({
  open: "",
  scenarios: { special: { description: "Special.", ...more } },
});

describe("scenarios that every screen can meet", () => {
  it("follow from what it loads, with a file of its own or without", () => {
    const load = { books: { action: "bookList" } };
    const failing = (answer: object, shows: readonly string[]) => ({ answers: { bookList: answer }, state: "failed", shows });
    const derived = scenariosOf(load);
    expect(derived).toMatchObject({
      ok: { description: "As the mock server has it." },
      refused: { description: "Refused.", ...failing({ code: "01", message: "Not today" }, ["Not today"]) },
      offline: { description: "The device has no connection.", ...failing({ fault: "offline" }, []) },
      hang: { description: "No response comes.", answers: { bookList: { fault: "hang" } }, state: "loading", shows: [] },
      late: { description: "Late.", answers: { bookList: { delayMs: 9000 } }, state: "ready", shows: [] },
    });
    expect(Object.keys(derived)).toEqual(["ok", ...names]);
    expect(Object.keys(scenariosOf(load, scenario({})))).toEqual(["ok", "special", ...names]);
  });

  it("have the entry's name before them for what is loaded besides, each action once", () => {
    const load = { books: { action: "bookList" }, openHours: { action: "hours" }, again: { action: "bookList" } };
    expect(Object.keys(scenariosOf(load))).toEqual(["ok", ...names, ...names.map((name) => `open-hours-${name}`)]);
  });

  it("let a screen be ready without a response that it can do without", () => {
    const { refused, hang } = scenariosOf({ books: { action: "bookList", optional: true } });
    expect([refused?.state, refused?.shows, hang?.state]).toEqual(["ready", [], "loading"]);
  });

  it.each([
    ["No books today", ["No books today"]],
    ["{texts.noBooks}", ["{texts.noBooks}"]],
    ["No books for {params.name}", []],
  ])("show %s, the text of the entry", (failed, shows) => {
    const { refused, offline } = scenariosOf({ books: { action: "bookList", failed } });
    expect([refused?.shows, offline?.shows]).toEqual([shows, shows]);
  });

  it("give way to one of the same name", () => {
    const own = { description: "Ours.", state: "ready" as const };
    expect(scenariosOf({ books: { action: "bookList" } }, { open: "", scenarios: { offline: own } })["offline"]).toEqual({
      ...own,
      answers: {},
      shows: [],
    });
  });

  it("are for its first call where it loads nothing, and for nothing where it calls nothing", () => {
    const { offline } = scenariosOf(undefined);
    expect(offline).toEqual({
      description: "The device has no connection. This screen asks the server for nothing.",
      answers: {},
      state: "ready",
      shows: [],
    });
    const calls = expand(undefined, undefined, common, {
      flows: {
        ask: [
          { do: "wait", ms: 500 },
          { do: "call", action: "hours" },
        ],
      },
    });
    expect(calls.files[0]?.scenarios["offline"]).toEqual({
      description: "The device has no connection.",
      answers: { hours: { fault: "offline" } },
      state: "ready",
      shows: [],
    });
    expect(Object.keys(calls.files[0]?.scenarios ?? {})).toEqual(["ok", ...names]);
  });

  it("are those of the engine in a project that writes none", () => {
    const { refused, ...others } = scenariosOf({ books: { action: "bookList" } }, undefined, {});
    expect([refused?.shows, Object.keys(others)]).toEqual([["That is not possible now"], ["ok", ...names.slice(1, -1)]]);
  });
});

describe("templates in scenarios", () => {
  const answerOf = (data: unknown, values: ScenarioFile["values"] = {}) =>
    scenariosOf(undefined, { ...scenario({ answers: { bookList: { data } } }), values })["special"]?.answers?.["bookList"]?.data;

  it("repeat a row as often as a number says", () => {
    expect(answerOf({ $each: 3, $item: { title: "Book {item}", place: "{index}" } })).toEqual([
      { title: "Book 1", place: 0 },
      { title: "Book 2", place: 1 },
      { title: "Book 3", place: 2 },
    ]);
  });

  it("read values of the file and of all files, and put fields over those of another object", () => {
    const values = { book: { title: "{longWord}", copies: 2 }, lent: { "...": "{book}", copies: 0 } };
    expect(answerOf(["{book}", "{lent}", { "...": "{lent}", title: "Emma" }], values)).toEqual([
      { title: "Verylongword", copies: 2 },
      { title: "Verylongword", copies: 0 },
      { title: "Emma", copies: 0 },
    ]);
  });

  it("are evaluated in patches and in the texts that are shown", () => {
    const { special } = scenariosOf(
      undefined,
      scenario({ answers: { bookList: { patch: { title: "{longWord}" } } }, shows: ["{longWord}!"] }),
    );
    expect([special?.answers?.["bookList"]?.patch, special?.shows]).toEqual([{ title: "Verylongword" }, ["Verylongword!"]]);
  });

  it.each([
    ["a value that is not there", { data: "{longWrd}" }, "/data"],
    ["a count that is none", { patch: { rows: { $each: -1, $item: 1 } } }, "/patch/rows/$each"],
  ])("report %s where it is written", (_, answer, pointer) => {
    const { problems } = expand(undefined, scenario({ answers: { bookList: answer } }));
    expect(problems.map(({ at }) => at)).toEqual([
      expect.objectContaining({
        file: "screens/library/shelf/scenarios.json",
        pointer: `/scenarios/special/answers/bookList${pointer}`,
      }),
    ]);
  });
});
