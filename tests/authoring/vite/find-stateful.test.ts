import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { explainWronglyPlain, findStatefulWidgets } from "../../../src/authoring/vite/screens/find-stateful.ts";

let root = "";

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** The files are below `widgets`; `@/` is an alias of that folder, and `charts` a package in it. */
async function find(files: { readonly [path: string]: string }) {
  root = mkdtempSync(join(tmpdir(), "layar-stateful-"));
  const all = { "row/row.schema.json": "{}", ...files };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, "widgets", path)), { recursive: true });
    writeFileSync(join(root, "widgets", path), text);
  }
  const paths = Object.keys(all).map((path) => ({ path: `widgets/${path}` }));
  const places = new Map([["charts", "charts/index.js"]]);
  return findStatefulWidgets(root, paths, async (from) => {
    const path = from.startsWith("@/") ? from.slice(2) : places.get(from);
    return path && join(root, "widgets", path);
  });
}

/** The file below the widgets, and the hook, because of which `row` has to be mounted. */
async function search(files: { readonly [path: string]: string }): Promise<string | undefined> {
  const found = (await find(files)).get("row");
  return found && [found.file.split("widgets/").at(-1), found.hook ?? "unread"].join(" ");
}

const plain = `import React, { type ReactElement, ReactNode, useState } from "react";
import { type Labels, classes, Icon } from "layar/widget-kit";
import * as styles from "./row.module.css";
export function Row({ children }: { children: ReactNode }) { return <p className={styles.row}>{children}</p>; }`;

it.each<[string, { readonly [path: string]: string }, string | undefined]>([
  ["types, styles and plain parts of the kit", { "row/row.tsx": plain, "row/row.module.css": "" }, undefined],
  ["a hook", { "row/row.tsx": "export function Row() { const id = useId(); }" }, "row/row.tsx useId"],
  [
    "a value of React beside a type",
    { "row/row.tsx": 'import { memo, type ReactNode } from "react"; export const Row = memo(() => null)' },
    "row/row.tsx memo",
  ],
  [
    "all of React for elements alone",
    { "row/row.tsx": 'import * as React from "react"; export const Row = () => React.createElement(React.Fragment)' },
    undefined,
  ],
  ["all of React", { "row/row.tsx": 'import * as React from "react"; export const Row = wrap(React)' }, "row/row.tsx React"],
  [
    "React by its default",
    { "row/row.tsx": "import React from 'react'\nexport class Row extends React.Component {}" },
    "row/row.tsx Component",
  ],
  ["React when it is needed", { "row/row.tsx": 'void import("react").then(draw)' }, "row/row.tsx *"],
  ["what is a hook in a text or a comment", { "row/row.tsx": "// useState()\nexport const Row = () => 'useId()';" }, undefined],
  [
    "another name and no semicolon",
    { "row/row.tsx": "import {\n  memo as m,\n} from 'react'\nexport const Row = m(() => null)" },
    "row/row.tsx memo",
  ],
  ["an import when it is needed", { "row/row.tsx": 'void import("./part")', "row/part.tsx": "useState(0)" }, "row/part.tsx useState"],
  ["all of a file", { "row/row.tsx": 'export * from "./part";', "row/part.ts": "useState(0)" }, "row/part.ts useState"],
  [
    "a package",
    {
      "row/row.tsx": 'export { Bar as Row } from "charts";',
      "charts/index.js": 'import { useRef as r } from "react"; export const Bar = () => r(0)',
    },
    "charts/index.js useRef",
  ],
  [
    "a plain package",
    {
      "row/row.tsx": 'export { Bar as Row } from "charts";',
      "charts/index.js": 'import { jsx } from "react/jsx-runtime"; export const Bar = () => jsx("i", {})',
    },
    undefined,
  ],
  [
    "a package that asks for others when it runs",
    { "row/row.tsx": 'export { Bar as Row } from "charts";', "charts/index.js": 'exports.Bar = require("./bar.js")' },
    "row/row.tsx unread",
  ],
  [
    "a package that is not there",
    { "row/row.tsx": 'import { draw } from "graphs"; export const Row = () => draw()' },
    "row/row.tsx unread",
  ],
  [
    "an alias",
    {
      "row/row.tsx": 'import { Part } from "@/parts/part"; export const Row = Part',
      "parts/part.jsx": "export const Part = () => useId()",
    },
    "parts/part.jsx useId",
  ],
  [
    "of a barrel what is asked for",
    {
      "row/row.tsx": 'import { Part } from "@/parts"; export const Row = () => <Part />',
      "parts/index.ts": 'export { Whole as Part } from "./part"; export * from "./others"; export { Menu } from "./menu";',
      "parts/part.tsx": "export const Whole = () => <i />",
      "parts/others.ts": 'export { Field } from "./menu";',
      "parts/menu.tsx": "export const Menu = () => useId(), Field = Menu",
    },
    undefined,
  ],
  ["a picture", { "row/row.tsx": 'import icon from "./icon.svg?url"; export const Row = () => icon', "row/icon.svg": "<svg/>" }, undefined],
  [
    "rows that the kit mounts",
    { "row/row.tsx": 'import { PagedRows } from "layar/widget-kit"; export const Row = () => <PagedRows />' },
    undefined,
  ],
  [
    "a hook of the kit",
    { "row/row.tsx": 'import { useField } from "layar/widget-kit"; export const Row = () => useField()' },
    "row/row.tsx useField",
  ],
  ["a hook in a file of its own", { "row/row.tsx": 'export * from "./part.tsx"', "row/part.tsx": "useState(0)" }, "row/part.tsx useState"],
  [
    "files that import each other",
    {
      "row/row.tsx": 'import { P } from "./p.tsx"; export const Row = () => <P />',
      "row/p.tsx": 'import { Row } from "./row.tsx"; export const P = () => <Row />',
    },
    undefined,
  ],
  ["what is not there", { "row/row.tsx": 'export * from "./part.tsx";' }, "row/row.tsx unread"],
])("%s", async (_, files, found) => {
  expect(await search(files)).toBe(found);
});

it("a part of the kit that has state", async () => {
  const files = { "row/row.tsx": 'import {\n  Icon,\n  Picture,\n} from "layar/widget-kit"; export const Row = () => <Picture />' };
  expect(await search(files)).toMatch(/kit\/picture\.tsx use/);
});

it("refuses the word of a widget that has a hook, and takes that of one that nobody can read", async () => {
  const declared = new Map(["row", "bar"].map((id) => [id, { plain: true as const }]));
  const stateful = new Map([
    ["bar", { file: "widgets/bar/bar.tsx" }],
    ["row", { file: "widgets/row/row.tsx", hook: "useId" }],
  ]);
  expect(explainWronglyPlain({ widgets: declared }, stateful)).toBe(
    "The widget `row` is declared `plain`, but widgets/row/row.tsx uses `useId`. Remove one of them.",
  );
  declared.delete("row");
  expect(explainWronglyPlain({ widgets: declared }, stateful)).toBeUndefined();
});
