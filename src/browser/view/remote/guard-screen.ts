// A screen from the network with what holds it while it runs: its budget, and the consent that must be in sight.
import type { NodePlan, ScreenPlan, StepPlan } from "../../../core/format/index.ts";
import type { Run, ScreenModule, SessionContext } from "../../runtime/index.ts";
import type { Widgets } from "../render-context.ts";
import { type Consents, guardConsents } from "./consent-in-sight.ts";
import { createMeter, limitsOf, type Meter } from "./meter.ts";
import { meterBuiltins } from "./metered-builtins.ts";
import { meterWidgets } from "./metered-widgets.tsx";

interface Given<M> {
  readonly screen: M;
  /** The built-in screen, which takes its place again when the budget is exceeded. */
  readonly host: ScreenModule;
  readonly limits: Parameters<typeof limitsOf>[0];
  readonly consents: Consents;
}

export function guardScreen<M extends ScreenModule & { readonly widgets: Widgets }>({ screen, host, consents, ...given }: Given<M>): M {
  const limits = limitsOf(given.limits);
  const meter = createMeter(limits, (then) => void setTimeout(then));
  const { openCommits } = screen.features;
  return {
    ...screen,
    plan: withoutShortCuts(screen.plan),
    builtins: (market) => meterBuiltins(screen.builtins(market), meter),
    widgets: meterWidgets(screen.widgets, meter, limits.shownLetters),
    steps: guardSteps(screen.steps, meter, guardConsents(consents, screen.language.labels.consentFirst)),
    features: {
      ...screen.features,
      // It is the last part of a session that opens, and gets all of it.
      openCommits: openCommits && ((context) => [openCommits(context), watch(context, meter, host)][0]),
    },
  };
}

/** Shows the built-in screen when the budget is exceeded, and reports it. */
function watch(context: SessionContext, meter: Meter, host: ScreenModule): void {
  meter.onExcess((reason) => {
    context.report("remote-screen-refused", { path: "", reason });
    setTimeout(() => context.ports.replace?.({ ...host, settings: undefined, reader: undefined }));
  });
  meter.holds(context.screenState.api.getState().state);
}

type Steps = ScreenModule["steps"];

/** Written as a method, so that a step of any kind fits. */
interface AnyStep {
  take(context: SessionContext, step: StepPlan, run: Run): ReturnType<NonNullable<Steps["call"]>>;
}

function guardSteps(steps: Steps, meter: Meter, guard: ReturnType<typeof guardConsents>): Steps {
  const guarded = (take: AnyStep["take"]): AnyStep["take"] => {
    return (context, step, run) => {
      guard.note(run);
      if (meter.isOver() || (step.do === "call" && !guard.mayCall(step.action, run, context))) return false;
      const outcome = take(context, step, run);
      meter.holds(context.screenState.api.getState().state);
      return outcome;
    };
  };
  return Object.fromEntries(Object.entries(steps).map(([name, take]) => [name, guarded(take)]));
}

/** So that each widget is mounted, and can be counted. */
function withoutShortCuts(plan: ScreenPlan): ScreenPlan {
  const nodes = (of: readonly NodePlan[]): NodePlan[] =>
    of.map((node) => ({
      ...node,
      draw: undefined,
      children: node.children && nodes(node.children),
      slots: node.slots && Object.fromEntries(Object.entries(node.slots).map(([slot, inner]) => [slot, nodes(inner)])),
    }));
  const dialogs = Object.entries(plan.dialogs).map(
    ([name, dialog]) => [name, { ...dialog, body: nodes(dialog.body), actions: nodes(dialog.actions) }] as const,
  );
  return { ...plan, body: nodes(plan.body), dialogs: Object.fromEntries(dialogs) };
}
