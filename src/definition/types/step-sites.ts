// The expressions of one step, each with the type that its place wants.
import { joinPointer, type Json, type StepDefinition } from "../../contract/index.ts";
import { readField, type Type, types, union } from "../../expression/index.ts";
import type { Catalogue } from "../project.ts";
import type { Roots } from "./scope.ts";
import { typeOfName, typeOfSchema } from "./schema-types.ts";
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
export function typeAtPath(roots: Roots, path: string): Type | undefined {
  const [root = "", ...rest] = path.split(".");
  return rest.reduce<Type | undefined>((at, name) => (at?.obj === undefined ? undefined : readField(at.obj, name)), roots[root]);
}

function addInputs(sites: Sites, inputs: { readonly [name: string]: Json } | undefined, pointer: string, wantOf: (name: string) => Type | undefined): void {
  for (const [name, value] of Object.entries(inputs ?? {})) sites.addValue(value, joinPointer(pointer, name), wantOf(name));
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
export function addStepSites(step: StepDefinition, pointer: string, { catalogue, roots, sites, reply }: StepPlace): void {
  if ("when" in step) sites.addExpression(step.when, `${pointer}/when`, types.condition);
  switch (step.do) {
    case "call":
      addInputs(sites, step.input, `${pointer}/input`, wantOfInput(catalogue, step.action));
      return sites.addValue(step.busy, `${pointer}/busy`, types.text);
    case "set":
      return sites.addValue(step.to, `${pointer}/to`, typeAtPath(roots, step.path));
    case "append":
      return sites.addValue(step.value, `${pointer}/value`, typeAtPath(roots, step.path)?.list);
    case "remove":
      return sites.addValue(step.index, `${pointer}/index`, types.num);
    case "if":
      sites.addExpression(step.if, `${pointer}/if`, types.condition);
      return;
    case "toast":
      return sites.addValue(step.text, `${pointer}/text`, types.text);
    case "go":
      return addInputs(sites, step.params, `${pointer}/params`, () => scalar);
    case "leave":
      sites.addValue(step.url, `${pointer}/url`, types.text);
      return addInputs(sites, step.with, `${pointer}/with`, () => scalar);
    case "native":
      return addInputs(sites, step.params, `${pointer}/params`, wantOfShell(catalogue, step.key));
    case "track":
      return addInputs(sites, step.params, `${pointer}/params`, () => scalar);
    case "store":
      return addInputs(sites, step.values, `${pointer}/values`, wantOfStored(catalogue));
    case "reply":
      return sites.addValue(step.with, `${pointer}/with`, reply);
    default:
      return;
  }
}
