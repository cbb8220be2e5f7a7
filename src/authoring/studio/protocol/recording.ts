/** A session as somebody used it, with stand-ins for all that is private: in a file, and between the pages of the studio. */
import type { FlowTestAct } from "../../../core/format/index.ts";
import { isObject, parseJson } from "../../../core/json/index.ts";

export type RecordedAct = Exclude<FlowTestAct, { readonly wait: unknown }>;

/** One thing in order; `at` counts milliseconds from the opening. */
export type RecordedStep = { readonly at: number } & (
  | { readonly kind: "act"; readonly act: RecordedAct }
  | { readonly kind: "call"; readonly action: string; readonly input: unknown }
  | { readonly kind: "response"; readonly action: string; readonly body?: unknown; readonly failure?: string }
  /** What the shell replied to a message by which it was asked. */
  | { readonly kind: "reply"; readonly message: string; readonly body: unknown }
  /** A way out, a message to the shell, a dialog, a toast or another status. */
  | { readonly kind: "seen"; readonly what: string; readonly detail?: unknown }
);

export interface Recording {
  readonly layar: "recording";
  readonly version: 1;
  readonly screen: string;
  /** As `market+promotion`. */
  readonly variant: string;
  /** '' for the state of the server. */
  readonly scenario: string;
  readonly params: { readonly [name: string]: string };
  readonly online: boolean;
  readonly shell: boolean;
  /** In milliseconds since 1970, when the screen opened. */
  readonly now?: number;
  /** What the device kept of earlier visits. */
  readonly stored?: { readonly [name: string]: unknown };
  /** What the address or the shell said of the device and of who has it. */
  readonly launch?: { readonly [name: string]: string };
  /** Back leads out of the app. */
  readonly isFirst?: boolean;
  readonly inMessagingApp?: boolean;
  /** What was decided about the flags that the screen reads. */
  readonly flags?: { readonly [name: string]: boolean | number | string };
  readonly steps: readonly RecordedStep[];
}

/** Every string in a value. */
export function wordsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}

/** Undefined where the text is no recording. */
export function readRecording(text: string): Recording | undefined {
  const value = parseJson(text);
  const isRecording =
    isObject(value) &&
    value["layar"] === "recording" &&
    value["version"] === 1 &&
    [value["screen"], value["variant"], value["scenario"]].every((one) => typeof one === "string") &&
    isObject(value["params"]) &&
    Array.isArray(value["steps"]) &&
    value["steps"].every((step) => isObject(step) && typeof step["kind"] === "string" && typeof step["at"] === "number");
  return isRecording ? (value as unknown as Recording) : undefined;
}

/** An act as a line: what the user does, and where. */
export function describeAct(act: FlowTestAct): string {
  if ("tap" in act) return `tap ${act.tap}${entryOf(act)}`;
  if ("fill" in act) return `fill ${act.fill}${entryOf(act)} with ${JSON.stringify(act.with)}`;
  if ("event" in act) return `${act.event} ${act.on}${entryOf(act)}${act.with === undefined ? "" : ` with ${JSON.stringify(act.with)}`}`;
  return "wait" in act ? `wait ${act.wait} s` : act.do;
}

function entryOf({ entry }: { readonly entry?: number }): string {
  return entry === undefined ? "" : ` (${entry + 1}.)`;
}
