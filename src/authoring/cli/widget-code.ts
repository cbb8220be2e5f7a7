/** The code of a project's widgets, as it is and when one of them gets another name. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type CodeFile, type RenamedCode, renameWidget } from "../edits/drafts/index.ts";
import { listPaths } from "../project/index.ts";

const generated = /\.gen\.ts$/;

/** Every code file of `widgets/` that the new name changes or moves. What is generated follows by itself. */
export function renameWidgetCode(root: string, from: string, to: string): RenamedCode[] {
  return readCode(root).flatMap((file) => {
    const renamed = renameWidget(file, from, to);
    return renamed.to === file.path && renamed.text === file.text ? [] : [renamed];
  });
}

/** The code files of `widgets/` that somebody writes. */
export function readCode(root: string): CodeFile[] {
  const code = listPaths(root, "widgets").filter((path) => /\.(?:tsx?|css)$/.test(path) && !generated.test(path));
  return code.sort().map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}
