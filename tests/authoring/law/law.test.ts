// What a change means for the person responsible for it: every seeded one is named with its place, and a change of form is none.
import { beforeAll, describe, expect, it } from "vitest";
import { describeLaw, locatePointer } from "../../../src/authoring/checker/index.ts";
import { type Compilation, createCompiler, type SourceFile } from "../../../src/authoring/compiler/index.ts";
import { applyTextEdits, createWorkspace, findByName, rename } from "../../../src/authoring/language/service/index.ts";
import { readProjectFiles } from "../../../src/authoring/project/index.ts";
import { shippedCompiler } from "../../support/project/shipped-compiler.ts";
import { takeTurn } from "../../support/run/thoroughness.ts";
import { type Seeded, seeded } from "./seeded.ts";

const files = readProjectFiles(".");
const compiler = createCompiler();
let before: Compilation;
beforeAll(() => {
  before = compiler.compile(files);
});

function replaceIn(path: string, from: string, to: string): SourceFile[] {
  return files.map((file) => {
    if (file.path !== path) return file;
    expect(file.text.split(from), `${from} in ${path}`).toHaveLength(2);
    return { path, text: file.text.replace(from, () => to) };
  });
}

describe("what somebody is responsible for", () => {
  it.each(takeTurn(seeded, 4).map((one, at) => [at, one.kind, one.says, one] as const))(
    "%i is named: %s, %s",
    (_, kind, says, one: Seeded) => {
      const now = compiler.compile(replaceIn(one.file, one.from, one.to));
      const found = describeLaw(before, now).map(({ at, isGone, ...change }) => {
        const { texts } = (isGone ? before : now).project;
        // A node begins with its brace.
        const { line } = locatePointer(at, texts);
        return {
          ...change,
          line: texts
            .get(at.file)
            ?.split("\n")
            .slice(line - 1, line + 1)
            .join(" "),
        };
      });
      expect(found).toContainEqual(
        expect.objectContaining({ kind, says: expect.stringContaining(says), line: expect.stringContaining(one.line) }),
      );
    },
  );
});

describe("a change of form", () => {
  it.each([
    [
      "another order of keys",
      "screens/repayment/delay/screen.json",
      '"label": "{texts.fee}", "amount": "{money(fee)}"',
      '"amount": "{money(fee)}", "label": "{texts.fee}"',
    ],
    ["a remark", "screens/loan/confirm/screen.json", "The box is ticked at first", "As the product says, the box is ticked at first"],
    ["a title that nothing depends on", "screens/loan/confirm/texts.json", '"Repayment schedule"', '"Schedule"'],
    ["what an action is for", "screens/catalogue/actions/loan.json", "Takes the loan and gives", "Takes a loan and gives"],
    [
      "a value written out",
      "screens/repayment/delay/screen.json",
      '"amount": "{money(fee)}"',
      '"amount": "{money(data.delay.delayShouldPayAmount)}"',
    ],
  ])("%s is none", (_, path, from, to) => {
    expect(describeLaw(before, compiler.compile(replaceIn(path, from, to)))).toEqual([]);
  });

  it("is a new name of a node's value, of a text and of a flow", () => {
    const workspace = createWorkspace(files, shippedCompiler);
    for (const [kind, name, to] of [
      ["value", "totalRow", "lastRow"],
      ["text", "consentBare", "consentAlone"],
      ["flow", "taken", "isDone"],
    ] as const) {
      const named = findByName(workspace, kind, name).find(({ declaredIn }) => declaredIn.some((path) => path.includes("/loan/confirm/")));
      if (named === undefined) throw new Error(`No ${kind} ${name}`);
      const { edits } = rename(workspace, named, to);
      const renamed = files.map(({ path, text }) => ({ path, text: applyTextEdits(text, edits.get(path) ?? []) }));
      expect(describeLaw(before, compiler.compile(renamed)), `${kind} ${name}`).toEqual([]);
    }
  });
});
