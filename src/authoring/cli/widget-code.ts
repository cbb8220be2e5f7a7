/** The code of a project's widgets, when one of them gets another name. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type RenamedCode, renameWidget } from "../drafts/index.ts";
import { listPaths } from "../project/index.ts";

const generated = /\.gen\.ts$/;

/** Every code file of `widgets/` that the new name changes or moves. What is generated follows by itself. */
export function renameWidgetCode(root: string, from: string, to: string): RenamedCode[] {
  const paths = listPaths(root, "widgets").filter((path) => /\.(?:tsx?|css)$/.test(path) && !generated.test(path));
  return paths.sort().flatMap((path) => {
    const text = readFileSync(join(root, path), "utf8");
    const renamed = renameWidget({ path, text }, from, to);
    return renamed.to === path && renamed.text === text ? [] : [renamed];
  });
}
