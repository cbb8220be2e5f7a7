import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { findStateful } from "../../../src/authoring/vite/screens/find-stateful.ts";

let root = "";

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** The file, below the widgets, because of which `row` has to be mounted. */
function search(files: { readonly [path: string]: string }): string | undefined {
  root = mkdtempSync(join(tmpdir(), "layar-stateful-"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, "widgets", path)), { recursive: true });
    writeFileSync(join(root, "widgets", path), text);
  }
  return findStateful(root, "widgets/row/row.tsx")?.split("widgets/").at(-1);
}

const plain = `import type { ReactElement } from "react";
import { type Labels, classes, Icon } from "layar/widget-kit";
import * as styles from "./row.module.css";
export function Row() {}`;

it.each<[string, { readonly [path: string]: string }, string | undefined]>([
  ["types, styles and plain parts of the kit", { "row/row.tsx": plain, "row/row.module.css": "" }, undefined],
  ["a hook", { "row/row.tsx": "export function Row() { const id = useId(); }" }, "row/row.tsx"],
  ["a value of React beside a type", { "row/row.tsx": 'import { memo, type ReactNode } from "react";' }, "row/row.tsx"],
  ["all of React", { "row/row.tsx": 'import * as React from "react";' }, "row/row.tsx"],
  ["React by its default", { "row/row.tsx": "import React from 'react'\nexport const Row = () => React.useId()" }, "row/row.tsx"],
  ["what is a hook in a text or a comment", { "row/row.tsx": "// useState()\nexport const Row = () => 'useId()';" }, undefined],
  ["an import of several lines and no semicolon", { "row/row.tsx": "import {\n  memo as m,\n} from 'react'" }, "row/row.tsx"],
  ["an import when it is needed", { "row/row.tsx": 'void import("./part")', "row/part.tsx": "useState(0)" }, "row/part.tsx"],
  ["all of a file", { "row/row.tsx": 'export * from "./part";', "row/part.ts": "useState(0)" }, "row/part.ts"],
  ["a package", { "row/row.tsx": 'import { draw } from "some-charts";' }, "row/row.tsx"],
  ["a picture", { "row/row.tsx": 'import icon from "./icon.svg?url";', "row/icon.svg": "<svg/>" }, undefined],
  ["rows that the kit mounts", { "row/row.tsx": 'import { PagedRows } from "layar/widget-kit";' }, undefined],
  ["a hook in a file of its own", { "row/row.tsx": 'import { Part } from "./part.tsx";', "row/part.tsx": "useState(0)" }, "row/part.tsx"],
  [
    "files that import each other",
    { "row/row.tsx": 'import { P } from "./p.tsx";', "row/p.tsx": 'import { Row } from "./row.tsx";' },
    undefined,
  ],
])("%s", (_, files, found) => {
  expect(search(files)).toBe(found);
});

it("a part of the kit that has state", () => {
  expect(search({ "row/row.tsx": 'import {\n  Icon,\n  Picture,\n} from "layar/widget-kit";' })).toMatch(/kit\/picture\.tsx$/);
});

it("a file that does not exist", () => {
  expect(() => search({ "row/row.tsx": 'import { Part } from "./part.tsx";' })).toThrow(
    "The file widgets/row/part.tsx does not exist. Correct what imports it.",
  );
});
