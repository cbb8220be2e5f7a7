// What a user does and what happens around, as the view and the page hand it to a session.
import type { Session } from "../../../browser/runtime/index.ts";
import type { FlowTestAct } from "../../../core/format/index.ts";
import { findNearest, isObject } from "../../../core/json/index.ts";
import { count } from "../../../core/text/index.ts";
import { listShown, type ShownNode } from "./shown-nodes.ts";

type Act<K extends string> = Extract<FlowTestAct, { readonly [Key in K]: unknown }>;
type Deed = Act<"do">["do"];

interface Refusal {
  /** Part of the act that is to blame. */
  readonly on: string;
  readonly message: string;
  readonly help?: string;
}

/** Does it. Gives why it cannot happen as things stand. `reload` opens the screen again; without it no page is loaded again. */
export function perform(session: Session, act: Exclude<FlowTestAct, Act<"wait">>, reload?: () => void): Refusal | undefined {
  if ("tap" in act) return emit(session, { ...act, event: "tap", on: act.tap }, "tap");
  if ("event" in act) return emit(session, act, "on");
  if ("fill" in act) return fill(session, act);
  if (act.do !== "reload") return runDeed(session, act.do);
  if (!reload) return { on: "do", message: "The page cannot be loaded again here." };
  reload();
  return undefined;
}

interface Emitted {
  readonly event: string;
  readonly on: string;
  readonly with?: unknown;
  readonly entry?: number;
}

function emit(session: Session, { event, on, with: payload, entry }: Emitted, part: string): Refusal | undefined {
  const found = findNode(session, { id: on, entry }, part);
  if ("message" in found) return found;
  const { node, frame } = found;
  const events = Object.keys(node.plan.on ?? {});
  if (!events.includes(event))
    return { on: part, message: `\`${on}\` does nothing on \`${event}\`.`, help: helpWithEvent(session, event, events) };
  const { enabled, busy } = node.props(frame);
  if (enabled === false) return { on: part, message: `\`${on}\` cannot be tapped: its \`enabled\` is false.` };
  if (busy === true) return { on: part, message: `\`${on}\` cannot be tapped: it is busy.` };
  void session.emit(node, event, withFiles(payload), frame);
  return undefined;
}

function fill(session: Session, { fill: id, with: value, entry }: Act<"fill">): Refusal | undefined {
  const found = findNode(session, { id, entry }, "fill");
  if ("message" in found) return found;
  if (found.node.plan.bind === undefined) return { on: "fill", message: `\`${id}\` has no \`bind\`, so nothing can be filled in.` };
  session.change(found.node, withFiles(value), found.frame);
  return undefined;
}

function runDeed(session: Session, deed: Exclude<Deed, "reload">): Refusal | undefined {
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
  else if (deed === "return") session.returned();
  else session.setOnline(deed === "online");
  return undefined;
}

function findNode(session: Session, { id, entry = 0 }: { readonly id: string; readonly entry?: number }, on: string): ShownNode | Refusal {
  const shown = listShown(session);
  const named = shown.filter(({ node }) => node.plan.id === id);
  const found = named[entry];
  if (found === undefined) {
    if (named.length > 0) return { on: "entry", message: `\`${id}\` is shown ${count(named.length, "time")}.` };
    const ids = shown.map(({ node }) => node.plan.id);
    return { on, message: `No node \`${id}\` is shown.`, help: helpWith(id, ids) };
  }
  return found.isCovered ? { on, message: `\`${id}\` lies below the open dialog.` } : found;
}

/** A node without any event is not the one that is meant. */
function helpWithEvent(session: Session, event: string, events: readonly string[]): string {
  if (events.length > 0) return helpWith(event, events);
  const others = listShown(session).filter(({ node }) => Object.hasOwn(node.plan.on ?? {}, event));
  const ids = [...new Set(others.map(({ node }) => node.plan.id))];
  return ids.length === 0 ? "Nothing that is shown does anything on it." : `What does: ${ids.join(", ")}.`;
}

function helpWith(name: string, known: readonly string[]): string {
  const near = findNearest(name, known);
  return near === undefined ? `There is: ${[...new Set(known)].join(", ") || "none"}.` : `Did you mean \`${near}\`?`;
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
