import { describe, expect, it } from "vitest";
import { loadProject } from "../../../src/authoring/compiler/index.ts";
import { compileSmall, file, smallScreen } from "./small-project.ts";

describe("loadProject", () => {
  it("enters every kind of file under its names", () => {
    const { catalogue, screens, problems } = compileSmall(smallScreen).project;
    expect(problems).toEqual([]);
    expect([...screens.keys()]).toEqual(["small"]);
    expect([...catalogue.widgets.keys()]).toContain("pay-bar");
    expect([...catalogue.actions.keys()]).toEqual(["instalmentPlan", "upload", "note"]);
    expect([...catalogue.markets.keys()]).toEqual(["india", "indonesia"]);
    expect([...catalogue.wire.keys()]).toEqual(["other.example"]);
    expect(catalogue.stored.get("payType")).toBe("number?");
  });

  it("finds entities by reference and by name", () => {
    const { catalogue } = compileSmall().project;
    expect(catalogue.resolve("layar:entities/instalment#/$defs/Waiting/properties/repayWaitDetail/items")).toEqual({
      $ref: "layar:entities/instalment#/$defs/Period",
    });
    expect(catalogue.entity("Period")).toMatchObject({ required: ["totalAmount"] });
    expect(catalogue.resolve("layar:entities/none#/$defs/Nothing")).toBeUndefined();
  });

  it("allows no host without a settings file", () => {
    expect(compileSmall().project.catalogue.settings.hosts.navigate).toEqual([]);
  });

  it("keeps the first of two screens with the same name and tells the second", () => {
    const project = compileSmall(file("screens/a.json", smallScreen), file("screens/b.json", { ...smallScreen, title: "Second" })).project;
    expect(project.screens.get("small")?.file).toBe("screens/a.json");
    expect(project.problems).toEqual([
      {
        check: "duplicate-name",
        message: "A second screen is named `small`; the first is in screens/a.json.",
        help: "Rename one of the two.",
        at: { file: "screens/b.json", pointer: "/id", on: "value" },
        related: [{ file: "screens/a.json", pointer: "/id", on: "value" }],
      },
    ]);
  });

  it("tells an action that two files define", () => {
    const action = { description: "Again.", client: 1, success: "flag" };
    const { problems } = compileSmall(file("screens/actions/other.json", { actions: { upload: action } })).project;
    expect(problems.map(({ at }) => [at.file, at.pointer])).toEqual([["screens/actions/other.json", "/actions/upload"]]);
  });

  it("leaves a file with a fault out and loads the others", () => {
    const project = compileSmall(file("screens/bad.json", { ...smallScreen, id: 5 }), file("screens/good.json", smallScreen)).project;
    expect([...project.screens.values()].map((source) => source.file)).toEqual(["screens/good.json"]);
    expect(project.problems).toHaveLength(1);
  });

  it("tells a screen outside the known folders by what it holds", () => {
    expect([...loadProject([file("draft.json", smallScreen)]).screens.keys()]).toEqual(["small"]);
  });

  it("tells an overlay by what it holds", () => {
    expect(compileSmall(file("screens/loan/a.india.json", { overlay: "small", for: { market: "india" } })).project.overlays).toHaveLength(
      1,
    );
  });

  it("ignores files that define nothing", () => {
    expect(
      loadProject([
        { path: "widgets/text/text.examples.json", text: "{}" },
        { path: "README.md", text: "#" },
      ]).problems,
    ).toEqual([]);
  });
});
