import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { changeData, Sessions, stateOf } from "../../../src/authoring/mock/calls/sessions.ts";
import { compileMock, type Outcome } from "../../../src/authoring/mock/data/index.ts";
import type { MockProject } from "../../../src/authoring/mock/server/index.ts";
import { readMockProject, watchMockProject } from "../../../src/authoring/mock/server/index.ts";
import type { ActionDefinition, MockChange, MockResponse } from "../../../src/core/format/index.ts";

const shipped = readMockProject(".");
const markets = shipped.markets.slice(0, 1).map((market) => ({ ...market, id: "city" }));

/** A shelf of books, and one action that takes a title. */
function shelf(response: MockResponse, changes: { readonly [name: string]: MockChange } = {}): MockProject {
  const books = [
    { title: "Dune", copies: 2 },
    { title: "Emma", copies: 0 },
  ];
  const request: NonNullable<ActionDefinition["request"]> = {
    type: "object",
    additionalProperties: false,
    required: ["title"],
    properties: { title: { type: "string" } },
  };
  return {
    actions: { borrow: { description: "Borrows a book.", path: "/borrow", success: { code: "0" }, request } },
    markets,
    scenarios: [],
    screens: {},
    wire: { host: "default" },
    mock: {
      seeds: { city: { shelf: { books, lent: [], cover: "" } } },
      responses: { borrow: response },
      changes,
      wording: [],
      pages: {},
      pictures: {},
    },
  };
}

const book = { book: "state.shelf.books.find(title == input.title)" };

/** Calls the action with each title in one session. */
function borrow(project: MockProject, ...titles: readonly string[]): (Outcome | undefined)[] {
  const { find, problems } = compileMock(project);
  expect(problems).toEqual([]);
  const state = stateOf(new Sessions().get(""), "city", project);
  const scope = { request: { origin: "", query: {}, headers: {} }, now: "2026-11-22T10:00:00.000Z", market: "city" };
  const upload = (name: string): string => `/files/${name}`;
  return titles.map((title) =>
    changeData(state, (data) => find("city", "borrow")?.({ ...scope, state: data, input: { title } }, { upload })),
  );
}

const messagesOf = (response: MockResponse, changes = {}): string[] =>
  compileMock(shelf(response, changes)).problems.map(({ at, message }) => `${at.file}${at.pointer}: ${message}`);

describe("responses as data", () => {
  it("are well written in the shipped project", () => {
    expect(compileMock(shipped).problems).toEqual([]);
  });

  it("refuse by the first reason that holds, and change nothing then", () => {
    const refuse = [
      { when: "book == null", code: "1", message: "No {input.title}" },
      { when: "book.copies == 0", code: "2", message: "Lent" },
    ];
    const project = shelf({ values: book, refuse, change: [{ set: { "book.copies": "{book.copies - 1}" } }], data: "{book.copies}" });
    expect(borrow(project, "Iliad", "Emma", "Dune", "Dune", "Dune")).toEqual([
      { code: "1", message: "No Iliad" },
      { code: "2", message: "Lent" },
      { data: 1 },
      { data: 0 },
      { code: "2", message: "Lent" },
    ]);
  });

  it("append, remove, store uploads and run shared changes", () => {
    const lend: MockChange = {
      with: ["lent"],
      change: [
        { append: "state.shelf.lent", at: "start", values: ["{lent.title}"] },
        { remove: "state.shelf.books", where: "item.title == lent.title" },
      ],
    };
    const change = [
      { run: "lend", with: { lent: "book" }, when: "book != null" },
      { upload: "title", to: "state.shelf.cover" },
    ];
    const data = {
      lent: "{state.shelf.lent}",
      left: { $each: "state.shelf.books", $item: { "...": "{item}", at: "{index}" } },
      cover: "{state.shelf.cover}",
    };
    expect(borrow(shelf({ values: book, change, data }, { lend }), "Dune", "Dune", "Emma")).toEqual([
      { data: { lent: ["Dune"], left: [{ title: "Emma", copies: 0, at: 0 }], cover: "/files/title" } },
      { data: { lent: ["Dune"], left: [{ title: "Emma", copies: 0, at: 0 }], cover: "/files/title" } },
      { data: { lent: ["Emma", "Dune"], left: [], cover: "/files/title" } },
    ]);
  });

  it("begin from the seed in each session and leave it unchanged", () => {
    const project = shelf({ values: book, change: [{ set: { "book.copies": 0 } }], data: "{book.copies}" });
    borrow(project, "Dune");
    expect(JSON.stringify(project.mock.seeds)).toContain('"copies":2');
  });

  it("change nothing when one fails on its way", () => {
    const state = stateOf(new Sessions().get(""), "city", shelf({}));
    const fail = (): void =>
      changeData(state, (data) => {
        Object.assign(data["shelf"] ?? {}, { cover: "/files/new" });
        throw new Error("no space");
      });
    expect(fail).toThrow("no space");
    expect(state.data["shelf"]).toMatchObject({ cover: "" });
  });

  it.each<[string, MockResponse, string]>([
    ["a field that the seed lacks", { data: "{state.shelf.boks}" }, "/data: `state.shelf` has no field `boks`."],
    ["an input that the action lacks", { data: { a: ["{input.titel}"] } }, "/data/a/0: `input` has no field `titel`."],
    [
      "a path that leads nowhere",
      { change: [{ set: { "state.shelf.x": 1 } }] },
      "/change/0/set/state.shelf.x: `state.shelf` has no field `x`.",
    ],
    ["a change of what was sent", { change: [{ set: { "input.title": "" } }] }, "/change/0/set/input.title: Only the state is changed."],
    ["a shared change without a file", { change: [{ run: "lend" }] }, "/change/0/run: No change is named `lend`."],
    ["a condition that is none", { refuse: [{ when: "input.title", code: "1", message: "" }] }, "/refuse/0/when: "],
  ])("report %s", (_, response, message) => {
    const [first = "", ...others] = messagesOf(response);
    expect([first.startsWith(`screens/mock/responses/borrow.json${message}`), first, others]).toEqual([true, first, []]);
  });

  it("report a file that no action is named after", () => {
    const project = shelf({});
    const { problems } = compileMock({ ...project, mock: { ...project.mock, responses: { lend: {} } } });
    expect(problems.map(({ message }) => message)).toEqual(["No action is named `lend`."]);
  });

  it("are read again when a file was edited, and only then", () => {
    const root = mkdtempSync(join(tmpdir(), "layar-"));
    onTestFinished(() => rmSync(root, { recursive: true }));
    cpSync("screens", join(root, "screens"), { recursive: true });
    const read = watchMockProject(root);
    const before = read();
    expect(read()).toBe(before);
    const [name = ""] = Object.keys(before.mock.responses);
    const file = join(root, "screens/mock/responses", `${name}.json`);
    writeFileSync(file, `${readFileSync(file, "utf8")}\n `);
    writeFileSync(file, '{ "data": 7 }');
    expect(read().mock.responses[name]).toEqual({ data: 7 });
  });
});
