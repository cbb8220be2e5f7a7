/** Types of what a response may read: the state by what the seeds hold, the inputs by the action's request. */
import type { Type } from "../../../core/expression/index.ts";
import { typeOnWire, types, union } from "../../../core/expression/index.ts";
import type { ActionDefinition, MarketDefinition } from "../../../core/format/index.ts";
import { isObject } from "../../../core/json/index.ts";
import type { Project } from "../../compiler/index.ts";
import { readMockData } from "./mock-data.ts";

/** A list without entries and an empty value may come to hold anything. */
function typeOfValue(value: unknown): Type {
  if (typeof value === "string") return types.text;
  if (typeof value === "number") return types.num;
  if (typeof value === "boolean") return types.bool;
  if (Array.isArray(value)) return types.list(value.length > 0 ? union(...value.map(typeOfValue)) : types.any);
  if (!isObject(value)) return types.any;
  return types.obj(Object.fromEntries(Object.entries(value).map(([name, part]) => [name, typeOfValue(part)])));
}

/** A call in a query string or a form has texts only, whatever the schema says. */
export function typeOfInputs({ request, constants = {} }: ActionDefinition): Type {
  const properties = Object.entries(request?.properties ?? {}).map(([name, schema]) => {
    const type = typeOnWire(schema, () => undefined);
    const sent = type.obj?.brand === "file" ? types.any : union(type, type.list || type.obj ? types.any : types.text);
    return [name, request?.required?.includes(name) ? sent : union(sent, types.null)] as const;
  });
  return types.obj({ ...Object.fromEntries(Object.keys(constants).map((name) => [name, types.any])), ...Object.fromEntries(properties) });
}

/** What the mock response of an action may read. */
export function rootsOfResponse(project: Pick<Project, "mock" | "texts" | "catalogue">, action: string): { readonly [root: string]: Type } {
  const { actions, markets } = project.catalogue;
  const declared = actions.get(action);
  const shared = sharedRoots(readMockData(project).seeds, [...markets.values()]);
  return { ...shared, ...(declared !== undefined && { input: typeOfInputs(declared) }) };
}

/** The names in force in the response of every action. */
export function sharedRoots(seeds: { [market: string]: unknown }, markets: readonly MarketDefinition[]): { [root: string]: Type } {
  const texts = types.obj({}, types.text);
  return {
    request: types.obj({ origin: types.text, query: texts, headers: texts }),
    state: union(...Object.values(seeds).map(typeOfValue)),
    now: types.date,
    market: types.literal(...markets.map(({ id }) => id)),
  };
}
