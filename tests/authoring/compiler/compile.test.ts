import { beforeEach, describe, expect, it } from "vitest";
import { type Checks, createCompiler, type SourceFile } from "../../../src/authoring/compiler/index.ts";
import { file, type JsonObject, smallFiles, smallScreen } from "./small-project.ts";

const first = "screens/loan/first/screen.json";
const second = "screens/loan/second/screen.json";
const overlay = "screens/loan/first/india.json";

const { id: _id, ...plain } = smallScreen;
const overlayOf = (title: string): JsonObject => ({ screen: { title } });
const screens: { readonly [path: string]: JsonObject } = {
  [first]: { ...plain, route: "/first" },
  [second]: { ...plain, route: "/second" },
  [overlay]: overlayOf("Pehla"),
};

function filesWith(changed: { readonly [path: string]: JsonObject } = {}): SourceFile[] {
  return smallFiles(...Object.entries({ ...screens, ...changed }).map(([path, value]) => file(path, value)));
}

describe("createCompiler", () => {
  const ran: string[] = [];
  const checks: Checks = { ofProject: () => [], ofScreen: () => [], attribute: (problems) => problems };
  const createNoting = () => createCompiler({ checks, onPhase: (phase, subject) => ran.push(`${phase} ${subject}`) });
  let compiler = createNoting();

  /** What ran, without the phases of the project as a whole. */
  function compileAll(changed?: { readonly [path: string]: JsonObject }): string[] {
    ran.length = 0;
    const { problems, screens: compiled } = compiler.compile(filesWith(changed));
    for (const { variants } of compiled.values()) for (const variant of variants) variant.plan();
    expect(problems.filter(({ check }) => check !== "replaced-values-are-recorded")).toEqual([]);
    return ran.filter((one) => one !== "check project").sort();
  }

  const phasesOf = (screen: string) =>
    [
      `resolve ${screen}`,
      `analyse ${screen}@india`,
      `analyse ${screen}@indonesia`,
      `check ${screen}`,
      `plan ${screen}@india`,
      `plan ${screen}@indonesia`,
    ].sort();

  beforeEach(() => {
    compiler = createNoting();
    ran.length = 0;
  });

  it("runs each phase once for each screen and variant", () => {
    const all = compileAll();
    expect(all.filter((one) => !one.startsWith("load "))).toEqual([...phasesOf("loan-first"), ...phasesOf("loan-second")].sort());
    expect(new Set(all).size).toBe(all.length);
  });

  it("runs nothing again when no file has changed", () => {
    compileAll();
    expect(compileAll()).toEqual([]);
  });

  it("runs again for a changed screen and for no other", () => {
    compileAll();
    const changed = { [second]: { ...screens[second], title: "Changed" } };
    expect(compileAll(changed)).toEqual([`load ${second}`, ...phasesOf("loan-second")].sort());
    expect(compileAll()).toEqual([]);
  });

  it("runs again for the screen of a changed overlay", () => {
    compileAll();
    expect(compileAll({ [overlay]: overlayOf("Doosra") })).toEqual([`load ${overlay}`, ...phasesOf("loan-first")].sort());
  });

  it("checks and plans every screen again when another screen can be led to in another way, without analysing it", () => {
    compileAll();
    const again = compileAll({ [second]: { ...screens[second], route: "/elsewhere" } });
    expect(again.filter((one) => one.endsWith("first") || one.includes("first@"))).toEqual([
      "check loan-first",
      "plan loan-first@india",
      "plan loan-first@indonesia",
    ]);
  });

  it("analyses and checks nothing for somebody who only looks at the resolved screens", () => {
    const { screens: compiled } = compiler.compile(filesWith());
    expect(compiled.get("loan-first")?.variants.map(({ resolved }) => resolved.screen.title)).toEqual(["Pehla", "Small"]);
    expect(ran.filter((one) => !one.startsWith("load "))).toEqual(["resolve loan-first"]);
  });
});
