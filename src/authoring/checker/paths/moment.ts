/** What has happened on one way through the steps of an event, and what a step adds to it. */
import type { StepDefinition } from "../../../core/format/index.ts";
import { recordOf } from "../../compiler/index.ts";

/** What has happened on one way through the steps. */
export interface Moment {
  /** Ids of the nodes whose rules have run. */
  readonly validated: readonly string[];
  /** Flags that were set to what they are not at first: the pointer of the step, and whether a call has been waited for since. */
  readonly raised: { readonly [path: string]: { readonly by: string; readonly hasWaited: boolean } };
  /** A commit has succeeded. */
  readonly committed?: true;
  /** The call that was the last step. */
  readonly lastCall?: string;
  /** Steps that always show an outcome, and have run since the start or the last call. */
  readonly shown: readonly Shown[];
  /** The commit that has succeeded, as long as nothing that the user notices has followed. */
  readonly silent?: string;
  /** The widget has got its reply. */
  readonly hasReplied?: true;
  /** Actions that have failed on this way. */
  readonly failed: readonly string[];
  /** The open dialog, `null` when none is; absent when nobody knows, as after a wait. */
  readonly dialog?: string | null;
}

interface Shown {
  readonly by: string;
  readonly step: "toast" | "timer" | "open" | "close" | "clear";
  /** The dialog that is opened or closed. */
  readonly dialog?: string;
}

/** Ways that differ in nothing that is asked for are one; beyond this many the rest is left out. */
const maxWays = 64;

export const start: Moment = { validated: [], raised: {}, shown: [], failed: [] };

export function distinct(moments: readonly Moment[]): Moment[] {
  return [...new Map(moments.map((one) => [JSON.stringify(one), one])).values()].slice(0, maxWays);
}

/** What the user does not see by itself. */
const unseen: readonly StepDefinition["do"][] = [
  "track",
  "clear",
  "store",
  "timer",
  "focus",
  "wait",
  "run",
  "if",
  "call",
  "settle",
  "stop",
];

export function isNoticed(step: StepDefinition): boolean {
  return !unseen.includes(step.do);
}

export function withoutSilence({ silent: _, ...moment }: Moment): Moment {
  return moment;
}

/** What a step without branches that the user sees leaves behind. */
export function show(step: StepDefinition, by: string, moment: Moment): Moment {
  const isSure = !("when" in step) || step.when === undefined;
  const noted = (shown: Omit<Shown, "by">): Pick<Moment, "shown"> => ({
    shown: isSure ? [...moment.shown, { by, ...shown }] : moment.shown,
  });
  switch (step.do) {
    case "toast":
    case "timer":
      return { ...moment, ...noted({ step: step.do }) };
    case "clear":
      return step.names === undefined ? { ...moment, ...noted({ step: step.do }) } : moment;
    case "open":
      return {
        ...withoutDialog(moment),
        ...noted({ step: "open", dialog: step.dialog }),
        ...(step.ifFrameable === undefined && { dialog: step.dialog }),
      };
    case "close":
      return { ...moment, ...noted({ step: "close", ...(typeof moment.dialog === "string" && { dialog: moment.dialog }) }), dialog: null };
    default:
      return recordOf(step).waits === undefined ? moment : withoutDialog(moment);
  }
}

function withoutDialog({ dialog: _, ...moment }: Moment): Moment {
  return moment;
}

export function forget({ lastCall: _, ...moment }: Moment): Moment {
  return moment;
}

export function setFlag(moment: Moment, { path, isRaised, pointer }: { path: string; isRaised: boolean; pointer: string }): Moment {
  const { [path]: _, ...raised } = moment.raised;
  return { ...moment, raised: isRaised ? { ...raised, [path]: { by: pointer, hasWaited: false } } : raised };
}

export function waited(moment: Moment): Moment {
  const raised = Object.entries(moment.raised).map(([path, flag]) => [path, { ...flag, hasWaited: true }] as const);
  return { ...withoutDialog(forget(withoutSilence(moment))), raised: Object.fromEntries(raised), shown: [] };
}
