import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { findStateful } from "../../../src/authoring/build/screens/find-stateful.ts";

let root = "";

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** The file, below the widgets, because of which `row` has to be mounted. */
function search(files: { readonly [path: string]: string }): string | undefined {
  root = mkdtempSync(join(tmpdir(), "layar-stateful-"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, "widgets", path)), { recursive: true });
    writeFileSync(join(root, "widgets", path), text);
  }
  return findStateful(root, "row")?.split("widgets/").at(-1);
}

const plain = `import type { ReactElement } from "react";
import { type Labels, classes, Icon } from "#widget-kit";
import * as styles from "./row.module.css";
export function Row() {}`;

it.each<[string, { readonly [path: string]: string }, string | undefined]>([
  ["types, styles and plain parts of the kit", { "row/row.tsx": plain }, undefined],
  ["a hook", { "row/row.tsx": "export function Row() { const id = useId(); }" }, "row/row.tsx"],
  ["a value of React beside a type", { "row/row.tsx": 'import { memo, type ReactNode } from "react";' }, "row/row.tsx"],
  ["all of React", { "row/row.tsx": 'import * as React from "react";' }, "row/row.tsx"],
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
  expect(search({ "row/row.tsx": 'import {\n  Icon,\n  Picture,\n} from "#widget-kit";' })).toMatch(/kit\/picture\.tsx$/);
});
