// A screen from the network becomes a plan, or a reason why not.

import type { MarketDefinition, ScreenDefinition, ScreenPlan } from "../../../core/format/index.ts";
import { firstLanguage } from "../../../core/market/index.ts";
import { findProblem, remoteChecks } from "../../checker/index.ts";
import { analyseVariant, expandDefinition, planVariant, type ScreenContext, type Variant } from "../../compiler/index.ts";
import { addConsents, type Consented, type ConsentSource } from "./consent.ts";
import { measure } from "./measure.ts";
import { createContext, type RemoteSource } from "./project.ts";
import type { Refusal } from "./refusal.ts";
import { refuse } from "./refuse.ts";

/** The screen in whose place it stands: its name, address and parameters stay. */
export type Host = Pick<ScreenPlan, "id" | "route"> & ConsentSource;

export type RemoteRead = (Consented & { readonly plan: ScreenPlan }) | { readonly refusal: Refusal };

/** Whether a value has the shape of a screen's definition; compiled from the schemas by the build. */
export type ScreenValidator = ((value: unknown) => value is ScreenDefinition) & {
  readonly errors?: readonly { readonly instancePath: string }[] | null;
};

/** Gives what takes in a value that may be anything. That never throws. */
export function createReader({ market, ...source }: RemoteSource, isScreen: ScreenValidator): (value: unknown, host: Host) => RemoteRead {
  const context = createContext({ market, ...source });
  return (value, host) => {
    try {
      return read(value, { context, market, isScreen, limited: source.settings }, host);
    } catch {
      return { refusal: { path: "", reason: "cannot-be-read" } };
    }
  };
}

interface ReadContext {
  readonly context: ScreenContext;
  readonly market: MarketDefinition;
  readonly isScreen: ScreenValidator;
  readonly limited: RemoteSource["settings"];
}

function read(given: unknown, { limited, isScreen, ...context }: ReadContext, host: Host): RemoteRead {
  const { remote } = limited;
  const large = measure(given, remote.limits);
  if (large) return { refusal: large };
  const { value, problems } = expandDefinition("screen", { file: "", value: given });
  if (problems[0]) return { refusal: { path: problems[0].at.pointer, reason: "shape" } };
  if (!isScreen(value)) return { refusal: { path: isScreen.errors?.[0]?.instancePath ?? "", reason: "shape" } };
  const refused = refuse(value, limited, context.context.catalogue);
  if (refused) return { refusal: refused };
  const made = plan(value, context, host);
  if ("refusal" in made) return made;
  const whole = addConsents(made.plan, host, remote);
  return "reason" in whole ? { refusal: whole } : whole;
}

function plan(
  given: ScreenDefinition,
  { context, market }: Omit<ReadContext, "limited" | "isScreen">,
  { id, route }: Host,
): { readonly plan: ScreenPlan } | { readonly refusal: Refusal } {
  const screen = { ...given, id, route, language: firstLanguage(market) };
  // It may lead to the screen in whose place it stands, as the built-in one may.
  const { catalogue, directory } = context;
  const screens = new Map([...directory.screens, [id, screen]]);
  const ownContext = { catalogue, directory: { ...directory, screens } };
  const variant: Variant = {
    screen,
    market,
    language: firstLanguage(market),
    isChosen: false,
    name: market.id,
    texts: new Map(),
    fragmentTextsAt: () => undefined,
    overlays: [],
    originOf: (pointer) => ({ file: "", pointer, on: "value", layer: "promotion" }),
  };
  const analysis = analyseVariant({ catalogue }, variant);
  const problem = findProblem(remoteChecks, ownContext, analysis);
  if (problem) return { refusal: { path: problem.at.pointer, reason: problem.check } };
  return { plan: planVariant(ownContext, analysis) };
}
