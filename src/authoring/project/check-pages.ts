/** Reads the documentation of the checks: rule, reason and examples. Tests use it, too, and none of it ships. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { deepEqual, isObject, mergePatch } from "../../core/json/index.ts";
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
  /** Parts that each example has which does not say otherwise: of a node in them it may patch what differs, as `#<id>` or `#<id>/<pointer>`. */
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
  const patches = parts.filter(([name]) => name.startsWith("#"));
  const { body, ...rest } = Object.fromEntries(parts.filter(([name]) => !name.startsWith("#")));
  return body === undefined ? rest : { ...rest, body: patches.reduce(patchBody, body) };
}

function patchBody(body: unknown, [name, patch]: readonly [string, unknown]): unknown {
  const [id = "", ...path] = name.slice(1).split("/");
  const patched = patchNode(body, { id, path, patch });
  if (deepEqual(patched, body)) throw new Error(`An example patches ${name}, which changes nothing.`);
  return patched;
}

interface NodePatch {
  readonly id: string;
  readonly path: readonly string[];
  readonly patch: unknown;
}

function patchNode(value: unknown, to: NodePatch): unknown {
  if (Array.isArray(value)) return value.map((entry) => patchNode(entry, to)).filter((entry) => entry !== null);
  if (!isObject(value)) return value;
  if (value["id"] === to.id) return patchPart(value, to.path, to.patch);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, patchNode(part, to)]));
}

/** A patch merges into the part as JSON does: null takes it out. The index after the last entry of a list adds one. */
function patchPart(value: unknown, [name, ...rest]: readonly string[], patch: unknown): unknown {
  if (name === undefined) return mergePatch(value, patch);
  const parts = new Map(Object.entries(value ?? {}));
  parts.set(name, patchPart(parts.get(name), rest, patch));
  const left = [...parts].filter(([, part]) => part !== null);
  return Array.isArray(value) ? left.map(([, part]) => part) : Object.fromEntries(left);
}
