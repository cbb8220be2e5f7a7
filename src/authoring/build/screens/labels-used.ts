/** Which of a language's words a screen can come to say: those that its widgets and the engine name in their code. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { LanguageDefinition } from "../../../core/format/index.ts";
import { findFile } from "../engine.ts";
import type { NamesUsed } from "./names-used.ts";

/** Widgets that any screen may show. Every project has them. */
export const alwaysWidgets = ["toast", "screen-error", "node-error"];
/** Steps and features of the runtime that speak by themselves. */
const speaking = ["leave", "openFallbackLink"];
/** The one form in which code names a word; a test holds widgets to it. */
const named = /\blabels\.(\w+)/g;

/** The language with the words that the widgets of a screen and the engine name. */
export function withLabelsUsed(
  language: LanguageDefinition,
  root: string,
  { widgets, steps, features }: Pick<NamesUsed, "widgets" | "steps" | "features">,
): unknown {
  const runtime = [...steps, ...features].some((name) => speaking.includes(name)) ? ["src/browser/runtime"] : [];
  const folders = ["src/browser/view", ...runtime, ...[...alwaysWidgets, ...widgets].map((widget) => `widgets/${widget}`)];
  const names = new Set(folders.flatMap((folder) => namesIn(findFile(root, folder))));
  const { $schema: _, stopWords: __, ...rest } = language;
  return { ...rest, labels: Object.fromEntries(Object.entries(language.labels).filter(([name]) => names.has(name))) };
}

function namesIn(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /\.tsx?$/.test(name));
  return files.flatMap((name) => [...readFileSync(join(folder, name), "utf8").matchAll(named)].map(([, label]) => label ?? ""));
}
