import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { generateFiles, writeOutputs } from "../../../src/authoring/generate/files/index.ts";
import { runIn } from "../../support/run/run-in.ts";

/** Of its schema. */
const schema = `"vibrate": {
      "title": "VibrateStep",
      "type": "object",
      "additionalProperties": false,
      "required": ["do", "ms"],
      "description": "Lets the device vibrate.",
      "properties": {
        "do": { "const": "vibrate", "description": "Lets the device vibrate." },
        "when": { "$ref": "#/$defs/when" },
        "ms": { "$ref": "layar:parts#/$defs/template", "description": "How long, in milliseconds." }
      }
    },
    "wait": {`;

/** Its record. */
const record = `  vibrate: {
    values: ({ ms }) => [{ path: ["ms"], value: ms, want: () => types.num }],
    writes: () => [{ path: "state.shaken" }],
    isSilent: true,
  },
  wait:`;

/** Its file of the runtime. */
const runtime = `import type { Run, SessionContext, StepOf } from "../../session/session-context.ts";

function runVibrate(context: SessionContext, step: StepOf<"vibrate">, run: Run): void {
  context.screenState.write("state.shaken", context.evaluate(step.ms, run));
}

export { runVibrate as vibrate };
`;

const files = {
  schema: "schemas/step.schema.json",
  record: "src/authoring/compiler/steps/time-steps.ts",
  runtime: "src/browser/runtime/flow/steps/vibrate-step.ts",
};

describe("a new kind of step", () => {
  const root = mkdtempSync(join(tmpdir(), "layar-step-"));

  function edit(file: string, from: string, to: string): void {
    const text = readFileSync(join(root, file), "utf8");
    if (!text.includes(from)) throw new Error(`${file} has no ${from}.`);
    writeFileSync(join(root, file), text.replace(from, to));
  }

  beforeAll(async () => {
    for (const name of ["schemas", "src", "widgets", "tests/support", "screens/catalogue", "package.json", "tsconfig.json"])
      cpSync(name, join(root, name), { recursive: true });
    symlinkSync(resolve("node_modules"), join(root, "node_modules"));
    edit(files.schema, '{ "$ref": "#/$defs/wait" }', '{ "$ref": "#/$defs/vibrate" },\n    { "$ref": "#/$defs/wait" }');
    edit(files.schema, '"wait": {', schema);
    edit(files.record, "  wait:", record);
    edit(files.record, '"wait" |', '"vibrate" | "wait" |');
    edit(
      files.record,
      "import type { StepRecords }",
      'import { types } from "../../../core/expression/index.ts";\nimport type { StepRecords }',
    );
    writeFileSync(join(root, files.runtime), runtime);
    writeOutputs(root, await generateFiles(root, root));
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it("needs no other file to have all of its types", () => {
    const include = ["src/browser/runtime", "src/authoring/checker", "src/browser/app/virtual.d.ts", "src/browser/view/styles/css.d.ts"];
    writeFileSync(join(root, "tsconfig.step.json"), JSON.stringify({ extends: "./tsconfig.json", include }));
    expect(runIn(root, ["node_modules/@typescript/native/bin/tsc", "-p", "tsconfig.step.json"])).toBe("");
  });

  it("is checked, compiled and run", async () => {
    const { compileExample }: typeof import("../../support/project/example-project.ts") = await importCopy(
      "tests/support/project/example-project.ts",
    );
    const { openTestSession }: typeof import("../../support/session/open-session.ts") = await importCopy(
      "tests/support/session/open-session.ts",
    );
    const compileTap = (ms: string) => {
      const tap = [{ do: "vibrate", ms }];
      const shake = { widget: "button", id: "shake", props: { label: "Shaken {state.shaken}" }, on: { tap } };
      return compileExample({ state: { shaken: 0 }, body: [shake] });
    };
    expect(compileTap("{'soon'}").problems).toEqual([expect.objectContaining({ check: "expression-is-valid" })]);
    const { problems, screens } = compileTap("{20 + 30}");
    expect(problems).toEqual([]);
    const { session, tap } = openTestSession({ plan: screens.get("shop-example")?.variants[0]?.plan() });
    await tap("shake");
    expect(session.store.getState().state).toEqual({ shaken: 50 });
  });

  function importCopy(file: string) {
    return import(/* @vite-ignore */ join(root, file));
  }
});
