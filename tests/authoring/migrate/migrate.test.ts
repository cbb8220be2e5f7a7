import { describe, expect, it } from "vitest";
import type { MigrationStep } from "../../../src/authoring/cli/migrate/migration-step.ts";
import { migrateFiles } from "../../../src/authoring/cli/migrate/steps.ts";
import { isObject } from "../../../src/core/json/index.ts";

/** `old` is `new` in each file that has it. */
const rename: MigrationStep = {
  what: "`old` is `new` now",
  rewrite: eachValue((value) => (isObject(value) && "old" in value ? { new: value["old"] } : value)),
};
const double: MigrationStep = {
  what: "`new` is a number",
  rewrite: eachValue((value) => (isObject(value) && typeof value["new"] === "string" ? { new: Number(value["new"]) } : value)),
};

function eachValue(rewrite: (value: unknown) => unknown): MigrationStep["rewrite"] {
  return (files) => files.map(({ path, value }) => ({ path, value: rewrite(value) }));
}

describe("steps of a migration", () => {
  const files = [
    { path: "screens/a.json", value: { old: "1" } },
    { path: "screens/b.json", value: { new: 2 } },
  ];

  it("follow each other, and say what they did to which file", () => {
    const { files: after, notes } = migrateFiles(files, [rename, double]);
    expect(after).toEqual([{ path: "screens/a.json", value: { new: 1 } }]);
    expect(notes).toEqual(["screens/a.json: `old` is `new` now.", "screens/a.json: `new` is a number."]);
  });

  it("change nothing the second time", () => {
    const { files: after } = migrateFiles(files, [rename, double]);
    expect(migrateFiles(after, [rename, double])).toEqual({ files: [], notes: [] });
  });

  it("leave every file of the present form alone", () => expect(migrateFiles(files)).toEqual({ files: [], notes: [] }));
});

describe("format 3", () => {
  const actions = "screens/catalogue/actions/shop.json";
  const wire = "screens/catalogue/wire/default.json";
  const old = {
    actions: { list: { description: "L", client: 1, success: "flag" }, pay: { description: "P", client: 2, success: "flag" } },
  };
  const clients = { list: { description: "L", client: "one", success: "flag" }, pay: { description: "P", client: "two", success: "flag" } };

  it("says in the wire files what the engine did by itself", () => {
    const launch = { parameters: ["card"], headers: { 1: ["x-reader"] } };
    const files = [
      { path: actions, value: old },
      { path: wire, value: { host: "default", launch, actions: {} } },
      { path: "screens/catalogue/wire/short.json", value: { host: "short.example", actions: { list: { request: { a: "b" } } } } },
    ];
    const { files: after } = migrateFiles(files);
    expect(after).toEqual([
      { path: actions, value: { actions: clients } },
      {
        path: wire,
        value: {
          host: "default",
          token: { query: "token" },
          headers: { "X-Requested-With": "XMLHttpRequest" },
          launch: { parameters: ["card"] },
          clients: { one: { headers: ["x-reader"] }, two: { body: "form" } },
          response: { data: "data" },
          actions: {},
        },
      },
    ]);
    expect(migrateFiles(after)).toEqual({ files: [], notes: [] });
  });

  it("names the disclosures that the engine knew by itself, where a project has some", () => {
    const settings = { path: "screens/catalogue/settings.json", value: { timeoutMs: 1 } };
    const screen = (more: object) => ({ path: "screens/a/b/screen.json", value: { body: [{ widget: "text", id: "a", ...more }] } });
    const { files: after, notes } = migrateFiles([settings, screen({ discloses: ["fee"] })]);
    expect(after).toEqual([{ ...settings, value: { timeoutMs: 1, disclosures: { amount: "amount", fee: "cost", consent: "consent" } } }]);
    expect(notes).toEqual(["screens/catalogue/settings.json: the settings name what `needs` and `discloses` take."]);
    expect(migrateFiles([...after, screen({ discloses: ["fee"] })]).notes).toEqual([]);
    expect(migrateFiles([settings, screen({})]).notes).toEqual([]);
  });

  it("adds the file of all hosts to a project without one", () => {
    const { files: after } = migrateFiles([{ path: actions, value: old }]);
    expect(after.map(({ path }) => path)).toEqual([actions, wire]);
  });
});
