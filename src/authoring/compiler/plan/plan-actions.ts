// The actions that a screen uses, with the names that one API host wants on the wire.
import type { ActionDefinition, ActionPlan, ScreenDefinition, ScreenPlan, StepPlan, WireMapping } from "../../../core/format/index.ts";
import { isObject, joinPointer, readOwn } from "../../../core/json/index.ts";
import { clientOf, findWire, successOf } from "../../../core/market/index.ts";
import { allSteps, locatedSteps, readsIn } from "../analyse/reads.ts";
import { settlementSites } from "../analyse/settlement.ts";
import type { Catalogue } from "../project.ts";
import { namesIn } from "../steps/steps.ts";
import { walkStarts, walkSteps } from "../walk.ts";
import { compact } from "./compact.ts";
import { planAmountPaths, planCounted } from "./plan-amounts.ts";
import { type PlanContext, planValue, planValues } from "./plan-context.ts";
import { planFlow } from "./plan-steps.ts";

type NameMap = { readonly [name: string]: string };

/** Names of all fields at any depth, so that only mappings that matter ship. */
function fieldNames(catalogue: Catalogue, answer: unknown): Set<string> {
  const found = new Set<string>();
  const seen = new Set<unknown>();
  const enter = (schema: unknown): void => {
    if (Array.isArray(schema)) schema.forEach(enter);
    if (!isObject(schema) || seen.has(schema)) return;
    seen.add(schema);
    if (typeof schema["$ref"] === "string") enter(catalogue.resolve(schema["$ref"]));
    for (const [name, part] of Object.entries(isObject(schema["properties"]) ? schema["properties"] : {})) {
      found.add(name);
      enter(part);
    }
    for (const word of ["items", "oneOf", "anyOf", "allOf", "additionalProperties"]) enter(schema[word]);
  };
  enter(answer);
  return found;
}

function pickNames(map: NameMap, names: ReadonlySet<string>): NameMap | undefined {
  const picked = Object.entries(map).filter(([name, wire]) => names.has(name) && name !== wire);
  return picked.length === 0 ? undefined : Object.fromEntries(picked);
}

interface Hosted {
  readonly catalogue: Catalogue;
  /** What the wire files say of the API host. */
  readonly wire: WireMapping;
  readonly screen: ScreenDefinition;
}

function planWire({ catalogue, wire }: Hosted, name: string, action: ActionDefinition): ActionPlan["wire"] {
  const mapping = wire.actions ?? {};
  const [all, own] = [mapping["*"], mapping[name]];
  const inputs = new Set([...Object.keys(action.request?.properties ?? {}), ...Object.keys(action.constants ?? {})]);
  const fields = fieldNames(catalogue, action.answer);
  const request = pickNames({ ...all?.request, ...own?.request }, inputs);
  const answer = pickNames({ ...all?.answer, ...own?.answer }, fields);
  return request === undefined && answer === undefined ? undefined : compact({ request, answer });
}

function hasNames(group: object | undefined): boolean {
  return group !== undefined && Object.keys(group).length > 0;
}

function planOffer({ screen }: Hosted, { intent, awaits = [] }: ActionDefinition): NonNullable<ActionPlan["commits"]>["offer"] {
  if (intent?.offer === undefined) return undefined;
  const loads = Object.entries(screen.load ?? {}).flatMap(([name, { action }]) => (intent.offer?.includes(action) ? [name] : []));
  const inputs = intent.offer.filter((name) => !awaits.includes(name));
  return compact({ inputs: inputs.length > 0 ? inputs : undefined, loads: loads.length > 0 ? loads : undefined });
}

const defaultHeader = "Idempotency-Key";

function planCommit(hosted: Hosted, name: string, action: ActionDefinition): ActionPlan["commits"] {
  const { catalogue, wire } = hosted;
  const { commits, intent, settledBy, codes = {} } = action;
  if (commits !== true) return undefined;
  const doneCodes = Object.entries(codes).flatMap(([code, meaning]) => (typeof meaning === "object" && meaning.done ? [code] : []));
  const header = wire.idempotencyHeader ?? defaultHeader;
  const sites = new Map(settlementSites(catalogue, name).map((site) => [site.pointer, site]));
  const siteAt = (pointer: string) => sites.get(pointer);
  const judging = [...sites.values()].filter(({ pointer }) => pointer !== "/says");
  const by = readsIn(judging, "").flatMap((path) => (path.startsWith("input.") ? (path.split(".")[1] ?? []) : []));
  return compact({
    header: header === false ? undefined : header,
    aside: intent?.aside,
    filled: intent?.filled,
    inputs: intent?.inputs,
    knownBy: intent?.knownBy,
    offer: planOffer(hosted, action),
    isGiven: intent?.given === undefined ? undefined : (true as const),
    doneCodes: doneCodes.length > 0 ? doneCodes : undefined,
    settledBy:
      settledBy &&
      compact({
        action: settledBy.action,
        input: planValues({ analysis: { siteAt } }, settledBy.input, "/input"),
        done: siteAt("/done")?.checked.ast ?? false,
        missing: siteAt("/missing")?.checked.ast ?? false,
        // What has the same words and is known by something else is another.
        by: by.length > 0 ? [...new Set([...by, ...(intent?.knownBy ?? [])])].sort() : undefined,
        emptyIsMissing: settledBy.emptyIsMissing,
        says: settledBy.says === undefined ? undefined : planValue({ analysis: { siteAt } }, settledBy.says, "/says"),
      }),
  });
}

function planAction(hosted: Hosted, name: string): ActionPlan | undefined {
  const action = hosted.catalogue.actions.get(name);
  if (action === undefined) return undefined;
  const { headers, body } = clientOf(action, hosted.wire);
  const success = successOf(action, hosted.wire);
  const wire = planWire(hosted, name, action);
  const plan: ActionPlan = {
    method: action.method ?? "POST",
    path: (action.path ?? "").replace(/\{(\w+)\}/g, (_, input: string) => `{${readOwn(wire?.request, input) ?? input}}`),
    headers: hasNames(headers) ? headers : undefined,
    body: action.body === "multipart" ? action.body : body === "form" ? body : undefined,
    query: hasNames(action.query) ? action.query?.map((input) => readOwn(wire?.request, input) ?? input) : undefined,
    success: success === "status" ? undefined : success,
    codes: success === "flag" && hasNames(action.codes) ? Object.keys(action.codes ?? {}) : undefined,
    constants: hasNames(action.constants) ? action.constants : undefined,
    ...planCounted(action),
    amounts: planAmountPaths(hosted.catalogue, action),
    commits: planCommit(hosted, name, action),
    reads: action.reads === true ? true : undefined,
    wire,
  };
  return compact(plan);
}

/** Of several calls of one action the last says which inputs it has. */
export function planCommits(planning: PlanContext): ScreenPlan["commits"] {
  const calls = [...locatedSteps(planning.screen)].flatMap(({ step, pointer }) => {
    if (step.do !== "call" || planning.catalogue.actions.get(step.action)?.commits !== true) return [];
    return [[step.action, planValues(planning, step.input, joinPointer(pointer, "input"))] as const];
  });
  return calls.length > 0 ? Object.fromEntries(calls) : undefined;
}

/** The first flow that finds out about each commit: the screen starts it by itself, too. */
export function planLooks(planning: PlanContext): ScreenPlan["looks"] {
  const { flows = {} } = planning.screen;
  const looks: { [action: string]: readonly StepPlan[] } = {};
  const named = Object.keys(flows).map((flow) => ({ flow, pointer: joinPointer("/flows", flow) }));
  for (const { flow, pointer } of [...named, ...walkStarts(planning.screen)])
    for (const { step } of walkSteps(typeof flow === "string" ? (flows[flow] ?? []) : flow, pointer))
      if (step.do === "settle") looks[step.action] ??= planFlow(planning, flow, pointer) ?? [];
  return Object.keys(looks).length > 0 ? looks : undefined;
}

/** The names of all actions that a screen may call. */
export function listCalledActions(screen: ScreenDefinition, { actions }: Pick<Catalogue, "actions">): string[] {
  const called = [...allSteps(screen)].flatMap((step) => namesIn(step, "action").map(({ name }) => name));
  const reading = called.flatMap((name) => actions.get(name)?.settledBy?.action ?? []);
  return [...new Set([...Object.values(screen.load ?? {}).map(({ action }) => action), ...called, ...reading])].sort();
}

export function planActions({ catalogue, screen }: PlanContext, host: string): { [name: string]: ActionPlan } {
  const names = listCalledActions(screen, catalogue);
  const hosted = { catalogue, wire: findWire(catalogue.wire, host), screen };
  return Object.fromEntries(
    names.flatMap((name) => {
      const plan = planAction(hosted, name);
      return plan === undefined ? [] : [[name, plan]];
    }),
  );
}
