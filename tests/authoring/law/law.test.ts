// What a change means for the person responsible for it: every seeded one is named with its place, and a change of form is none.
import { beforeAll, describe, expect, it } from "vitest";
import { describeLaw, locatePointer } from "../../../src/authoring/checker/index.ts";
import { type Compilation, createCompiler, type SourceFile } from "../../../src/authoring/compiler/index.ts";
import { applyTextEdits, createWorkspace, findByName, rename } from "../../../src/authoring/language/service/index.ts";
import { readProjectFiles } from "../../../src/authoring/project/index.ts";
import { shippedCompiler } from "../../support/project/shipped-compiler.ts";
import { takeTurn } from "../../support/run/thoroughness.ts";
import type { Seeded } from "./seeded.ts";
import { seededCalls } from "./seeded-calls.ts";
import { seededDisclosures } from "./seeded-disclosures.ts";

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
  it.each(takeTurn([...seededDisclosures, ...seededCalls], 4).map((one, at) => [at, one.kind, one.says, one] as const))(
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

describe("what it says", () => {
  const confirm = "screens/loan/confirm/screen.json";
  /** Several changes of one screen at once. */
  const change = (path: string, ...changes: readonly (readonly [string, string])[]): Compilation => {
    const text = changes.reduce((now, [from, to]) => now.replace(from, () => to), files.find((file) => file.path === path)?.text ?? "");
    return compiler.compile(files.map((file) => (file.path === path ? { path, text } : file)));
  };
  const sentences = (now: Compilation, then = before) =>
    describeLaw(then, now).flatMap(({ market, says }) => (market === "india" ? [says] : []));

  it("is about disclosures", () => {
    const now = change(
      confirm,
      ['"discloses": ["amount"],', '"discloses": ["fee"],'],
      ['"discloses": ["fee"],\n          "props"', '"props"'],
      ['"id": "done",', '"id": "done", "discloses": ["amount"],'],
      ['"bind": "state.isAgreed", "critical": true,', '"bind": "state.isAgreed",'],
      ['"kind": "small"\n', '"kind": "tiny"\n'],
      ['"when": "!isUnknown",\n          "discloses"', '"when": "!isUnknown && !state.isTaken",\n          "discloses"'],
    );
    expect(sentences(now)).toEqual([
      "`amount` ('Loan amount') is there, but no longer shows the amount. What is left of it: `done` ('You took this loan on …. You don't need…').",
      "`costs` is there, but no longer shows the fee. What is left of it: `amount` ('Loan amount').",
      "`done` ('You took this loan on …. You don't need…') now shows the amount.",
      "`amount` ('Loan amount') now shows the fee.",
      "`consent`, which shows the consent, may now be left out where it cannot be drawn.",
      "`consent` no longer shows the consent with `!unknown.loanPush` and `state.isTaken`, where it did.",
      "`consent`, which shows the consent, says 'tiny', no longer 'small' (`consent.kind`).",
      "`confirm` ('Confirm …') can be tapped without the amount being shown: with `!unknown.loanPush` and `state.isAgreed` and `!state.isTaken`.",
    ]);
  });

  it("is about what is left", () => {
    expect(sentences(change(confirm, ['"discloses": ["fee"],', ""]))).toContain(
      "`costs` is there, but no longer shows the fee. Nothing else on the screen does.",
    );
  });

  it("is about consent", () => {
    const ticked = change(confirm, [
      '"on": { "choose": "choose" }',
      '"on": { "choose": { "do": "set", "path": "state.isAgreed", "to": true } }',
    ]);
    expect(sentences(ticked)).toEqual(["A step ticks `consent` in the place of the user."]);
    expect(sentences(before, change(confirm, ['"isAgreed": true', '"isAgreed": false']))).toEqual([
      "`consent` is ticked before anybody has touched it.",
    ]);
    const delay = "screens/repayment/delay/screen.json";
    const less = describeLaw(before, change(delay, ['"needs": ["amount", "fee"],', '"needs": ["amount"],']));
    expect(less.map(({ says }) => says)).toContain("`pay` ('Bayar Segera') no longer needs the fee to be seen before a tap.");
  });

  it("is about calls", () => {
    const now = change(
      confirm,
      [
        '"amount": "{data.terms.amount}",\n          "periods"',
        '"amount": "{first.amount}", "phone": "{company.phone}",\n          "periods"',
      ],
      ['"termUnit": "{data.terms.termUnit}",', ""],
      ['"widget": "button", "id": "confirm", "when": "!isUnknown"', '"widget": "button", "id": "confirm"'],
      ['{ "do": "native", "key": "goHome" }', '{ "do": "native", "key": "callTelephone" }'],
    );
    expect(sentences(now)).toEqual([
      "`confirm` ('Confirm …') can be tapped without `consent` being given: with `state.isAgreed` and `!state.isTaken` and `unknown.loanPush`.",
      "The screen no longer asks the app for `goHome`.",
      "`way-on` ('Back to Home'), by `tap`, now asks the app for `callTelephone`.",
      "`confirm` ('Confirm …'), by `tap`, now calls `loanPush` also with `state.isAgreed` and `!state.isTaken` and `unknown.loanPush`.",
      "`loanPush` gets `data.terms.repay_plans[0]['amount']` as `amount` (Amount of the loan), no longer `data.terms.amount`.",
      "`loanPush` no longer gets `termUnit` (Unit of the term).",
      "`loanPush` now gets `phone` as well: `company.phone`.",
      "`sent-home` ('Back to Home'), by `tap`, now asks the app for `callTelephone`.",
    ]);
  });
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
