/** The code of a project's widgets, as it is and when one of them gets another name. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type CodeFile, type RenamedCode, renameWidget } from "../edits/drafts/index.ts";
import { listPaths } from "../project/index.ts";

const generated = /\.gen\.ts$/;

/** Every code file of `widgets/` that the new name changes or moves. What is generated follows by itself, where no file is named after it. */
export function renameWidgetCode(root: string, from: string, to: string): RenamedCode[] {
  const schemaOf = (name: string) => `schemas/editor/examples/${name}.gen.schema.json`;
  const schema = existsSync(join(root, schemaOf(from))) ? [schemaOf(from)] : [];
  const moved = schema.map((path) => ({ from: path, to: schemaOf(to), text: readFileSync(join(root, path), "utf8") }));
  const renamed = readCode(root).flatMap((file) => {
    const one = renameWidget(file, from, to);
    return one.to === file.path && one.text === file.text ? [] : [one];
  });
  return [...moved, ...renamed];
}

/** The code files of `widgets/` that somebody writes. */
export function readCode(root: string): CodeFile[] {
  const code = listPaths(root, "widgets").filter((path) => /\.(?:tsx?|css)$/.test(path) && !generated.test(path));
  return code.sort().map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}
