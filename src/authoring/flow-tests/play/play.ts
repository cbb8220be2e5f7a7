// What a user does and what happens around, as the view and the page hand it to a session.

import type { FlowTestAct } from "../../../core/format/index.ts";
import { findNearest, isObject, joinPointer } from "../../../core/json/index.ts";
import type { OpenedTest } from "../open/open-test.ts";
import type { Found } from "./finding.ts";
import { listShown, type ShownNode } from "./shown-nodes.ts";

type Act<K extends string> = Extract<FlowTestAct, { readonly [Key in K]: unknown }>;
type Deed = Act<"do">["do"];

/** Lets everything happen that needs no time. */
export async function untilQuiet(opened: OpenedTest): Promise<void> {
  const turns = 4;
  let before = opened.activity();
  for (let quiet = 0; quiet < turns; ) {
    await new Promise((resolve) => setImmediate(resolve));
    quiet = opened.activity() === before ? quiet + 1 : 0;
    before = opened.activity();
  }
  // As the view draws what is shown.
  for (const { node, frame } of listShown(opened)) node.props(frame);
}

/** Why an act cannot happen; undefined after it has. */
export async function play(opened: OpenedTest, act: FlowTestAct, pointer: string): Promise<Found | undefined> {
  const problem = await perform(opened, act);
  await untilQuiet(opened);
  return problem && { pointer: joinPointer(pointer, problem.on), message: problem.message, ...(problem.help && { help: problem.help }) };
}

interface Refusal {
  /** Part of the act that is to blame. */
  readonly on: string;
  readonly message: string;
  readonly help?: string;
}

async function perform(opened: OpenedTest, act: FlowTestAct): Promise<Refusal | undefined> {
  if ("tap" in act) return emit(opened, { ...act, event: "tap", on: act.tap }, "tap");
  if ("event" in act) return emit(opened, act, "on");
  if ("fill" in act) return fill(opened, act);
  if ("wait" in act) return pass(opened, act.wait);
  return runDeed(opened, act.do);
}

interface Emitted {
  readonly event: string;
  readonly on: string;
  readonly with?: unknown;
  readonly entry?: number;
}

function emit(opened: OpenedTest, { event, on, with: payload, entry }: Emitted, part: string): Refusal | undefined {
  const found = findNode(opened, { id: on, entry }, part);
  if ("message" in found) return found;
  const { node, frame } = found;
  const events = Object.keys(node.plan.on ?? {});
  if (!events.includes(event)) return { on: part, message: `\`${on}\` does nothing on \`${event}\`.`, help: helpWith(event, events) };
  const { enabled, busy } = node.props(frame);
  if (enabled === false) return { on: part, message: `\`${on}\` cannot be tapped: its \`enabled\` is false.` };
  if (busy === true) return { on: part, message: `\`${on}\` cannot be tapped: it is busy.` };
  void opened.session.emit(node, event, withFiles(payload), frame);
  return undefined;
}

function fill(opened: OpenedTest, { fill: id, with: value, entry }: Act<"fill">): Refusal | undefined {
  const found = findNode(opened, { id, entry }, "fill");
  if ("message" in found) return found;
  if (found.node.plan.bind === undefined) return { on: "fill", message: `\`${id}\` has no \`bind\`, so nothing can be filled in.` };
  opened.session.change(found.node, withFiles(value), found.frame);
  return undefined;
}

/** Second by second, because what one second starts may wait for the next. */
async function pass(opened: OpenedTest, seconds: number): Promise<undefined> {
  for (let left = seconds * 1000; left > 0; left -= 1000) {
    opened.clock.advance(Math.min(left, 1000));
    await untilQuiet(opened);
  }
  return undefined;
}

function runDeed({ session }: OpenedTest, deed: Deed): Refusal | undefined {
  const { status, dialog, leaving } = session.store.getState();
  if (deed === "retry") {
    if (status !== "failed") return { on: "do", message: "The screen has not failed, so nobody is offered a retry." };
    session.retry();
  } else if (deed === "dismiss") {
    if (dialog === null) return { on: "do", message: "No dialog is open." };
    if (session.dialogs[dialog]?.plan.dismissible === false) return { on: "do", message: `The dialog \`${dialog}\` cannot be dismissed.` };
    session.closeDialog();
  } else if (deed === "goOn" || deed === "stay") {
    if (leaving === undefined) return { on: "do", message: "Nobody is asked whether to leave." };
    leaving.decide(deed === "goOn");
  } else if (deed === "close") session.close();
  else session.setOnline(deed === "online");
  return undefined;
}

function findNode(
  opened: OpenedTest,
  { id, entry = 0 }: { readonly id: string; readonly entry?: number },
  on: string,
): ShownNode | Refusal {
  const shown = listShown(opened);
  const named = shown.filter(({ node }) => node.plan.id === id);
  const found = named[entry];
  if (found === undefined) {
    if (named.length > 0) return { on: "entry", message: `\`${id}\` is shown ${named.length} times.` };
    const ids = shown.map(({ node }) => node.plan.id);
    return { on, message: `No node \`${id}\` is shown.`, help: helpWith(id, ids) };
  }
  return found.isCovered ? { on, message: `\`${id}\` lies below the open dialog.` } : found;
}

function helpWith(name: string, known: readonly string[]): string {
  const near = findNearest(name, known);
  return near === undefined ? `There is: ${[...new Set(known)].join(", ")}.` : `Did you mean \`${near}\`?`;
}

/** `{ "file": "a.png" }` is a photo, at any depth. */
function withFiles(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withFiles);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) =>
      name === "file" && typeof part === "string" ? [name, new File(["photo"], part, { type: "image/png" })] : [name, withFiles(part)],
    ),
  );
}
