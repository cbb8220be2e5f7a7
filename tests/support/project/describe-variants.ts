/** A shipped screen for review: what its base is made of, and in what each variant differs from it. */

import {
  type Change,
  compileBases,
  diffVariants,
  type NameKind,
  namesIn,
  type Variant,
  walkNodes,
  walkStarts,
  walkSteps,
  writeChange,
} from "../../../src/authoring/compiler/index.ts";
import { readProjectFiles } from "../../../src/authoring/vite/index.ts";
import type { ScreenDefinition } from "../../../src/core/format/index.ts";
import { isObject } from "../../../src/core/json/index.ts";
import { project, shipped } from "./shipped-screens.ts";

const baseOf = compileBases(readProjectFiles("."), project);

/** The texts by the ids of screens. */
export function describeScreens(): ReadonlyMap<string, string> {
  return new Map(
    [...shipped.screens.values()].map(({ id, variants }) => [
      id,
      describeScreen(
        id,
        // A chosen language changes words alone.
        variants.map(({ resolved }) => resolved).filter(({ isChosen }) => !isChosen),
      ),
    ]),
  );
}

function describeScreen(id: string, variants: readonly Variant[]): string {
  const [first] = variants.flatMap((variant) => baseOf(variant) ?? []);
  if (first === undefined) throw new Error(`The screen ${id} has no base.`);
  const differences = variants.flatMap((variant) => {
    const base = baseOf(variant);
    if (base === undefined) throw new Error(`The screen ${id} has no base for ${variant.name}.`);
    const ofMarket = variants.find(({ market, templateId }) => market.id === variant.market.id && templateId === undefined);
    const other = variant.templateId === undefined || ofMarket === undefined ? base : ofMarket;
    return [
      ...(variant.templateId === undefined ? describeChanges(`base in ${variant.name}`, first.name, diffVariants(first, base)) : []),
      ...describeChanges(variant.name, other === base ? "its base" : other.name, diffVariants(other, variant)),
    ];
  });
  return `${[`${id}: ${variants.map(({ name }) => name).join(", ")}`, ...summarise(first.screen), ...differences].join("\n")}\n`;
}

function summarise(screen: ScreenDefinition): string[] {
  const nodes = [...walkNodes(screen)].map(({ node }) => node);
  const started = [...walkStarts(screen)].flatMap(({ flow }) => (typeof flow === "string" ? [] : [flow]));
  const flows = [...started, ...Object.values(screen.flows ?? {})];
  const steps = flows.flatMap((flow) => [...walkSteps(flow, "")]).map(({ step }) => step);
  const mentioned = (kind: NameKind) => steps.flatMap((step) => namesIn(step, kind).map(({ name }) => name));
  const rows: readonly (readonly [string, readonly string[]])[] = [
    ["route", [screen.route]],
    ["loads", Object.entries(screen.load ?? {}).map(([name, { action }]) => `${name}: ${action}`)],
    ["nodes", nodes.map(({ id, widget }) => `${id} (${widget})`)],
    ["critical", nodes.filter(({ critical }) => critical === true).map(({ id }) => id)],
    ["steps", steps.map((step) => step.do)],
    ["calls", mentioned("action")],
    ["leads to", mentioned("screen")],
    ["shell", mentioned("shellKey")],
  ];
  return rows.flatMap(([title, names]) => (names.length === 0 ? [] : [`${title}: ${[...new Set(names)].join(", ")}`]));
}

function describeChanges(name: string, other: string, changes: readonly Change[]): string[] {
  return changes.length === 0 ? [] : ["", `${name}, compared with ${other}:`, ...changes.flatMap(describeChange)];
}

/** Values are shown whole: what is cut is not reviewed. */
function describeChange(change: Change): string[] {
  const line = `  ${writeChange(change, Number.POSITIVE_INFINITY)}`;
  const isNode = isObject(change.after) && "widget" in change.after && change.before === undefined;
  return isNode ? [line, JSON.stringify(change.after, null, 2).replace(/^/gm, "    ")] : [line];
}
