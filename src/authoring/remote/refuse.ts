// What a screen from the network may name: the lists of `screens/catalogue/settings.json` decide, whatever the catalogue has.

import type { ActionDefinition, ScreenDefinition, Settings, StepDefinition } from "../../core/format/index.ts";
import { isContainer, joinPointer } from "../../core/json/index.ts";
import { namesIn, walkNodes, walkStarts, walkSteps } from "../compiler/index.ts";
import { countSteps } from "./flow-cost.ts";
import type { Refusal } from "./refusal.ts";
import { refuseWithoutTap } from "./tap-rules.ts";

type Remote = NonNullable<Settings["remote"]>;

/** A text that an engine could take for an address, in whatever spelling. */
const address = /^[\s\u00a0\u3000]*(?:[a-z][a-z0-9+.-]*:(?:\/|\\)|(?:javascript|vbscript|data|file|blob|about|tel|sms|intent):|[/\\]{2})/i;
/** One of the pictures that ship with the project, of which only its own screens know the address. */
const picture = /^\s*picture:|['"]picture:/;
/** The page's own paths that ask the server for something. */
const api = /^\s*\/api\//i;

type Actions = ReadonlyMap<string, ActionDefinition>;

function* facts(screen: ScreenDefinition, remote: Remote, actions: Actions): Generator<Refusal | undefined> {
  yield* ofParts(screen, remote);
  yield* ofNodes(screen, remote);
  for (const { step, pointer } of allSteps(screen)) yield* ofStep(step, pointer, remote);
  yield* ofTexts(screen, "", remote);
  yield refusedIf(countSteps(screen) > remote.limits.steps, "/flows", "steps");
  yield refuseWithoutTap(screen, actions);
}

/** The first thing in a screen that it may not have. */
export function refuse(screen: ScreenDefinition, remote: Remote, actions: Actions): Refusal | undefined {
  for (const refusal of facts(screen, remote, actions)) if (refusal) return refusal;
  return undefined;
}

function refusedIf(isRefused: boolean, path: string, reason: string): Refusal | undefined {
  return isRefused ? { path, reason } : undefined;
}

function* ofParts(screen: ScreenDefinition, remote: Remote): Generator<Refusal | undefined> {
  yield refusedIf(screen.replacedBy !== undefined, "/replacedBy", "remote-again");
  yield refusedIf(screen.fragments !== undefined, "/fragments", "remote-fragment");
  for (const [name, entry] of Object.entries(screen.state ?? {}))
    yield refusedIf(typeof entry === "object" && Boolean(entry.draft), joinPointer("/state", name, "draft"), "remote-draft");
  for (const [name, { action }] of Object.entries(screen.load ?? {}))
    yield refusedIf(!remote.actions.includes(action), joinPointer("/load", name, "action"), "remote-action");
}

function* ofNodes(screen: ScreenDefinition, remote: Remote): Generator<Refusal | undefined> {
  const repeated = new Set<string>();
  const nodes = [...walkNodes(screen)];
  // A page without a way on would be replaced by the one that says that it cannot be shown; the built-in screen is of more use.
  yield refusedIf(!nodes.some(({ node }) => node.on), "/body", "remote-way-on");
  for (const { node, pointer, parent } of nodes) {
    yield refusedIf(!remote.widgets.includes(node.widget), `${pointer}/widget`, "remote-widget");
    const isInside = parent !== undefined && repeated.has(parent.pointer);
    yield refusedIf(node.each !== undefined && (isInside || (node.page ?? 0) > remote.limits.entries), `${pointer}/each`, "remote-repeat");
    if (isInside || node.each !== undefined) repeated.add(pointer);
  }
}

function* allSteps(screen: ScreenDefinition): Generator<{ readonly step: StepDefinition; readonly pointer: string }> {
  for (const [name, steps] of Object.entries(screen.flows ?? {})) yield* walkSteps(steps, joinPointer("/flows", name));
  for (const { flow, pointer } of walkStarts(screen)) if (typeof flow !== "string") yield* walkSteps(flow, pointer);
}

function* ofStep(step: StepDefinition, pointer: string, remote: Remote): Generator<Refusal | undefined> {
  yield refusedIf(!remote.steps.some((name) => name === step.do), `${pointer}/do`, "remote-step");
  for (const { name, path } of namesIn(step, "action"))
    yield refusedIf(!remote.actions.includes(name), joinPointer(pointer, ...path), "remote-action");
  for (const { name, path } of namesIn(step, "screen"))
    yield refusedIf(!remote.screens.includes(name), joinPointer(pointer, ...path), "remote-screen");
  if (step.do === "leave") {
    yield refusedIf(!isListed(step.url, remote), `${pointer}/url`, "remote-address");
    yield refusedIf(step.addLaunchParams === true, `${pointer}/addLaunchParams`, "remote-common");
  }
}

/** Texts anywhere: one that is an address must be of a listed host, and none asks our own server for anything. */
function* ofTexts(value: unknown, path: string, remote: Remote): Generator<Refusal | undefined> {
  if (typeof value === "string") {
    yield refusedIf(picture.test(value), path, "remote-picture");
    yield refusedIf(api.test(value) || (address.test(value) && !isListed(value, remote)), path, "remote-address");
  } else if (isContainer(value)) for (const [name, part] of Object.entries(value)) yield* ofTexts(part, joinPointer(path, name), remote);
}

/** Only an address that is written out can be looked at before it is used. */
function isListed(url: unknown, { hosts }: Remote): boolean {
  if (typeof url !== "string" || !/^https:\/\/[a-z0-9.-]+(?::[0-9]+)?(?:[/?#][^{}\\\s]*)?$/.test(url)) return false;
  try {
    const { host, username, password } = new URL(url);
    return username === "" && password === "" && hosts.includes(host);
  } catch {
    return false;
  }
}
