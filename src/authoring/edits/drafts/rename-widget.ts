/** The code of a widget: what names it in TypeScript and in style sheets, when it gets another name. */
import { posix } from "node:path";
import { componentOf } from "./draft.ts";

/** A code file of a project. */
export interface CodeFile {
  readonly path: string;
  readonly text: string;
}

/** A file as it is, and as it is then. */
export interface RenamedCode {
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

const folder = "widgets";

/** What becomes of a file below `widgets/` when a widget gets another name. */
export function renameWidget({ path, text }: CodeFile, from: string, to: string): RenamedCode {
  return { from: path, to: movePath(path, from, to), text: renameIn({ path, text }, from, to) };
}

/** Its files have its name, and other parts of it have names of their own. */
function movePath(path: string, from: string, to: string): string {
  const own = `${folder}/${from}/`;
  if (!path.startsWith(own)) return path;
  const rest = path.slice(own.length);
  return `${folder}/${to}/${rest.startsWith(`${from}.`) ? to + rest.slice(from.length) : rest}`;
}

function renameIn({ path, text }: CodeFile, from: string, to: string): string {
  const isOwn = path.startsWith(`${folder}/${from}/`);
  let isImporting = false;
  const imported = text.replace(/(["'])(\.{1,2}\/[^"'\n]*)\1/g, (whole, quote: string, address: string) => {
    const found = posix.join(posix.dirname(path), address);
    const moved = movePath(found, from, to);
    if (moved === found) return whole;
    isImporting = true;
    const relative = posix.relative(posix.dirname(movePath(path, from, to)), moved);
    return quote + (relative.startsWith(".") ? relative : `./${relative}`) + quote;
  });
  const named = imported
    .replaceAll(`WidgetProps<"${from}">`, `WidgetProps<"${to}">`)
    .replace(new RegExp(`(?<=\\bdata-widget="?)${from}(?=["\\]])`, "g"), to);
  if (!isOwn && !isImporting) return named;
  return named
    .replaceAll(` as "${from}"`, ` as "${to}"`)
    .replace(new RegExp(`\\b${componentOf(from)}(?=Props\\b|\\b)`, "g"), componentOf(to));
}
