// What one key costs: counted, because times depend on the machine.

import { parseTree } from "jsonc-parser";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { checks } from "../../../src/authoring/checker/checks/index.ts";
import { createCheckedCompiler } from "../../../src/authoring/checker/index.ts";
import { createWorkspace, diagnoseAll, diagnoseFile, type Workspace } from "../../../src/authoring/language/service/index.ts";
import { readProjectFiles } from "../../../src/authoring/project/project-files.ts";

const ran: string[] = [];
let workspace: Workspace;
let compiledSchemas = 0;

beforeAll(() => {
  workspace = createWorkspace(
    readProjectFiles("."),
    createCheckedCompiler({ onPhase: (phase, subject) => ran.push(`${phase} ${subject}`) }),
  );
  expect(diagnoseAll(workspace)).toEqual([]);
  // Ajv makes a function of each schema that it compiles.
  const counted = new Proxy(Function, {
    construct: (target, given) => {
      compiledSchemas += 1;
      return Reflect.construct(target, given);
    },
  });
  vi.stubGlobal("Function", counted);
  return () => vi.unstubAllGlobals();
});

afterEach(() => expect(compiledSchemas).toBe(0));

/** What runs for a changed text, for the problems of the file and then for those of the project. */
function change(path: string): { readonly file: readonly string[]; readonly project: readonly string[] } {
  workspace.setText(path, `${workspace.textOf(path)} `);
  ran.length = 0;
  expect(diagnoseFile(workspace, path)).toEqual([]);
  const file = [...ran];
  expect(diagnoseAll(workspace)).toEqual([]);
  return { file, project: ran.slice(file.length) };
}

/** The least of some rounds, which says most on a busy machine. */
function leastTime(run: () => void): number {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.min(...times);
}

describe("a changed text", () => {
  it.each(["screens/loan/details/screen.json", "screens/loan/details/texts.json"])(
    "of a screen has that screen checked alone: %s",
    (path) => {
      const { file, project } = change(path);
      expect(file.filter((one) => !one.startsWith("analyse loan-details@"))).toEqual([
        `load ${path}`,
        "resolve loan-details",
        "check loan-details",
      ]);
      expect(project).toEqual(["check project"]);
    },
  );

  it("of an overlay has its screen checked alone", () => {
    const { file, project } = change("screens/promotion/register/T1.json");
    expect(file.filter((one) => one.startsWith("check "))).toEqual(["check promotion-register"]);
    expect(project).toEqual(["check project"]);
  });

  it("of a fragment has those screens checked that insert it", () => {
    const { file, project } = change("screens/fragments/money-help/fragment.json");
    const users = workspace.paths.filter((path) => path.endsWith("/screen.json") && workspace.textOf(path).includes('"use": "money-help"'));
    expect(users.length).toBeGreaterThan(1);
    expect(file.filter((one) => one.startsWith("check ")).length).toBe(users.length);
    expect(project).toEqual(["check project"]);
  });

  it("of tests and scenarios has no screen checked", () => {
    for (const name of ["tests.json", "scenarios.json"]) {
      const path = `screens/loan/details/${name}`;
      expect(change(path)).toEqual({ file: [`load ${path}`], project: ["check project"] });
    }
  });

  it("that cannot be read has no other screen checked, and neither when it can be again", () => {
    const path = "screens/loan/details/screen.json";
    const text = workspace.textOf(path) ?? "";
    workspace.setText(path, text.trimEnd().slice(0, -1));
    ran.length = 0;
    expect(diagnoseAll(workspace).map(({ check }) => check)).toEqual(["syntax"]);
    expect(ran).toEqual([`load ${path}`, "check project"]);
    workspace.setText(path, `${text}  `);
    ran.length = 0;
    expect(diagnoseAll(workspace)).toEqual([]);
    expect(ran.filter((one) => one.startsWith("check "))).toEqual(["check loan-details", "check project"]);
  });

  it("costs each check of the project less than to parse every definition", () => {
    const path = "screens/loan/details/screen.json";
    const spent = new Map<string, number[]>();
    const runs = checks.flatMap((check) => {
      if (check.over !== "project") return [];
      const { run } = check;
      const timed: typeof run = (...given) => {
        const start = performance.now();
        run(...given);
        spent.set(check.id, [...(spent.get(check.id) ?? []), performance.now() - start]);
      };
      return [vi.spyOn(check, "run").mockImplementation(timed)];
    });
    for (let round = 0; round < 5; round++) change(path);
    for (const run of runs) run.mockRestore();
    const definitions = workspace.paths.filter((one) => one.endsWith(".json")).map((one) => workspace.textOf(one) ?? "");
    const limit = leastTime(() => definitions.map((text) => parseTree(text)));
    expect(spent.size).toBe(runs.length);
    expect([...spent].filter(([, times]) => Math.min(...times) > limit).map(([id]) => id)).toEqual([]);
  });
});
