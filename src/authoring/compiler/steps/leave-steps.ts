// Steps that lead away from the screen or speak to the native shell.

import { types, union } from "../../../core/expression/index.ts";
import type { StepPlan } from "../../../core/format/index.ts";
import { compact } from "../plan/compact.ts";
import type { Catalogue } from "../project.ts";
import { type BrowserNeeds, needsOfMessage, type StepRecords, valuesIn } from "./step-record.ts";

/** Types that an address can have. */
const scalar = () => union(types.text, types.num, types.bool, types.null);
/** Types that a parameter of a screen can have: an amount goes on as its digits. */
const param = () => union(scalar(), types.amount);

type NativePlan = Extract<StepPlan, { readonly do: "native" }>;

/** The parameters of a message that are an address or a number. */
function guardsOf({ shell, shellSchemes }: Catalogue, key: string): Pick<NativePlan, "guards" | "schemes"> {
  const guards = Object.entries(shell.get(key)?.params ?? {}).flatMap(([name, type]) =>
    type === "url" || type === "phone" ? [[name, type] as const] : [],
  );
  if (guards.length === 0) return {};
  return compact({
    guards: Object.fromEntries(guards),
    schemes: guards.some(([, type]) => type === "url") && shellSchemes.length > 0 ? shellSchemes : undefined,
  });
}

/** Puts parameters into the path of a route. */
function fillsRoute(plan: StepPlan): BrowserNeeds {
  return "route" in plan && plan.route.includes(":") ? { runtime: ["fillRoute"] } : {};
}

/** What is refused, and a number that nothing can call, is said. */
function nativeNeeds({ guards, fallback }: NativePlan): BrowserNeeds {
  const parts = [...(guards ? ["guardParams"] : []), ...(fallback === "tel" || fallback === "url" ? ["openFallbackLink"] : [])];
  const { runtime = [], view } = needsOfMessage();
  return parts.length > 0 ? { runtime: [...parts, ...runtime], view } : {};
}

export const leaveSteps: Pick<StepRecords, "go" | "back" | "leave" | "native" | "track"> = {
  go: {
    values: ({ params }) => valuesIn("params", params, param),
    names: ({ screen }) => [{ kind: "screen", name: screen, path: ["screen"] }],
    opens: ({ screen, params = {} }) => ({ screen, params }),
    ends: () => true,
    leavesScreen: "always",
    sends: true,
    passesOn: true,
    link: ({ screen, params }) => (params === undefined ? { screen } : undefined),
    plan: ({ screen, params, replace }, planner) =>
      compact({
        do: "go",
        route: planner.routeOf(screen),
        params: planner.params(params, "params", screen),
        replace: replace || undefined,
      }),
    needs: fillsRoute,
  },
  back: {
    values: ({ params }) => valuesIn("params", params, param),
    names: ({ screen }) => [{ kind: "screen", name: screen, path: ["screen"] }],
    opens: ({ screen, params = {} }) => ({ screen, params }),
    ends: () => true,
    leavesScreen: "always",
    sends: true,
    plan: ({ screen, params }, planner) => ({
      do: "back",
      route: planner.routeOf(screen),
      params: planner.params(params, "params", screen),
    }),
    needs: fillsRoute,
  },
  leave: {
    branches: ({ refused }) => [{ path: ["refused"], steps: refused }],
    values: (step) => [
      { path: ["url"], value: step.url, text: "The address", want: () => types.text },
      ...valuesIn("with", step.with, scalar),
    ],
    ends: ({ refused }, context) => refused === undefined || context.steps(refused),
    leavesScreen: "always",
    passesOn: true,
    labels: ["linkRefused"],
    link: (step) => (step.addLaunchParams !== true && step.with === undefined ? { url: step.url } : undefined),
    plan: (step, planner) =>
      compact({
        do: "leave",
        url: planner.value(step.url, "url"),
        addLaunchParams: step.addLaunchParams || undefined,
        with: step.with && planner.values(step.with, "with"),
        download: step.download || undefined,
        replace: step.replace || undefined,
        asks: !step.direct || undefined,
        refused: planner.branch(step.refused, "refused"),
      }),
    needs: (plan) => needsOfMessage(plan.do === "leave" && plan.asks ? ["leaving"] : []),
  },
  native: {
    branches: ({ onReply, fallback }) => [
      { path: ["onReply"], steps: onReply },
      { path: ["fallback"], steps: fallback },
    ],
    values: ({ key, params }) => valuesIn("params", params, (wanted, name) => wanted.shellParam(key, name)),
    names: ({ key }) => [{ kind: "shellKey", name: key, path: ["key"] }],
    waits: ({ onReply }) => onReply !== undefined,
    response: ({ onReply }, { before, branch }) => {
      branch(["fallback"], before);
      return onReply === undefined ? before : branch(["onReply"], types.any);
    },
    leavesScreen: "sometimes",
    passesOn: true,
    labels: ["linkRefused", "noApp"],
    mayRunOnClose: true,
    plan: ({ key, params, onReply, fallback }, planner) =>
      compact({
        do: "native",
        action: planner.catalogue.shell.get(key)?.action ?? key,
        params: planner.values(params, "params"),
        ...guardsOf(planner.catalogue, key),
        onReply: planner.branch(onReply, "onReply"),
        fallback: planner.branch(fallback, "fallback") ?? planner.catalogue.shell.get(key)?.fallback ?? "none",
      }),
    // A message that names an address or a number has a fallback where there is no shell.
    needs: (plan) => (plan.do === "native" ? nativeNeeds(plan) : {}),
  },
  track: {
    values: ({ params }) => valuesIn("params", params, scalar),
    isSilent: true,
    changesNothing: true,
    mayRunOnClose: true,
    plan: ({ event, params }, planner) => ({
      do: "native",
      action: [...planner.catalogue.shell.values()].find(({ tracks }) => tracks)?.action ?? "track",
      params: { event, ...planner.values(params, "params") },
      fallback: "none",
    }),
  },
};
