/** Proposes how to describe a change: what it is in a line, and what each variant says or shows differently. */
import { readDefinitionPath } from "../../../compiler/index.ts";
import type { Publication, PublishedFile } from "../../protocol/promotion.ts";

const widest = 72;
const mostLines = 20;

export function writeMessage(files: readonly PublishedFile[], variants: Publication["variants"]): string {
  if (files.length === 0) return "";
  const lines = variants.flatMap(({ screen, variant, changes }) => changes.map((change) => `- ${screen} ${variant}: ${change}`));
  const shown = [...new Set(lines)].slice(0, mostLines);
  const rest = lines.length > mostLines ? [`- and ${lines.length - mostLines} more`] : [];
  return [shorten(writeTitle(files)), ...(shown.length > 0 ? ["", ...shown, ...rest] : [])].join("\n");
}

function writeTitle(files: readonly PublishedFile[]): string {
  const named = files.map(({ path, isNew }) => ({ ...readDefinitionPath(path), isNew }));
  const promotions = named.filter(({ kind }) => kind === "overlay");
  const screens = [...new Set(named.flatMap(({ screen }) => screen ?? []))];
  const [only] = promotions.length === 1 ? promotions : [];
  if (only !== undefined) return `feat(screens): ${only.variant} ${only.isNew ? "on" : "changed on"} ${only.screen}`;
  if (screens.length === 1) return `feat(screens): ${screens[0]} changed`;
  return screens.length > 0
    ? `feat(screens): ${screens.join(", ")}`
    : `feat(screens): ${files.map(({ path }) => path.split("/").at(-1)).join(", ")}`;
}

function shorten(line: string): string {
  return line.length <= widest ? line : `${line.slice(0, widest - 1)}…`;
}
