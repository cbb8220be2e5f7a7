// Where an action has amounts: among its inputs, and in the data of its response.
import type { ActionDefinition, ActionPlan, Ast, Dynamic, Value, Values } from "../../../core/format/index.ts";
import { isObject } from "../../../core/json/index.ts";
import type { Catalogue } from "../project.ts";
import { compact } from "./compact.ts";

type Counted = NonNullable<ActionPlan["counted"]>[string];

function isAmount(schema: unknown): boolean {
  return isObject(schema) && schema["format"] === "amount";
}

/** Names of the inputs that are amounts. */
export function listAmountInputs({ request }: ActionDefinition): string[] {
  return Object.entries(request?.properties ?? {}).flatMap(([name, schema]) => (isAmount(schema) ? name : []));
}

/** A server that takes one of two kinds gets the one that it gave. */
function writtenAs(type: unknown): Counted["as"] {
  const isText = [type].flat().includes("string");
  const isNumber = [type].flat().some((kind) => kind === "number" || kind === "integer");
  return isText && isNumber ? "same" : isText ? "text" : "number";
}

function leastOf(schema: { readonly minimum?: unknown }, commits: boolean): number {
  return Math.max(commits ? 1 : 0, typeof schema.minimum === "number" ? schema.minimum : 0);
}

/** Inputs that must be an amount, and those of a commit that are whole numbers of at least something. */
export function planCounted({ request, commits }: ActionDefinition): Pick<ActionPlan, "counted"> {
  const required = request?.required ?? [];
  const entries = Object.entries(request?.properties ?? {}).flatMap(([name, schema]): [string, Counted][] => {
    const least = required.includes(name) ? leastOf(schema, commits === true) : undefined;
    if (isAmount(schema)) return [[name, compact({ as: writtenAs(schema.type), least })]];
    const isCount = commits === true && schema.minimum !== undefined && [schema.type].flat().includes("integer");
    return isCount && least !== undefined ? [[name, { least }]] : [];
  });
  return entries.length === 0 ? {} : { counted: Object.fromEntries(entries) };
}

/** Paths to the amounts of a response; of a list of itself those of its first level. */
export function planAmountPaths({ resolve }: Pick<Catalogue, "resolve">, { answer }: ActionDefinition): ActionPlan["amounts"] {
  const found = new Set<string>();
  const enter = (schema: unknown, path: readonly string[], above: readonly unknown[]): void => {
    if (!isObject(schema) || above.includes(schema)) return;
    const inside = [...above, schema];
    if (isAmount(schema)) found.add(path.join("."));
    if (typeof schema["$ref"] === "string") enter(resolve(schema["$ref"]), path, inside);
    for (const word of ["oneOf", "anyOf", "allOf"]) for (const part of [schema[word] ?? []].flat()) enter(part, path, inside);
    for (const [name, part] of Object.entries(isObject(schema["properties"]) ? schema["properties"] : {}))
      enter(part, [...path, name], inside);
    enter(schema["items"], [...path, "*"], inside);
  };
  enter(answer, [], []);
  return found.size === 0 ? undefined : [...found];
}

/** The number of an amount, as the checker of expressions writes it. */
export function numberOf(ast: Ast): Ast {
  const isRead = Array.isArray(ast) && ast[0] === "f" && ast[1] === "amount";
  return isRead || typeof ast === "number" ? ast : ["f", "amount", ast];
}

function isDynamic(value: Value): value is Dynamic {
  return isObject(value) && "$" in value;
}

/** Parameters that are amounts go on as their digits; what is a parameter itself is digits already. */
export function withDigits(values: Values, isAmountOf: (name: string) => boolean): Values {
  const entries = Object.entries(values).map(([name, value]): [string, Value] => {
    if (!isAmountOf(name) || !isDynamic(value)) return [name, value];
    const isParam = Array.isArray(value.$) && value.$[0] === "." && value.$[1] === "params";
    return [name, isParam ? value : { $: ["f", "string", numberOf(value.$)] }];
  });
  return Object.fromEntries(entries);
}
