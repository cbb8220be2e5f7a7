// The rows of the tables in the documentation, read from what the checker and the build read too.

import { checks, describeState } from "../../src/authoring/checker/index.ts";
import { optionsOf } from "../../src/authoring/cli/command.ts";
import { commands } from "../../src/authoring/cli/commands/index.ts";
import { loadProject, stepSchemas } from "../../src/authoring/compiler/index.ts";
import type { Schema } from "../../src/authoring/generate/files/index.ts";
import { describeRoot, rootNames } from "../../src/authoring/language/names/index.ts";
import { readCheckPages } from "../../src/authoring/project/check-pages.ts";
import { readProjectFiles } from "../../src/authoring/vite/index.ts";
import type { WidgetDeclaration } from "../../src/core/format/index.ts";
import { isObject } from "../../src/core/json/index.ts";
import { benchHead, benchRows } from "../bench/results.ts";
import { readExports } from "../package/report.ts";

type Row = readonly string[];

export interface Table {
  readonly head: Row | ((root: string) => Row);
  readonly rows: (root: string) => readonly Row[];
}

type Check = (typeof checks)[number];

/** The first family that fits takes the check. */
const families: readonly (readonly [title: string, fits: (check: Check) => boolean])[] = [
  ["Names lead somewhere", ({ about }) => about === "names"],
  ["What is written is used", ({ about }) => about === "use"],
  ["Catalogues, markets and mappings hold together", ({ over }) => over === "project"],
  ["A screen makes sense to a borrower", () => true],
];

/** The options of a command stand in its first row, and in each where forms have their own. */
function commandRows(): Row[] {
  return commands.flatMap((command) =>
    command.forms.map((form, index) => {
      const taken = index === 0 || form.options ? Object.entries(optionsOf(command, form)) : [];
      return [
        code(`${command.name} ${form.takes}`.trim()),
        form.help,
        joinNames(taken.map(([option, { value }]) => `--${[option, value].filter(Boolean).join(" ")}`)),
      ];
    }),
  );
}

/** Those of which a project can make something else, or nothing else, than of most. */
function checkStateRows(): Row[] {
  return checks.flatMap((check) => {
    const state = describeState(check);
    return state === "On." ? [] : [[code(check.id), state]];
  });
}

/** The first kind that fits takes the widget. */
const widgetKinds: readonly (readonly [title: string, fits: (widget: WidgetDeclaration) => boolean])[] = [
  ["Edit a value (`bind`)", ({ value }) => value !== undefined],
  ["Contain other nodes", ({ children, slots }) => children === true || slots !== undefined],
  ["Emit a tap", ({ events }) => events !== undefined],
  ["Show", () => true],
];

function widgetRows(root: string): Row[] {
  return sortedWidgets(root).map(({ id, description, props, value, events = {}, slots = {}, children }) => [
    code(id),
    description,
    joinNames(Object.keys(props.properties).map((name) => (props.required?.includes(name) ? name : `${name}?`))),
    value === undefined ? "" : "yes",
    joinNames(Object.keys(events)),
    joinNames([...(children ? ["children"] : []), ...Object.keys(slots)]),
  ]);
}

function actionRows(root: string): Row[] {
  const files = readProjectFiles(root).filter(({ path }) => path.startsWith("screens/catalogue/actions/"));
  return files.flatMap((file) =>
    [...loadProject([file]).catalogue.actions].map(([name, { path, description }]) => [
      code(name),
      path === undefined ? "none yet" : code(path),
      description,
    ]),
  );
}

function stepRows(): Row[] {
  return [...stepSchemas].map(([kind, schema]) => {
    const others = Object.keys(groupAt(schema, "properties")).filter((property) => property !== "do" && property !== "when");
    return [code(kind), String(schema["description"]), joinNames(others)];
  });
}

function groupRows<T extends { readonly id: string }>(
  kinds: readonly (readonly [string, (one: T) => boolean])[],
  all: readonly T[],
): Row[] {
  const titleOf = (one: T) => kinds.find(([, fits]) => fits(one))?.[0];
  return kinds.map(([title]) => [title, joinNames(all.filter((one) => titleOf(one) === title).map(({ id }) => id))]);
}

/** What each name is, in the first sentence of its docstring. */
function exportRows(root: string): Row[] {
  return readExports(root).map(({ from, name, doc }) => {
    const [sentence = ""] = /^[\s\S]*?[.:](?=\s|$)/.exec(doc) ?? [doc];
    return [code(from), code(name), sentence.replaceAll("\n", " ").replace(/:$/, ".")];
  });
}

function sortedWidgets(root: string): WidgetDeclaration[] {
  return [...loadProject(readProjectFiles(root)).catalogue.widgets.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

function groupAt(value: unknown, name: string): Schema {
  const group = isObject(value) ? value[name] : undefined;
  return isObject(group) ? group : {};
}

function joinNames(names: readonly string[]): string {
  return names.map(code).join(" ");
}

function code(text: string): string {
  return `\`${text}\``;
}

/** Each by the document and by the name that its marks have. */
export const documents: { readonly [path: string]: { readonly [name: string]: Table } } = {
  "docs/commands.md": {
    commands: { head: ["Command", "What it does", "Options"], rows: commandRows },
  },
  "docs/screens.md": {
    roots: { head: ["Root", "Holds"], rows: () => rootNames.map((name) => [code(name), describeRoot(name) ?? ""]) },
    steps: { head: ["Step", "What it does", "Besides `do` and `when`"], rows: stepRows },
    actions: { head: ["Action", "Address", "What it does"], rows: actionRows },
  },
  "docs/widgets.md": {
    "widget-kinds": { head: ["Widgets that", "Names"], rows: (root) => groupRows(widgetKinds, sortedWidgets(root)) },
    widgets: { head: ["Widget", "What it is", "Properties (`?` may be left out)", "`bind`", "Events", "Takes nodes in"], rows: widgetRows },
  },
  "docs/exports.md": {
    exports: { head: ["Import", "Name", "What it is"], rows: exportRows },
  },
  "docs/performance.md": {
    bench: { head: benchHead, rows: benchRows },
  },
  "docs/checks.md": {
    "check-families": { head: ["What must hold", "Checks"], rows: () => groupRows(families, checks) },
    "check-states": { head: ["Check", "Where the settings say nothing"], rows: checkStateRows },
    checks: {
      head: ["Check", "Rule", "What goes wrong without it"],
      rows: () => [...readCheckPages()].map(([id, { what, why }]) => [code(id), what, why]),
    },
  },
};
