// Addresses of links: a flow that only navigates is also written as an address, so that a link works before and without scripts.

import type { NodeDefinition, Value } from "../../../core/format/index.ts";
import { joinPointer } from "../../../core/json/index.ts";
import { flowOf } from "../flow-of.ts";
import { recordOf } from "../steps/steps.ts";
import type { StepAt } from "../walk.ts";
import { type PlanContext, planValue } from "./plan-context.ts";

interface Link {
  readonly href: Value;
  readonly current?: true;
}

/** The one step of the flow that makes a node a link; undefined for other widgets and for flows that do more. */
function linkStep({ catalogue, screen }: PlanContext, node: NodeDefinition, pointer: string): StepAt | undefined {
  const event = catalogue.widgets.get(node.widget)?.link;
  const flow = event === undefined ? undefined : node.on?.[event];
  if (event === undefined || flow === undefined) return undefined;
  const steps = typeof flow === "string" ? (flowOf(screen, flow) ?? []) : flow;
  const at = typeof flow === "string" ? joinPointer("/flows", flow) : joinPointer(pointer, "on", event);
  const [step, ...others] = steps;
  if (step === undefined || ("when" in step && step.when !== undefined) || others.length > 0) return undefined;
  return { step, pointer: joinPointer(at, 0) };
}

/** Pointers to the values of which the address is made. */
export function linkPointers(planning: PlanContext, node: NodeDefinition, pointer: string): readonly string[] {
  const found = linkStep(planning, node, pointer);
  const link = found && recordOf(found.step).link?.(found.step);
  return found !== undefined && link !== undefined && "url" in link ? [`${found.pointer}/url`] : [];
}

export function findLink(planning: PlanContext, node: NodeDefinition, pointer: string): Link | undefined {
  const found = linkStep(planning, node, pointer);
  const link = found && recordOf(found.step).link?.(found.step);
  if (found === undefined || link === undefined) return undefined;
  if ("url" in link) return { href: planValue(planning, link.url, `${found.pointer}/url`) };
  const route = planning.directory.screens.get(link.screen)?.route ?? "/";
  return { href: route.startsWith("#") ? `/${route}` : route, ...(link.screen === planning.screen.id ? { current: true } : {}) };
}
