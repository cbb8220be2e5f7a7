// Every kind of name, over the shipped project: after a new name it checks clean, and its plans are the same but for the name.
import { beforeAll, describe, expect, it } from "vitest";
import type { Compilation, CompiledVariant } from "../../../src/authoring/compiler/index.ts";
import {
  applyTextEdits,
  createWorkspace,
  findByName,
  listDeclared,
  listFields,
  type Named,
  type Rename,
  RenameError,
  refuseCode,
  rename,
  renameField,
  renameKinds,
  type Workspace,
} from "../../../src/authoring/language/service/index.ts";
import { readProjectFiles } from "../../../src/authoring/project/project-files.ts";
import { shippedCompiler } from "../../support/project/shipped-compiler.ts";
import { isThorough, takeTurn, turn } from "../../support/run/thoroughness.ts";

/** What every screen reads: with a new name the whole project is compiled again. */
const dear = ["action", "entity", "rule", "stored", "shellKey", "disclosure", "screen", "market", "language", "promotion"];
const cheap = Object.keys(renameKinds).filter((kind) => !dear.includes(kind));
const kinds = isThorough ? [...cheap, ...dear] : [...takeTurn(cheap, 2), dear[turn % dear.length] ?? ""];

let workspace: Workspace;
let before: readonly string[];

beforeAll(() => {
  workspace = createWorkspace(readProjectFiles("."), shippedCompiler);
  expect(workspace.compile().problems).toEqual([]);
  before = plansOf(workspace.compile(), (text) => text);
});

const variantTexts = new WeakMap<CompiledVariant, string>();
const sortedTexts = new Map<string, string>();

/** A new name leaves most variants as they were, and what is stored of them still counts. */
function textOf(variant: CompiledVariant): string {
  const text = variantTexts.get(variant) ?? JSON.stringify(variant.plan());
  variantTexts.set(variant, text);
  return text;
}

/** Names come in alphabetical order, and a new one has another place. */
function sortCharacters(text: string): string {
  const sorted = sortedTexts.get(text) ?? [...text].sort().join("");
  sortedTexts.set(text, sorted);
  return sorted;
}

function plansOf({ screens }: Compilation, written: (text: string) => string): string[] {
  return [...screens.values()].flatMap(({ variants }) => variants.map((variant) => sortCharacters(written(textOf(variant))))).sort();
}

function newName({ kind, name }: Named): string {
  if (kind === "screen") return `${name.split("-")[0]}-zqx-one`;
  if (kind === "entity") return "Zqx";
  if (kind === "language") return "zqx";
  return renameKinds[kind]?.test("zqx-one") ? "zqx-one" : "zqxOne";
}

function apply({ edits, moves }: Rename): Compilation {
  const targets = new Map(moves.map(({ from, to }) => [from, to]));
  const changes = new Map<string, string | undefined>(moves.map(({ from }) => [from, undefined]));
  for (const path of new Set([...targets.keys(), ...edits.keys()]))
    changes.set(targets.get(path) ?? path, applyTextEdits(workspace.textOf(path), edits.get(path) ?? []));
  return workspace.compileWith(changes);
}

/** Under another name the check `input-takes-its-own` would take it for what it is not. */
const readByName = ["phone"];

describe(`a new name (turn ${turn})`, () => {
  it.each(readByName)("of the state %s is refused, because a check goes by it", (name) => {
    const [named] = findByName(workspace, "state", name);
    if (named === undefined) throw new Error(`No state ${name}`);
    expect(() => rename(workspace, named, "zqxOne")).toThrow("`phone` takes `state.zqxOne`, while `company.phone` is at hand.");
  });

  it.each(kinds)("of a %s changes nothing else", (kind) => {
    const kept = kind === "state" ? readByName : [];
    const names = listDeclared(workspace, kind).filter((name) => !kept.includes(name));
    expect(names.length, "names in the project").toBeGreaterThan(0);
    const sampled = isThorough
      ? names.filter((_, at) => at % Math.ceil(names.length / (dear.includes(kind) ? 4 : 12)) === 0)
      : [names[turn % names.length] ?? ""];
    for (const name of sampled) {
      const [named] = findByName(workspace, kind, name);
      if (named === undefined) throw new Error(`No ${kind} ${name}`);
      const to = newName(named);
      const after = apply(rename(workspace, named, to));
      expect(after.problems, `${kind} ${name}`).toEqual([]);
      expect(
        plansOf(after, (text) => text.replaceAll(to, name)),
        `${kind} ${name}`,
      ).toEqual(before);
    }
  });

  it("of a parameter is written out where it was passed on under the old one", () => {
    const named = findByName(workspace, "param", "amount").find(({ screen }) => screen === "repayment-payway");
    if (named === undefined) throw new Error("No parameter `amount`");
    const { edits } = rename(workspace, named, "sum");
    const textOf = (path: string) => applyTextEdits(workspace.textOf(path), edits.get(path) ?? []).replace(/\s+/g, " ");
    expect(textOf("screens/repayment/payway/screen.json")).toContain(
      '"params": { "...": ["orderId", "productId"], "amount": "{params.sum}" }',
    );
    expect(textOf("screens/repayment/bind-card/screen.json")).toContain(
      '"params": { "...": ["orderId", "productId"], "sum": "{params.amount}" }',
    );
    expect(textOf("screens/repayment/payway/scenarios.json")).toMatch(/"open": "[^"]*&sum=/);
  });

  it("of what a screen loads goes on to the scenarios that follow from it", () => {
    const path = "screens/loan/confirm/tests.json";
    const textsAfter = (inside: Workspace, kind: string, name: string, to: string) => {
      const [named] = findByName(inside, kind, name).filter(({ declaredIn }) =>
        declaredIn.some((one) => one.includes(kind === "response" ? "screens/loan/confirm/" : "mock/scenarios.json")),
      );
      if (named === undefined) throw new Error(`No ${kind} ${name}`);
      return applyTextEdits(inside.textOf(path), rename(inside, named, to).edits.get(path) ?? []);
    };
    expect(textsAfter(workspace, "response", "agreements", "signedTerms")).toContain('{ "scenario": "signed-terms-refused" }');
    const late = { late: { description: "The response takes long.", answer: { delayMs: 9000 } } };
    const files = readProjectFiles(".").map((file) => {
      if (file.path === "screens/mock/scenarios.json")
        return { ...file, text: JSON.stringify({ ...JSON.parse(file.text), scenarios: late }) };
      return file.path === path ? { ...file, text: file.text.replaceAll('refused" }', 'late" }') } : file;
    });
    const later = textsAfter(createWorkspace(files, shippedCompiler), "scenario", "late", "later");
    expect(later).toContain('{ "scenario": "agreements-later" }');
    expect(later).toContain('{ "scenario": "later" }');
  });

  it("of an action is written where a screen reads what came of it", () => {
    const [named] = findByName(workspace, "action", "loanPush");
    if (named === undefined) throw new Error("No action `loanPush`");
    const text = applyTextEdits(
      workspace.textOf("screens/loan/confirm/screen.json"),
      rename(workspace, named, "takeLoan").edits.get("screens/loan/confirm/screen.json") ?? [],
    );
    for (const root of ["unknown", "looked", "refused", "done"]) expect(text).toContain(`${root}.takeLoan`);
    expect(text).not.toContain("loanPush");
  });

  it("of a field of a response is written wherever it is read, sent by the mock server, or changed by a scenario", () => {
    const [field] = listFields(workspace).filter(({ name, owner }) => name === "noticeStatusText" && owner === "LoanDetails");
    if (field === undefined) throw new Error("No field `noticeStatusText`");
    const after = apply(renameField(workspace, field, "zqxOne"));
    expect(after.problems).toEqual([]);
    // The mock server keeps what it knows of loans under a name of its own.
    const others = [...after.project.texts].filter(
      ([path, text]) => !path.startsWith("screens/mock/") && text.includes("noticeStatusText"),
    );
    expect(others.map(([path]) => path)).toEqual([]);
    expect(plansOf(after, (text) => text.replaceAll("zqxOne", "noticeStatusText"))).toEqual(before);
    expect(() => renameField(workspace, field, "productName")).toThrow("There is already a field `productName`.");
  });

  it("of a field is not written where another entity has a field of that name", () => {
    const [field] = listFields(workspace).filter(({ name, owner }) => name === "productName" && owner === "LoanDetails");
    if (field === undefined) throw new Error("No field `productName`");
    const { problems, project } = apply(renameField(workspace, field, "zqxOne"));
    expect(problems).toEqual([]);
    const { scenarios } = JSON.parse(project.texts.get("screens/loan/details/scenarios.json") ?? "");
    const patchIn = (name: string) => scenarios[name].answers.loanDetails.patch;
    expect(patchIn("long-text")).toMatchObject({ zqxOne: "{longName}" });
    expect(patchIn("with-products").recProducts).toMatchObject([{ productName: "Uang Teman" }]);
  });

  it("of a promotion goes on to the addresses with which it is opened", () => {
    const [named] = findByName(workspace, "promotion", "T2");
    if (named === undefined) throw new Error("No promotion `T2`");
    const path = "screens/promotion/register/scenarios.json";
    const files = readProjectFiles(".").map((file) =>
      file.path === path ? { ...file, text: file.text.replaceAll("templateId=T3", "templateId=T2") } : file,
    );
    const { edits } = rename(createWorkspace(files, shippedCompiler), named, "T20");
    const text = files.find((file) => file.path === path)?.text ?? "";
    expect(applyTextEdits(text, edits.get(path) ?? [])).toBe(text.replaceAll("templateId=T2", "templateId=T20"));
  });

  it("of a fragment's text is written into the tests that read it", () => {
    const [named] = findByName(workspace, "text", "helpOrder").filter(({ declaredIn }) => declaredIn[0]?.includes("/money-help/"));
    if (named === undefined) throw new Error("No text `helpOrder` of the fragment");
    const { edits } = rename(workspace, named, "assist");
    const path = "screens/loan/details/tests.json";
    expect(applyTextEdits(workspace.textOf(path), edits.get(path) ?? [])).toContain('"help": { "label": "{texts.assist}" }');
  });

  it("of a value that a fragment reads is written into every screen that gives it", () => {
    const [named, ...others] = findByName(workspace, "value", "isUnknown");
    if (named === undefined) throw new Error("No value `isUnknown`");
    expect(others).toEqual([]);
    const { edits } = rename(workspace, named, "isOpen");
    expect([...edits.keys()].sort()).toEqual([
      "screens/complaint/form/screen.json",
      "screens/fragments/unknown-outcome/fragment.json",
      "screens/loan/confirm/screen.json",
      ...["alipay", "payway-code", "payway"].map((name) => `screens/repayment/${name}/screen.json`),
    ]);
  });

  it("that is taken, that has the wrong form, or from which a problem would come, is refused", () => {
    const [named] = findByName(workspace, "node", "header").filter(({ declaredIn }) => declaredIn[0]?.includes("/loan/confirm/"));
    if (named === undefined) throw new Error("No node `header`");
    const [widget] = findByName(workspace, "widget", "plan-list");
    if (widget === undefined) throw new Error("No widget `plan-list`");
    expect(() => refuseCode(widget, "knob")).toThrow("`npx layar rename widget plan-list knob` changes both");
    for (const to of ["Header", "confirm", ""]) expect(() => rename(workspace, named, to), to).toThrow(RenameError);
  });
});
