/** Which of a language's labels a screen ships: those of its widgets and steps, and those of the engine itself. */
import type { ActionPlan, LanguageDefinition, ScreenPlan } from "../../../core/format/index.ts";
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

type Facts = Pick<ScreenPlan, "load" | "actions">;

interface Speakers {
  readonly widgets: readonly string[];
  /** Kinds of steps. */
  readonly steps: readonly string[];
  readonly views?: readonly string[];
  /** The user has chosen the language, and the screen has calls that may fail. */
  readonly failsInChosen?: boolean;
  /** What the screen may come to; default: everything. */
  readonly plan?: Facts;
}

const hasAction =
  (fits: (action: ActionPlan) => unknown) =>
  ({ actions }: Facts) =>
    Object.values(actions).some(fits);

/** Labels, and messages of failures, that a screen says only on some occasion, with the screens that can come to it. */
const occasions: readonly { readonly says: readonly string[]; readonly isIn: (plan: Facts) => boolean }[] = [
  {
    says: ["stillLoading", "noConnection", "failedHelp", "serviceFailed", "signedOutHelp", "logIn"],
    isIn: ({ load }) => Object.keys(load).length > 0,
  },
  { says: ["network", "timeout", "service", "signedOut"], isIn: hasAction(() => true) },
  { says: ["nothingSent"], isIn: hasAction(({ commits }) => commits) },
  { says: ["incomplete"], isIn: hasAction(({ commits }) => commits?.filled) },
  { says: ["noAmount"], isIn: hasAction(({ counted }) => counted) },
];

function pick(words: object, isSaid: (name: string) => boolean): object {
  return Object.fromEntries(Object.entries(words).filter(([name]) => isSaid(name)));
}

/** The language without what no part of the screen speaks. */
export function withLabelsOf(language: LanguageDefinition, { widgets }: Catalogue, used: Speakers): unknown {
  const ofWidgets = [...alwaysWidgets, ...used.widgets].flatMap((name) => widgets.get(name)?.labels ?? []);
  const ofViews = used.views?.flatMap((name) => labelsOfViews[name] ?? []) ?? [];
  const names = new Set([...viewLabels, ...ofViews, ...ofWidgets, ...used.steps.flatMap(labelsOf)]);
  const { $schema: _, name: __, stopWords: ___, whenChosen, ...rest } = language;
  const failures = { ...rest.failures, ...(used.failsInChosen && whenChosen) };
  const { plan } = used;
  const unsaid = plan ? occasions.flatMap(({ says, isIn }) => (isIn(plan) ? [] : says)) : [];
  return {
    ...rest,
    failures: pick(failures, (name) => !unsaid.includes(name)),
    labels: pick(language.labels, (name) => names.has(name) && !unsaid.includes(name)),
  };
}
