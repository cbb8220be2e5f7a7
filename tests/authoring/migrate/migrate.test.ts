import { describe, expect, it } from "vitest";
import { type MigrationStep, migrateFiles } from "../../../src/authoring/cli/migrate/steps.ts";
import { isObject } from "../../../src/core/json/index.ts";

/** `old` is `new` in each file that has it. */
const rename: MigrationStep = {
  what: "`old` is `new` now",
  rewrite: ({ value }) => (isObject(value) && "old" in value ? { new: value["old"] } : value),
};
const double: MigrationStep = {
  what: "`new` is a number",
  rewrite: ({ value }) => (isObject(value) && typeof value["new"] === "string" ? { new: Number(value["new"]) } : value),
};

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
