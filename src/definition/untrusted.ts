// A screen that came over the network: tighter limits, and only what an allow-list names.
import {
  joinPointer,
  listNames,
  type Problem,
  quoteName,
  readShape,
  type ScreenDefinition,
  type StepDefinition,
} from "../contract/index.ts";
import { analyseVariant } from "./analyse.ts";
import type { Project, Variant } from "./project.ts";
import { parseText, type TextLimits } from "./source-text.ts";
import { walkNodes, walkStarts, walkSteps } from "./walk.ts";

/** What a screen from the network may use. */
export interface Allowed {
  readonly widgets: ReadonlySet<string>;
  readonly actions: ReadonlySet<string>;
  readonly steps: ReadonlySet<StepDefinition["do"]>;
}

const untrustedLimits: TextLimits = { length: 32_768, depth: 20, nodes: 200, values: 4_000 };

/** Stands for a file in problems about a text that has none. */
const file = "network";

function refuse(what: string, name: string, at: { readonly pointer: string; readonly allowed: Iterable<string> }): Problem {
  return {
    check: "untrusted",
    message: `A screen from the network cannot use the ${what} ${quoteName(name)}.`,
    help: `It can use ${listNames([...at.allowed], "and")}.`,
    at: { file, pointer: at.pointer, on: "value" },
  };
}

function checkStep(
  step: StepDefinition,
  pointer: string,
  { allowed, hosts }: { readonly allowed: Allowed; readonly hosts: readonly string[] },
): Problem[] {
  if (!allowed.steps.has(step.do)) return [refuse("step", step.do, { pointer: `${pointer}/do`, allowed: allowed.steps })];
  if (step.do === "call" && !allowed.actions.has(step.action))
    return [refuse("action", step.action, { pointer: `${pointer}/action`, allowed: allowed.actions })];
  if (step.do === "leave" && !isAllowedAddress(step.url, hosts))
    return [refuse("address", String(step.url), { pointer: `${pointer}/url`, allowed: hosts })];
  return [];
}

/** Only an address that is written out can be looked at before it is used. */
function isAllowedAddress(url: unknown, hosts: readonly string[]): boolean {
  if (typeof url !== "string" || /[{}]/.test(url) || !URL.canParse(url)) return false;
  const { protocol, hostname, username, password } = new URL(url);
  return protocol === "https:" && username === "" && password === "" && hosts.includes(hostname);
}

function checkAllowed(screen: ScreenDefinition, project: Project, allowed: Allowed): Problem[] {
  const rules = { allowed, hosts: project.catalogue.settings.hosts.navigate.filter((host) => host !== "*") };
  const ofNodes = [...walkNodes(screen)]
    .filter(({ node }) => !allowed.widgets.has(node.widget))
    .map(({ node, pointer }) => refuse("widget", node.widget, { pointer: `${pointer}/widget`, allowed: allowed.widgets }));
  const ofLoads = Object.entries(screen.load ?? {})
    .filter(([, { action }]) => !allowed.actions.has(action))
    .map(([name, { action }]) => refuse("action", action, { pointer: joinPointer("/load", name, "action"), allowed: allowed.actions }));
  const flows = [
    ...Object.entries(screen.flows ?? {}).map(([name, flow]) => ({ flow, pointer: joinPointer("/flows", name) })),
    ...walkStarts(screen),
  ];
  const ofSteps = flows.flatMap(({ flow, pointer }) =>
    typeof flow === "string" ? [] : [...walkSteps(flow, pointer)].flatMap((at) => checkStep(at.step, at.pointer, rules)),
  );
  return [...ofNodes, ...ofLoads, ...ofSteps];
}

function checkExpressions(screen: ScreenDefinition, project: Project): Problem[] {
  return [...project.catalogue.markets.values()].flatMap((market) => {
    const originOf: Variant["originOf"] = (pointer) => ({ file, pointer, on: "value", layer: "promotion" });
    const { sites } = analyseVariant(project, { screen, market, name: market.id, originOf });
    return sites.flatMap(({ pointer, checked }) =>
      checked.faults.map(({ code, message, help }): Problem => ({ check: code, message, help, at: { file, pointer, on: "value" } })),
    );
  });
}

/** Takes in a screen from the network, or says why not. Nothing that the text holds makes it throw. */
export function loadUntrusted(
  text: string,
  project: Project,
  allowed: Allowed,
): { readonly screen: ScreenDefinition } | { readonly problems: readonly Problem[] } {
  const parsed = parseText(file, text, untrustedLimits);
  if ("problems" in parsed) return parsed;
  const read = readShape("screen", parsed.value, file);
  if ("problems" in read) return read;
  const refused = checkAllowed(read.value, project, allowed);
  const problems = refused.length > 0 ? refused : checkExpressions(read.value, project);
  return problems.length > 0 ? { problems } : { screen: read.value };
}
