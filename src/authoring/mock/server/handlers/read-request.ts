/** Reads a call in the form that the API prescribes, and says what is wrong with it. */
import type { ActionDefinition, MarketDefinition, WireMapping } from "../../../../core/format/index.ts";
import { isContainer, parseJson, readOwn } from "../../../../core/json/index.ts";
import { clientOf, createAmounts, findMarket, inputsInPath, readLaunchNames } from "../../../../core/market/index.ts";
import { planCounted } from "../../../compiler/index.ts";
import { type Input, readNames } from "../../calls/index.ts";

const bodyTypes = { json: "application/json", form: "application/x-www-form-urlencoded", multipart: "multipart/form-data" } as const;

export interface ReadCall {
  readonly input: Input;
  /** What is wrong, in sentences; empty for a call in the right form. */
  readonly mistakes: readonly string[];
}

/** How calls of the host are written, names of the call's inputs on the wire, and who writes amounts how. */
export interface CallForm {
  readonly inputs: { readonly [ours: string]: string };
  readonly wire: WireMapping;
  readonly markets: readonly MarketDefinition[];
}

export async function readCall(request: Request, action: ActionDefinition, { inputs, wire, markets }: CallForm): Promise<ReadCall> {
  const mistakes: string[] = [];
  const { headers = {}, token } = wire;
  const client = clientOf(action, wire);
  for (const name of [...Object.keys(headers), ...(client.headers ?? [])].map((header) => header.toLowerCase()))
    if (!request.headers.has(name)) mistakes.push(`The header \`${name}\` is missing.`);
  const kind = action.body === "multipart" ? action.body : (client.body ?? "json");
  /** What every call may carry beside its inputs. */
  const common = new Set([...(token && "query" in token ? [token.query] : []), ...readLaunchNames(wire).parameters]);
  const fromQuery = new Set(action.method === "GET" ? undefined : action.query?.map((name) => readOwn(inputs, name) ?? name));
  const { pathname, searchParams } = new URL(request.url);
  const query = new Map([...searchParams].filter(([name]) => !common.has(name)));
  const body = action.method === "GET" ? new Map<string, unknown>() : await readBody(request, kind, mistakes);
  const path = readPath(pathname, action.path);
  const input = new Map([...path, ...readNames(new Map([...query, ...body]), inputs)]);
  for (const name of query.keys())
    if (action.method !== "GET" && !fromQuery.has(name)) mistakes.push(`\`${name}\` stands in the query string and belongs into the body.`);
  mistakes.push(...judgeInputs(input, action), ...judgeAmounts(input, action, findMarket(markets, searchParams.get("market") ?? "")));
  return { input: Object.fromEntries(input), mistakes };
}

/** Of the path of a call: what stands in the place of each input. */
export function pathPattern(path: string): string {
  return path.replaceAll(".", "[.]").replace(/\{\w+\}/g, "([^/]+)");
}

function readPath(pathname: string, path = ""): [name: string, value: string][] {
  const [, ...values] = new RegExp(`${pathPattern(path)}$`).exec(pathname) ?? [];
  return inputsInPath(path).map((name, at) => [name, decodeURIComponent(values[at] ?? "")]);
}

async function readBody(request: Request, kind: keyof typeof bodyTypes, mistakes: string[]): Promise<Map<string, unknown>> {
  const type = request.headers.get("content-type") ?? "";
  if (!type.startsWith(bodyTypes[kind])) {
    mistakes.push(`The body is \`${type}\`; this call is sent as \`${bodyTypes[kind]}\`.`);
    return new Map();
  }
  try {
    if (kind !== "json") return new Map(await request.formData());
    const body = parseJson((await request.text()) || "{}");
    if (body !== undefined) return new Map(isContainer(body) ? Object.entries(body) : []);
  } catch {
    // Reported below, as a body that is not JSON.
  }
  mistakes.push("The body cannot be read.");
  return new Map();
}

function judgeInputs(input: ReadonlyMap<string, unknown>, { request, constants = {} }: ActionDefinition): string[] {
  const known = new Set([...Object.keys(request?.properties ?? {}), ...Object.keys(constants)]);
  const missing = [...(request?.required ?? []), ...Object.keys(constants)].filter((name) => !input.has(name));
  return [
    ...missing.map((name) => `The input \`${name}\` is missing.`),
    ...[...input.keys()].filter((name) => !known.has(name)).map((name) => `The call has no input \`${name}\`.`),
    ...Object.entries(constants)
      .filter(([name, value]) => input.has(name) && String(input.get(name)) !== String(value))
      .map(([name, value]) => `\`${name}\` must be ${value}.`),
  ];
}

/** As the app reads amounts, and sends none that is not one. */
function judgeAmounts(input: ReadonlyMap<string, unknown>, action: ActionDefinition, market: MarketDefinition | undefined): string[] {
  if (!market) return [];
  const { amount } = createAmounts(market);
  return Object.entries(planCounted(action).counted ?? {}).flatMap(([name, { as, least = 0 }]) => {
    const value = input.get(name) ?? null;
    const n = amount(value);
    const isRight = value === null || (n !== null && n >= least && (as !== undefined || Number.isInteger(n)));
    return isRight ? [] : [`\`${name}\` must be ${as ? "an amount" : "a whole number"} of at least ${least}.`];
  });
}
