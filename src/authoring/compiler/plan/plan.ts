// The plan phase: links names and writes compiled expressions. The browser gets nothing of a screen but its plan.

import type { LoadPlan, ScreenPlan } from "../../../core/format/index.ts";
import { joinPointer } from "../../../core/json/index.ts";
import { allSteps, isStored } from "../analyse/reads.ts";
import { readFixedText } from "../analyse/sites.ts";
import type { Analysis, ScreenContext } from "../project.ts";
import { namesIn } from "../steps/steps.ts";
import { walkNodes } from "../walk.ts";
import { compact } from "./compact.ts";
import { planActions, planCommits, planLooks } from "./plan-actions.ts";
import {
  changingReads,
  createPlanContext,
  loadsRead,
  type PlanContext,
  planExpression,
  planValue,
  planValues,
  sitesIn,
} from "./plan-context.ts";
import { planNodes } from "./plan-nodes.ts";
import { planFlow, planSteps } from "./plan-steps.ts";

function mapEntries<T, R>(entries: { readonly [name: string]: T } | undefined, map: (value: T, name: string) => R): { [name: string]: R } {
  return Object.fromEntries(Object.entries(entries ?? {}).map(([name, value]) => [name, map(value, name)]));
}

function planLoads(planning: PlanContext): ScreenPlan["load"] {
  return mapEntries(planning.screen.load, ({ action, input, failed, toast, optional }, name): LoadPlan => {
    const pointer = joinPointer("/load", name);
    return compact({
      action,
      input: planValues(planning, input, `${pointer}/input`),
      when: planExpression(planning, `${pointer}/when`),
      after: loadsRead(planning, [pointer]).filter((other) => other !== name),
      failed: readFixedText(planning.analysis, failed, `${pointer}/failed`),
      toast: toast || undefined,
      optional: optional || undefined,
    });
  });
}

function planState(planning: PlanContext): ScreenPlan["state"] {
  return mapEntries(planning.screen.state, (entry, name) => {
    const pointer = joinPointer("/state", name);
    if (typeof entry !== "object") return { initial: planValue(planning, entry, pointer) };
    return compact({
      initial: planValue(planning, entry.initial, `${pointer}/initial`),
      draft: entry.draft === true ? ("device" as const) : entry.draft || undefined,
    });
  });
}

function planNamedValues(planning: PlanContext): ScreenPlan["values"] {
  const { analysis, screen, valueReads } = planning;
  return Object.fromEntries(
    analysis.valueOrder.map((name) => {
      const value = planValue(planning, screen.values?.[name] ?? null, joinPointer("/values", name));
      return [name, { value, reads: (valueReads.get(name) ?? []).filter(isStored) }];
    }),
  );
}

function planDialogs(planning: PlanContext): ScreenPlan["dialogs"] {
  return mapEntries(planning.screen.dialogs, (dialog, name) => {
    const pointer = joinPointer("/dialogs", name);
    const reads = changingReads(planning, [`${pointer}/title`]);
    return compact({
      title: planValue(planning, dialog.title, `${pointer}/title`),
      reads: reads.length === 0 ? undefined : reads,
      dismissible: dialog.dismissible ?? true,
      body: planNodes(planning, dialog.body, `${pointer}/body`),
      actions: planNodes(planning, dialog.actions, `${pointer}/actions`),
      onClose: planFlow(planning, dialog.onClose, `${pointer}/onClose`),
    });
  });
}

function readsNow(planning: PlanContext): true | undefined {
  return sitesIn(planning, "").some(({ checked }) => checked.reads.includes("now")) || undefined;
}

/** Whether a node of the screen is its main part, which then is not the screen as a whole. */
function hasMain({ screen, catalogue }: PlanContext): boolean {
  return screen.body.some(({ widget }) => catalogue.widgets.get(widget)?.landmark === "main");
}

/** What the screen reads of a root that the catalogue declares: values on the device, which need a type only then, and flags. */
function planRead<T>(planning: PlanContext, root: "flags" | "stored", declared: Iterable<readonly [string, T]>) {
  const reads = sitesIn(planning, "").flatMap(({ checked }) => checked.reads);
  const read = [...declared].filter(([name]) => reads.some((path) => path === root || `${path}.`.startsWith(`${root}.${name}.`)));
  return read.length > 0 ? Object.fromEntries(read) : undefined;
}

function planFlags(planning: PlanContext): ScreenPlan["flags"] {
  const declared = Object.entries(planning.catalogue.settings.flags ?? {});
  return planRead(
    planning,
    "flags",
    declared.map(([name, { description: _, ...flag }]) => [name, flag]),
  );
}

/** Cookies that the screen reads, writes or clears. */
function planCookies({ screen, catalogue }: PlanContext, read: ScreenPlan["stored"] = {}): ScreenPlan["cookies"] {
  const named = [...allSteps(screen)].flatMap((step) => namesIn(step, "stored").map(({ name }) => name));
  const used = catalogue.cookies.filter((name) => name in read || named.includes(name));
  return used.length > 0 ? used : undefined;
}

/** Texts and messages of rules that keep another language than the screen's, so that a screen reader can pronounce them. */
function planOtherLanguages({ screen, catalogue, analysis: { variant } }: PlanContext): ScreenPlan["otherLanguages"] {
  if (variant.isChosen) return undefined;
  const messages = [...walkNodes(screen)].flatMap(({ node }) => (node.rules ?? []).map((name) => catalogue.rules.get(name)?.message));
  const kept = [...messages, ...[...variant.texts.values()].map(({ entry }) => entry)].flatMap((entry): [string, string][] => {
    const language = entry?.language;
    const text = language === undefined || language === variant.language ? undefined : entry?.[language];
    return typeof text === "string" && language !== undefined ? [[text, catalogue.languages.get(language)?.tag ?? language]] : [];
  });
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

export interface PlanOptions extends Partial<Pick<PlanContext, "isPlain">> {
  /** API host whose names on the wire the plan has; without a mapping of its own it gets the default one. */
  readonly host?: string;
}

/** Makes the plan of a variant whose analysis has no errors; a site with an error becomes null. */
export function planVariant(context: ScreenContext, analysis: Analysis, { host = "default", isPlain }: PlanOptions = {}): ScreenPlan {
  const planning = createPlanContext(context, analysis, isPlain);
  const { screen, market, language } = analysis.variant;
  const stored = planRead(planning, "stored", planning.catalogue.stored);
  return compact({
    version: 1,
    id: screen.id,
    route: screen.route,
    market: market.id,
    language,
    otherLanguages: planOtherLanguages(planning),
    title: planValue(planning, screen.title, "/title"),
    replacedBy: planExpression(planning, "/replacedBy"),
    params: mapEntries(screen.params, (kind) => (kind.startsWith("amount") ? "amount" : "text")),
    load: planLoads(planning),
    state: planState(planning),
    values: planNamedValues(planning),
    timers: mapEntries(screen.timers, ({ seconds, stored }) => compact({ seconds, stored: stored === true ? (true as const) : undefined })),
    stored,
    flags: planFlags(planning),
    cookies: planCookies(planning, stored),
    root: hasMain(planning) ? ("div" as const) : undefined,
    body: planNodes(planning, screen.body, "/body"),
    dialogs: planDialogs(planning),
    flows: mapEntries(screen.flows, (steps, name) => planSteps(planning, steps, joinPointer("/flows", name))),
    onOpen: planFlow(planning, screen.onOpen, "/onOpen"),
    onReady: planFlow(planning, screen.onReady, "/onReady"),
    onClose: planFlow(planning, screen.onClose, "/onClose"),
    actions: planActions(planning, host),
    commits: planCommits(planning),
    looks: planLooks(planning),
    ticks: readsNow(planning),
  });
}
