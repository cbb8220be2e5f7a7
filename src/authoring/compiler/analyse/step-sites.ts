// The expressions of one step, each with the type that its place wants.

import { readField, type Type, types, union } from "../../../core/expression/index.ts";
import type { StepDefinition } from "../../../core/format/index.ts";
import type { Catalogue } from "../project.ts";
import { typeOfName, typeOfSchema } from "./schema-types.ts";
import type { Roots } from "./scope.ts";
import type { Sites } from "./sites.ts";

export interface StepPlace {
  readonly catalogue: Catalogue;
  readonly roots: Roots;
  readonly sites: Sites;
  /** What a `reply` step should give. */
  readonly reply?: Type;
}

/** What an address or a parameter of a screen can be made of. */
const scalar = union(types.text, types.num, types.bool, types.null);

/** The type at a path such as `state.text`; undefined when the path leads nowhere. */
function typeAtPath(roots: Roots, path: string): Type | undefined {
  const [root = "", ...rest] = path.split(".");
  return rest.reduce<Type | undefined>((at, name) => (at?.obj === undefined ? undefined : readField(at.obj, name)), roots[root]);
}

/** What an action takes under a name. */
export function wantOfInput(catalogue: Catalogue, action: string): (name: string) => Type | undefined {
  const request = typeOfSchema(catalogue, catalogue.actions.get(action)?.request);
  return (name) => (request?.obj === undefined ? undefined : readField(request.obj, name));
}

function wantOfShell(catalogue: Catalogue, key: string): (name: string) => Type | undefined {
  const params = catalogue.shell.get(key)?.params ?? {};
  return (name) => (params[name] === undefined ? undefined : typeOfName(catalogue, params[name]));
}

function wantOfStored(catalogue: Catalogue): (name: string) => Type | undefined {
  return (name) => {
    const type = catalogue.stored.get(name);
    return type === undefined ? undefined : union(typeOfName(catalogue, type), types.null);
  };
}

/** Adds the sites of a step, without those of its branches. */
export function addStepSites(step: StepDefinition, pointer: string, place: StepPlace): void {
  if ("when" in step) place.sites.addExpression(step.when, `${pointer}/when`, types.condition);
  addStateSites(step, pointer, place);
  addCallSites(step, pointer, place);
  addOutwardSites(step, pointer, place);
}

/** Steps that change what the screen or the device remembers. */
function addStateSites(step: StepDefinition, pointer: string, { catalogue, roots, sites }: StepPlace): void {
  if (step.do === "set") sites.addValue(step.to, `${pointer}/to`, typeAtPath(roots, step.path));
  if (step.do === "append") {
    const list = typeAtPath(roots, step.path);
    sites.addValue(step.value, `${pointer}/value`, list?.list);
    sites.addValue(step.values, `${pointer}/values`, list && union(list, types.null));
  }
  if (step.do === "remove") sites.addValue(step.index, `${pointer}/index`, types.num);
  if (step.do === "store") sites.addInputs(step.values, `${pointer}/values`, wantOfStored(catalogue));
}

function addCallSites(step: StepDefinition, pointer: string, { catalogue, sites, reply }: StepPlace): void {
  if (step.do === "if") sites.addExpression(step.if, `${pointer}/if`, types.condition);
  if (step.do === "toast") sites.addValue(step.text, `${pointer}/text`, types.text);
  if (step.do === "open") sites.addValue(step.ifFrameable, `${pointer}/ifFrameable`, union(types.text, types.null));
  if (step.do === "reply") sites.addValue(step.with, `${pointer}/with`, reply);
  if (step.do !== "call") return;
  sites.addInputs(step.input, `${pointer}/input`, wantOfInput(catalogue, step.action));
  sites.addValue(step.busy, `${pointer}/busy`, types.text);
}

/** Steps that leave the screen or talk to the shell. */
function addOutwardSites(step: StepDefinition, pointer: string, { catalogue, sites }: StepPlace): void {
  if (step.do === "go" || step.do === "back" || step.do === "track") sites.addInputs(step.params, `${pointer}/params`, () => scalar);
  if (step.do === "native") sites.addInputs(step.params, `${pointer}/params`, wantOfShell(catalogue, step.key));
  if (step.do !== "leave") return;
  sites.addValue(step.url, `${pointer}/url`, types.text);
  sites.addInputs(step.with, `${pointer}/with`, () => scalar);
}
