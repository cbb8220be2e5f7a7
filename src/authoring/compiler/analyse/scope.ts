// What expressions of a screen can read, and the type of each.

import marketSchema from "../../../../schemas/market.schema.json" with { type: "json" };
import { type Type, typeFromSchema, types, union } from "../../../core/expression/index.ts";
import type { Flags, MarketDefinition, ScreenDefinition } from "../../../core/format/index.ts";
import { findWire, readLaunchNames } from "../../../core/market/index.ts";
import type { Catalogue } from "../project.ts";
import { writesOf } from "../steps/steps.ts";
import { walkStarts, walkSteps } from "../walk.ts";
import { typeOfName, typeOfSchema, typeOfState } from "./schema-types.ts";

export type Roots = { readonly [name: string]: Type };

function group<T>(entries: { readonly [name: string]: T } | undefined, typeOf: (value: T, name: string) => Type): Type {
  return types.obj(Object.fromEntries(Object.entries(entries ?? {}).map(([name, value]) => [name, typeOf(value, name)])));
}

function marketType(catalogue: Catalogue, market: MarketDefinition): Type {
  return types.obj({
    id: types.literal(...catalogue.markets.keys()),
    locale: types.text,
    timeZone: types.text,
    currency: group(market.currency, () => types.text),
    statusTones: typeFromSchema(marketSchema.properties.statusTones, () => undefined),
    emblems: typeFromSchema(marketSchema.properties.emblems, () => undefined),
  });
}

/** Constants that the schema names are there in every market or in none. Any other may be empty, so that the same screen is valid in all. */
function companyType({ markets }: Catalogue): Type {
  const { properties } = marketSchema.properties.company;
  const all = [...markets.values()];
  const own = new Map<string, Type>();
  for (const [name, value] of all.flatMap(({ company }) => Object.entries(company))) {
    const isEverywhere = name in properties && all.every(({ company }) => name in company);
    own.set(name, union(...(isEverywhere ? [] : [types.null]), own.get(name) ?? typeOfConstant(value), typeOfConstant(value)));
  }
  return types.obj(Object.fromEntries(own));
}

function typeOfConstant(value: string | number | readonly string[]): Type {
  if (typeof value === "object") return types.list(types.text);
  return typeof value === "number" ? types.num : types.text;
}

/** Type of an action's response: closed, so that a misspelt field is found; without a description nothing can be read. */
export function answerType(catalogue: Catalogue, action: string): Type {
  const definition = catalogue.actions.get(action);
  if (definition === undefined) return types.any;
  return typeOfSchema(catalogue, definition.answer) ?? types.obj({});
}

/** Names under which `call` steps store their responses, with their actions. */
function storedResponses(screen: ScreenDefinition): Map<string, string[]> {
  const kept = new Map<string, string[]>();
  const flows = [
    ...Object.entries(screen.flows ?? {}).map(([name, steps]) => ({ flow: steps, pointer: `/flows/${name}` })),
    ...walkStarts(screen),
  ];
  for (const { flow, pointer } of flows) {
    if (typeof flow === "string") continue;
    for (const { step } of walkSteps(flow, pointer))
      for (const { path, action } of writesOf(step)) {
        const name = path.slice("data.".length);
        if (action !== undefined) kept.set(name, [...(kept.get(name) ?? []), action]);
      }
  }
  return kept;
}

function dataType(catalogue: Catalogue, screen: ScreenDefinition): Type {
  const loaded = Object.entries(screen.load ?? {}).map(
    ([name, { action, when, optional }]) =>
      [name, when === undefined && !optional ? answerType(catalogue, action) : union(answerType(catalogue, action), types.null)] as const,
  );
  const fields = new Map<string, Type>(loaded);
  for (const [name, actions] of storedResponses(screen))
    fields.set(name, union(fields.get(name) ?? types.null, ...actions.map((action) => answerType(catalogue, action))));
  return types.obj(Object.fromEntries(fields));
}

const refusalType = types.obj({
  kind: types.literal("refused", "service", "signedOut", "network", "missing"),
  code: types.text,
  message: types.text,
});
const lookType = types.obj({ at: types.num, message: types.text, left: types.num });

/** What a screen learns of each commit of the catalogue while it is open. */
function commitTypes({ actions }: Catalogue): Roots {
  const commits = [...actions].flatMap(([name, { commits: isCommit }]) => (isCommit ? [name] : []));
  const ofEach = (type: Type) => types.obj(Object.fromEntries(commits.map((name) => [name, union(type, types.null)])));
  return { unknown: ofEach(types.bool), done: ofEach(types.num), refused: ofEach(refusalType), looked: ofEach(lookType) };
}

/** Of the type of its default. */
function flagType({ default: value, choices }: Flags[string]): Type {
  if (choices !== undefined) return types.literal(...choices);
  if (typeof value === "boolean") return types.bool;
  return typeof value === "number" ? types.num : types.text;
}

/** Roots that are available everywhere in a screen. */
export function createRoots(catalogue: Catalogue, screen: ScreenDefinition, market: MarketDefinition): Roots {
  return {
    params: group(screen.params, (kind) => (kind.startsWith("amount") ? types.amount : types.text)),
    // The token is not among them, because no screen may read it.
    launch: types.obj(Object.fromEntries(readLaunchNames(findWire(catalogue.wire)).parameters.map((name) => [name, types.text]))),
    data: dataType(catalogue, screen),
    loaded: group(screen.load, () => union(types.num, types.null)),
    state: group(screen.state, (entry) => typeOfState(catalogue, entry)),
    stored: types.obj(
      Object.fromEntries([...catalogue.stored].map(([name, type]) => [name, union(typeOfName(catalogue, type), types.null)])),
    ),
    flags: group(catalogue.settings.flags, flagType),
    market: marketType(catalogue, market),
    env: types.obj({
      online: types.bool,
      inMessagingApp: types.bool,
      hasShell: types.bool,
      hasStorage: types.bool,
      platform: types.literal("android", "ios", "none"),
    }),
    company: companyType(catalogue),
    ...commitTypes(catalogue),
    now: types.num,
    timers: group(screen.timers, () => types.num),
  };
}

/** Before the responses have arrived, each of them may be empty. */
export function beforeResponses(roots: Roots): Roots {
  const props = roots["data"]?.obj?.props ?? {};
  return { ...roots, data: types.obj(Object.fromEntries(Object.entries(props).map(([name, type]) => [name, union(type, types.null)]))) };
}

const firstValueRoots = new Set(["params", "launch", "stored", "flags", "market", "company"]);

/** What initial values of the state may read: only what exists before the screen does. */
export function firstValues(roots: Roots): Roots {
  return Object.fromEntries(Object.entries(roots).filter(([name]) => firstValueRoots.has(name)));
}
