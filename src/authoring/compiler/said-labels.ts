// Who says which labels of a language, and which of them, and which messages of failures, only some screens come to.
import type { ScreenDefinition } from "../../core/format/index.ts";
import { allSteps } from "./analyse/reads.ts";
import { listCalledActions } from "./plan/plan-actions.ts";
import { planCounted } from "./plan/plan-amounts.ts";
import type { Catalogue } from "./project.ts";
import { labelsOf } from "./steps/steps.ts";
import { walkNodes } from "./walk.ts";

/** Widgets that any screen may show. Every project has them. */
export const alwaysWidgets = ["toast", "screen-error", "node-error"];
/** What `src/browser/view` shows by itself. */
export const viewLabels = ["loading", "offline", "stillLoading"];
/** What the parts of it say that only some screens need. */
const labelsOfViews: { readonly [view: string]: readonly string[] } = {
  leaving: ["leaving", "leavingTo", "open", "stay"],
  consent: ["consentFirst"],
};

/** What a screen is made of that speaks. */
export interface Speakers {
  readonly widgets: readonly string[];
  /** Kinds of steps. */
  readonly steps: readonly string[];
  readonly views?: readonly string[];
}

interface Speaker {
  /** For messages, for example "the widget `toast`". */
  readonly who: string;
  /** Names of labels. */
  readonly says: readonly string[];
}

/** Each speaker with its labels, those of every screen among them. */
export function listSpeakers({ widgets }: Pick<Catalogue, "widgets">, used: Speakers): Speaker[] {
  return [
    { who: "every screen", says: viewLabels },
    ...[...alwaysWidgets, ...used.widgets].map((name) => ({ who: `the widget \`${name}\``, says: widgets.get(name)?.labels ?? [] })),
    ...used.steps.map((kind) => ({ who: `the step \`${kind}\``, says: labelsOf(kind) })),
    ...(used.views ?? []).map((name) => ({ who: "the question before leaving", says: labelsOfViews[name] ?? [] })),
  ];
}

/** What of a screen, or of a project, decides which occasions it can come to. */
export interface Occasions {
  readonly loads: boolean;
  readonly calls: readonly { readonly commits?: unknown; readonly filled?: unknown; readonly counted?: unknown }[];
}

const failuresOfCalls = ["network", "timeout", "service", "signedOut"];

const occasions: readonly { readonly says: readonly string[]; readonly isIn: (facts: Occasions) => boolean }[] = [
  {
    says: ["stillLoading", "noConnection", "failedHelp", "serviceFailed", "signedOutHelp", "logIn", "reference"],
    isIn: ({ loads }) => loads,
  },
  { says: failuresOfCalls, isIn: ({ calls }) => calls.length > 0 },
  { says: ["nothingSent"], isIn: ({ calls }) => calls.some(({ commits }) => commits) },
  { says: ["incomplete"], isIn: ({ calls }) => calls.some(({ filled }) => filled) },
  { says: ["noAmount"], isIn: ({ calls }) => calls.some(({ counted }) => counted) },
];

/** Names of labels and failures that nothing says there, though a speaker declares them. */
export function listUnsaid(facts: Occasions): string[] {
  return occasions.flatMap(({ says, isIn }) => (isIn(facts) ? [] : says));
}

/** Messages of failures that the runtime words itself. */
export const failureNames = [...failuresOfCalls, "incomplete", "noAmount"];

/** What speaks in any of these screens, and in those that come from the network. */
export function findSpeakers(screens: readonly ScreenDefinition[], { actions, settings }: Catalogue): Speakers & Occasions {
  const steps = screens.flatMap((screen) => [...allSteps(screen)]);
  const nodes = screens.flatMap((screen) => [...walkNodes(screen)].filter(({ isOff }) => isOff !== true));
  const asks = steps.some((step) => step.do === "leave" && step.direct !== true);
  const hasDialogs = asks || settings.remote !== undefined || screens.some(({ dialogs = {} }) => Object.keys(dialogs).length > 0);
  const called = [...screens.flatMap((screen) => listCalledActions(screen, { actions })), ...(settings.remote?.actions ?? [])];
  return {
    widgets: unique([...nodes.map(({ node }) => node.widget), ...(settings.remote?.widgets ?? []), ...(hasDialogs ? ["dialog"] : [])]),
    steps: unique([...steps.map((step) => step.do), ...(settings.remote?.steps ?? [])]),
    views: asks ? ["leaving"] : [],
    loads: screens.some(({ load = {} }) => Object.keys(load).length > 0),
    calls: unique(called).flatMap((name) => {
      const action = actions.get(name);
      return action ? [{ commits: action.commits, filled: action.intent?.filled, ...planCounted(action) }] : [];
    }),
  };
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)].sort();
}
