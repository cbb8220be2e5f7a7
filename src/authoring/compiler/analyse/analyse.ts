// Types every expression of a variant in its scope. Findings are stored in the sites; the checker makes problems of them.

import { types, union } from "../../../core/expression/index.ts";
import type { ScreenDefinition } from "../../../core/format/index.ts";
import { joinPointer } from "../../../core/json/index.ts";
import type { Analysis, Catalogue, Project, Site, Variant } from "../project.ts";
import { walkNodes, walkStarts } from "../walk.ts";
import { createRun, type FlowContext, findContexts, type Start, startContext, walkContext } from "./flow-context.ts";
import { findLoadCycles } from "./load-cycles.ts";
import { createNamesBeside } from "./names-beside.ts";
import { addNodeSites, withItem } from "./node-sites.ts";
import { followValues, readsIn } from "./reads.ts";
import { typeOfState } from "./schema-types.ts";
import { beforeResponses, createRoots, firstValues, type Roots } from "./scope.ts";
import { createSites, type Sites } from "./sites.ts";
import { addStepSites, wantOfInput } from "./step-sites.ts";
import { createTextScope, type ScopeNames } from "./text-scope.ts";
import { typeValues } from "./values.ts";

interface Scope {
  readonly catalogue: Catalogue;
  readonly screen: ScreenDefinition;
  readonly names: ScopeNames;
  /** The same before the responses have arrived. */
  readonly early: ScopeNames;
}

/** A value of any kind whose fields cannot be read. */
const replacement = union(types.screen, types.null);

function addScreenSites({ catalogue, screen }: Scope, sites: Sites): void {
  sites.addValue(screen.title, "/title", types.text);
  sites.addFixedText(screen.description, "/description");
  sites.addExpression(screen.replacedBy, "/replacedBy", replacement);
  for (const [name, load] of Object.entries(screen.load ?? {})) {
    const pointer = joinPointer("/load", name);
    const wantOf = wantOfInput(catalogue, load.action);
    sites.addExpression(load.when, `${pointer}/when`, types.condition);
    sites.addFixedText(load.failed, `${pointer}/failed`);
    for (const [input, value] of Object.entries(load.input ?? {}))
      sites.addValue(value, joinPointer(pointer, "input", input), wantOf(input));
  }
  for (const [name, dialog] of Object.entries(screen.dialogs ?? {}))
    sites.addValue(dialog.title, joinPointer("/dialogs", name, "title"), types.text);
}

function addStateSites({ catalogue, screen }: Scope, sites: Sites): void {
  for (const [name, entry] of Object.entries(screen.state ?? {})) {
    const pointer = joinPointer("/state", name);
    if (typeof entry === "object") sites.addValue(entry.initial, `${pointer}/initial`, typeOfState(catalogue, entry));
    else sites.addValue(entry, pointer, typeOfState(catalogue, entry));
  }
}

function namesOfFlow({ names, early }: Scope, context: FlowContext): ScopeNames {
  const around = withItem(context.isEarly ? early : names, context.item);
  return { ...around, roots: { ...around.roots, event: context.event, answer: context.answer } };
}

function flowSites(scope: Scope, starts: readonly Start[]): Site[] {
  const { catalogue, screen } = scope;
  const into: Site[] = [];
  const run = createRun(catalogue, screen);
  const contexts = findContexts(catalogue, screen, starts);
  const named = Object.entries(screen.flows ?? {}).flatMap(([name, flow]): Start[] => {
    const context = contexts.get(name);
    return context === undefined ? [] : [{ flow, pointer: joinPointer("/flows", name), context }];
  });
  for (const { flow, pointer, context } of [...starts, ...named]) {
    if (typeof flow === "string") continue;
    const step = (one: Parameters<typeof addStepSites>[0], at: string, inside: FlowContext) => {
      const names = namesOfFlow(scope, inside);
      addStepSites(one, at, { catalogue, roots: names.roots, sites: createSites({ names, into }), reply: inside.reply });
    };
    walkContext(flow, { pointer, context }, { catalogue, step, run });
  }
  return into;
}

function createScope(catalogue: Catalogue, variant: Variant): { scope: Scope; values: ReturnType<typeof typeValues> } {
  const { screen, market } = variant;
  const roots: Roots = createRoots(catalogue, screen, market);
  const texts = createTextScope(catalogue, variant);
  const values = typeValues(screen, roots, texts);
  const early = { ...texts, roots: beforeResponses(roots), bare: values.bare };
  return { scope: { catalogue, screen, names: { ...texts, roots, bare: values.bare }, early }, values };
}

/** Types every expression of a variant. Type errors are stored in the sites, never thrown. */
export function analyseVariant({ catalogue }: Pick<Project, "catalogue">, variant: Variant): Analysis {
  const { scope, values } = createScope(catalogue, variant);
  const { screen, names } = scope;
  const ofScreen: Site[] = [];
  addScreenSites(scope, createSites({ names, into: ofScreen }));
  addStateSites(scope, createSites({ names: { ...names, roots: firstValues(names.roots), bare: {} }, into: ofScreen }));
  const ofNodes = addNodeSites(walkNodes(screen), names, catalogue);
  const starts = [...walkStarts(screen)].map(
    (start): Start => ({ flow: start.flow, pointer: start.pointer, context: startContext(catalogue, start, ofNodes.itemOf) }),
  );
  const valueReads = followValues(values.order, (name) => readsIn(values.sites, joinPointer("/values", name)));
  const sites = [...findLoadCycles(ofScreen, valueReads), ...values.sites, ...ofNodes.sites, ...flowSites(scope, starts)];
  const byPointer = new Map(sites.map((site) => [site.pointer, site]));
  return {
    variant,
    names,
    sites,
    valueOrder: values.order,
    siteAt: (pointer) => byPointer.get(pointer),
    namesBeside: createNamesBeside(names, screen),
  };
}
