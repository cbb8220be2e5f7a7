/** Reads the documentation of the checks: rule, reason and examples. Tests use it, too, and none of it ships. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { isObject, mergePatch } from "../../core/json/index.ts";
import { engineRoot } from "./engine-root.ts";

/**
 * The smallest definition that shows a check: parts of one screen by their names, and what further files have by `path` or
 * `path#/pointer`. A path alone with a text is a file as it is written, and `<path#/pointer` stands for what is there.
 */
export interface Example {
  readonly [partOrPlace: string]: unknown;
}

/** A definition that a check refuses. */
export interface BadExample extends Example {
  /** The problem's message and help, or those of all in the order in which the check reports them. */
  readonly message: string | readonly string[];
  /** The pointer of that problem, where nothing else says it. */
  readonly at?: string;
}

/** The rule of a check, its reason, and definitions that it refuses beside some that it accepts. */
export interface CheckPage {
  /** The rule, in one sentence. */
  readonly what: string;
  /** What goes wrong for a user or an author when the rule is broken. */
  readonly why: string;
  readonly bad: readonly BadExample[];
  readonly good: readonly Example[];
}

/** A page as its file has it. */
interface WrittenPage extends CheckPage {
  /** Parts that each example has which does not say otherwise: of a node in them it may patch what differs, as `#<id>`. */
  readonly all?: Example;
}

const folder = join(engineRoot, "src/authoring/checker/checks");
const ending = ".examples.json";

/** They come with the engine, so once read they stay. */
let known: ReadonlyMap<string, CheckPage> | undefined;

/** Of every check by its id, from the `<id>.examples.json` beside it; also of the problems that are found before any check runs. */
export function readCheckPages(): ReadonlyMap<string, CheckPage> {
  known ??= readAll();
  return known;
}

function readAll(): ReadonlyMap<string, CheckPage> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(ending));
  const pages = files.map((file): [string, CheckPage] => [basename(file, ending), readPage(join(folder, file))]);
  return new Map(pages.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function readPage(path: string): CheckPage {
  const { all = {}, bad, good, ...words }: WrittenPage = JSON.parse(readFileSync(path, "utf8"));
  return {
    ...words,
    bad: bad.map(({ message, ...example }) => ({ message, ...completeExample(all, example) })),
    good: good.map((example) => completeExample(all, example)),
  };
}

function completeExample(all: Example, example: Example): Example {
  const parts = Object.entries({ ...all, ...example });
  const patches = new Map(parts.filter(([name]) => name.startsWith("#")));
  const { body, ...rest } = Object.fromEntries(parts.filter(([name]) => !patches.has(name)));
  if (body === undefined) return rest;
  const unknown = [...patches.keys()].find((name) => !JSON.stringify(body).includes(`"id":"${name.slice(1)}"`));
  if (unknown !== undefined) throw new Error(`An example patches ${unknown}, and has no such node.`);
  return { ...rest, body: patchNodes(body, patches) };
}

/** A patch merges into the node as JSON does: null takes out a part, or the node. */
function patchNodes(value: unknown, patches: ReadonlyMap<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((entry) => patchNodes(entry, patches)).filter((entry) => entry !== null);
  if (!isObject(value)) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, patchNodes(part, patches)]));
  const patch = `#${inner["id"]}`;
  return patches.has(patch) ? mergePatch(inner, patches.get(patch)) : inner;
}
