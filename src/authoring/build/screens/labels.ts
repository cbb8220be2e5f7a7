/** Which of a language's labels a screen ships: those of its widgets and steps, and those of the engine itself. */
import type { LanguageDefinition } from "../../../core/format/index.ts";
import { type Catalogue, labelsOf } from "../../compiler/index.ts";

/** Widgets that any screen may show. Every project has them. */
export const alwaysWidgets = ["toast", "screen-error", "node-error"];
/** What `src/browser/view` shows by itself. */
export const viewLabels = ["loading", "offline", "stillLoading"];
/** What the parts of it say that only some screens need. */
const labelsOfViews: { readonly [view: string]: readonly string[] } = {
  leaving: ["leaving", "leavingTo", "open", "stay"],
  consent: ["consentFirst"],
};

interface Speakers {
  readonly widgets: readonly string[];
  /** Kinds of steps. */
  readonly steps: readonly string[];
  readonly views?: readonly string[];
  /** The user has chosen the language, and the screen has calls that may fail. */
  readonly failsInChosen?: boolean;
}

/** The language without what no part of the screen speaks. */
export function withLabelsOf(language: LanguageDefinition, { widgets }: Catalogue, used: Speakers): unknown {
  const ofWidgets = [...alwaysWidgets, ...used.widgets].flatMap((name) => widgets.get(name)?.labels ?? []);
  const ofViews = used.views?.flatMap((name) => labelsOfViews[name] ?? []) ?? [];
  const names = new Set([...viewLabels, ...ofViews, ...ofWidgets, ...used.steps.flatMap(labelsOf)]);
  const { $schema: _, name: __, stopWords: ___, whenChosen, ...rest } = language;
  const failures = { ...rest.failures, ...(used.failsInChosen && whenChosen) };
  return { ...rest, failures, labels: Object.fromEntries(Object.entries(language.labels).filter(([name]) => names.has(name))) };
}
