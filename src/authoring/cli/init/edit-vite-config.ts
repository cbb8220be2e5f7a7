/** Adds the plugin to a Vite configuration, found by the parser of Vite itself. */
import { parseAst } from "vite";
import { isObject } from "../../../core/json/index.ts";

interface Syntax {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

/** The module that has the plugin. */
const door = "layar/vite";

/** What is added by hand where this cannot: the import, and the call among the plugins. */
export function linesOf(folder: string): readonly [string, string] {
  return [`import { layar } from "${door}";`, `layar({ root: ${JSON.stringify(folder)} })`];
}

/** The text with the plugin, the same text where it has it already; undefined where no configuration is exported that could be read. */
export function addPlugin(text: string, folder: string): string | undefined {
  const body = readBody(text);
  if (body === undefined) return undefined;
  const imports = body.filter(({ type }) => type === "ImportDeclaration");
  if (imports.some(({ source }) => isObject(source) && source["value"] === door)) return text;
  const config = findConfig(body);
  if (config === undefined) return undefined;
  const [line, call] = linesOf(folder);
  const put = placePlugin(config, call);
  if (put === undefined) return undefined;
  const withPlugin = text.slice(0, put.at) + put.text + text.slice(put.at);
  const last = imports.at(-1);
  const written = dressLikeOthers(line, last && text.slice(last.start, last.end));
  return last === undefined ? `${written}\n${withPlugin}` : `${withPlugin.slice(0, last.end)}\n${written}${withPlugin.slice(last.end)}`;
}

function readBody(text: string): readonly Syntax[] | undefined {
  try {
    const { body }: { readonly body: unknown } = parseAst(text, { lang: "ts" });
    return listOf(body);
  } catch {
    return undefined;
  }
}

function listOf(value: unknown): readonly Syntax[] {
  return Array.isArray(value) ? value.filter(isSyntax) : [];
}

function isSyntax(value: unknown): value is Syntax {
  return isObject(value) && typeof value["type"] === "string" && typeof value["start"] === "number" && typeof value["end"] === "number";
}

function findConfig(body: readonly Syntax[]): Syntax | undefined {
  return findObject(body.find(({ type }) => type === "ExportDefaultDeclaration")?.["declaration"], body);
}

/** The object that an expression gives: by itself, through `defineConfig(…)`, from a function, by the name of a constant. */
function findObject(value: unknown, body: readonly Syntax[]): Syntax | undefined {
  if (!isSyntax(value)) return undefined;
  const { type } = value;
  if (type === "ObjectExpression") return value;
  if (type === "CallExpression") return findObject(listOf(value["arguments"])[0], body);
  if (type === "Identifier") return findObject(findConstant(String(value["name"]), body), body);
  if (type === "ArrowFunctionExpression" || type === "FunctionExpression") return findObject(value["body"], body);
  if (type === "BlockStatement") return findObject(listOf(value["body"]).find((one) => one.type === "ReturnStatement")?.["argument"], body);
  return findObject(value["expression"], body);
}

function findConstant(name: string, body: readonly Syntax[]): unknown {
  const declared = body.flatMap(({ declarations }) => listOf(declarations));
  return declared.find(({ id }) => isSyntax(id) && id["name"] === name)?.["init"];
}

/** Behind the last plugin, or in a list of its own. */
function placePlugin(config: Syntax, call: string): { readonly at: number; readonly text: string } | undefined {
  const properties = listOf(config["properties"]);
  const plugins = properties.find(({ key }) => isSyntax(key) && (key["name"] ?? key["value"]) === "plugins");
  if (plugins === undefined)
    return { at: config.start + 1, text: properties.length === 0 ? ` plugins: [${call}] ` : ` plugins: [${call}],` };
  const list = plugins["value"];
  if (!isSyntax(list) || list.type !== "ArrayExpression") return undefined;
  const last = listOf(list["elements"]).at(-1);
  return last === undefined ? { at: list.start + 1, text: call } : { at: last.end, text: `, ${call}` };
}

/** With the quotes and the end of line that the other imports have. */
function dressLikeOthers(line: string, other = '"";'): string {
  const quoted = other.includes('"') ? line : line.replaceAll('"', "'");
  return other.endsWith(";") ? quoted : quoted.slice(0, -1);
}
