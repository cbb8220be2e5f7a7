// What an author can have done at a place, over the shipped project: it checks clean, and the plans say the same.
import { beforeAll, describe, expect, it } from "vitest";
import type { Compilation } from "../../../src/authoring/compiler/index.ts";
import {
  type CodeAction,
  createWorkspace,
  diagnoseAll,
  listCodeActions,
  type Workspace,
} from "../../../src/authoring/language/service/index.ts";
import { readProjectFiles } from "../../../src/authoring/project/project-files.ts";
import { shippedCompiler } from "../../support/project/shipped-compiler.ts";
import { isThorough, takeTurn, turn } from "../../support/run/thoroughness.ts";

let workspace: Workspace;
let before: string;

beforeAll(() => {
  workspace = createWorkspace(readProjectFiles("."), shippedCompiler);
  expect(diagnoseAll(workspace)).toEqual([]);
  before = plansOf(workspace.compile());
});

function plansOf({ screens }: Compilation, isAsked = (_: string) => true): string {
  const variants = [...screens.values()].flatMap((screen) => screen.variants).filter(({ resolved }) => isAsked(resolved.name));
  return JSON.stringify(variants.map((variant) => variant.plan()));
}

/** What is offered behind a text of a file. */
function offered(file: string, after: string): readonly CodeAction[] {
  const at = workspace.textOf(file).indexOf(after) + after.length;
  expect(at, `${file}: ${after}`).toBeGreaterThanOrEqual(after.length);
  return listCodeActions(workspace, diagnoseAll(workspace), { file, start: at, end: at });
}

function choose(actions: readonly CodeAction[], title: string): ReadonlyMap<string, string> {
  const changes = actions.find((action) => action.title === title)?.make();
  if (changes === undefined) throw new Error(`\`${title}\` is not among ${actions.map((action) => action.title).join("; ")}`);
  return changes;
}

/** The project with other texts while a test runs. */
function withTexts<T>(texts: { readonly [path: string]: string }, run: () => T): T {
  for (const [path, text] of Object.entries(texts)) workspace.setText(path, text);
  try {
    return run();
  } finally {
    for (const path of Object.keys(texts)) workspace.setText(path, undefined);
  }
}

const method = "screens/repayment/method/screen.json";

describe("a fix", () => {
  it("solves its problem", () => {
    const text = workspace.textOf(method);
    withTexts({ [method]: text.replace('"widget": "page-header"', '"widget": "page-heder"') }, () => {
      const [fix] = offered(method, '"widget": "page-he').filter(({ kind }) => kind === "quickfix");
      expect(fix?.make()?.get(method)).toBe(text);
    });
  });
});

describe("a text that stands in a screen", () => {
  const extracted = (file: string, node: string, name: string) =>
    withTexts({ [file]: workspace.textOf(file).replace('"on": { "back": "leave" } },', `$&${node},`) }, () => {
      expect(diagnoseAll(workspace).map(({ check }) => check)).toContain("text-is-in-table");
      const wanted = plansOf(workspace.compile());
      const changes = choose(offered(file, node.slice(0, -6)), `Move the text to \`texts.json\` as \`${name}\``);
      const after = workspace.compileWith(changes);
      expect(changes.get(file)).toContain(`{texts.${name}}`);
      return { problems: after.problems.map(({ check, message }) => [check, message]), isSame: plansOf(after) === wanted };
    });

  it("moves to the table, and reads as before", () => {
    const note = '{ "widget": "note", "id": "closing-time", "props": { "text": "We close at nine" } }';
    expect(extracted(method, note, "closingTime")).toEqual({ problems: [], isSame: true });
  });
});

describe(`a node (turn ${turn})`, () => {
  const screens = readProjectFiles(".").filter(({ path }) => /^screens\/(?!fragments)[\w-]+\/[\w-]+\/screen\.json$/.test(path));
  const nodes = screens.flatMap(({ path, text }) => [...text.matchAll(/"id": "([\w-]+)"/g)].map(([after, id]) => ({ path, after, id })));

  // The thorough run makes one of each node of the project.
  it("becomes a fragment, with the texts that it alone reads", { timeout: 1_800_000 }, () => {
    let made = 0;
    const sampled = takeTurn(nodes, 31);
    for (const { path, after, id } of sampled) {
      const action = offered(path, after).find(({ title }) => title.startsWith(`Make \`${id}\` the fragment`));
      const changes = action?.make();
      // A condition around a node may read a flow or a dialog that only the screen has.
      if (changes === undefined) continue;
      made += 1;
      const compiled = workspace.compileWith(changes);
      expect(compiled.problems, `${path} ${id}`).toEqual([]);
      expect(plansOf(compiled) === before, `${path} ${id}`).toBe(true);
    }
    // A few may all stand in such a condition; of all nodes most do not.
    expect(made).toBeGreaterThan(isThorough ? sampled.length * 0.8 : 0);
  });

  it("and a text are written to the overlay of a market, to be changed there", () => {
    const changed = (file: string, after: string, title: string) => {
      const changes = choose(offered(file, after), title);
      const [[overlay, text] = ["", ""]] = [...changes];
      const compiled = workspace.compileWith(changes);
      expect(plansOf(compiled) === before).toBe(true);
      // As long as nothing differs, a problem says so.
      expect(compiled.problems.map(({ check }) => check)).toEqual(["overlay-equal"]);
      const isElsewhere = (name: string) => name.split("@")[0] !== "india";
      const edited = workspace.compileWith(new Map([[overlay, text.replace("Payment method", "Way to pay")]]));
      expect(edited.problems.map(({ message }) => message)).toEqual([]);
      expect(plansOf(edited, isElsewhere)).toBe(plansOf(workspace.compile(), isElsewhere));
      expect(plansOf(edited)).toContain("Way to pay");
      return overlay;
    };
    const overlay = "screens/repayment/method/india.json";
    expect(changed(method, '"title": "{texts.ti', "Write `title` for `india`")).toBe(overlay);
    expect(changed("screens/repayment/method/texts.json", '"Payment met', "Write `title` for `india`")).toBe(overlay);
  });

  it("is offered beside an overlay that is being written", () => {
    const file = "screens/repayment/method/texts.json";
    const files = [...readProjectFiles("."), { path: "screens/repayment/method/india.json", text: '{ "nodes": ' }];
    const writing = createWorkspace(files, shippedCompiler);
    const at = writing.textOf(file).indexOf('"Payment met');
    const titles = listCodeActions(writing, [], { file, start: at, end: at }).map(({ title }) => title);
    expect(titles).toContain("Write `title` for `indonesia`");
    expect(titles).not.toContain("Write `title` for `india`");
  });
});

describe("a missing translation", () => {
  it("comes from a text with the same words", () => {
    const file = "screens/loan/details/texts.json";
    const text = workspace.textOf(file);
    const [whole = "", name = "", english = ""] = /"(\w+)": \{ "en": "([^"]+)", "id": "[^"]+" \}/.exec(text) ?? [];
    const other = "screens/loan/confirm/texts.json";
    const confirm = workspace.textOf(other);
    const entry = `"${name}Again": { "en": "${english}" }`;
    const used = "screens/loan/confirm/screen.json";
    const screen = workspace.textOf(used).replace('"title": "', `"title": "{texts.${name}Again} `);
    withTexts({ [other]: confirm.replace("{", `{ ${entry},`), [used]: screen }, () => {
      const changes = choose(offered(other, `"${name}Aga`), "Add the text in `id`");
      expect(changes.get(other)).toContain(whole.replace(`"${name}"`, `"${name}Again"`));
      expect(workspace.compileWith(changes).problems.map(({ message }) => message)).toEqual([]);
    });
  });
});
