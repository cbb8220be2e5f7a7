// Literals that a user reads: in titles, in properties of widgets and in steps, and in the values and the state that these show.
import { parseTemplate } from "../../../core/expression/index.ts";
import { hasOwn, isContainer, isObject, joinPointer } from "../../../core/json/index.ts";
import { valuesOf } from "../../compiler/index.ts";
import type { ScreenIndex } from "../queries/screen-index.ts";
import { followSchema } from "../queries/values/value-type.ts";

/** A literal where it is written. */
export interface Literal {
  readonly text: string;
  readonly pointer: string;
}

interface Part {
  readonly value: unknown;
  readonly pointer: string;
}

/** Every literal of a screen that a user reads, once for each place. */
export function listLiterals(index: ScreenIndex): readonly Literal[] {
  const found = new Map<string, Literal>();
  const seen = new Set<string>();
  const visit = ({ value, pointer }: Part) => {
    if (typeof value === "string") {
      if (seen.has(pointer)) return;
      seen.add(pointer);
      const parsed = parseTemplate(value);
      if ("errors" in parsed) return;
      for (const part of parsed.parts) {
        for (const text of "text" in part ? [part.text] : literalsIn(part.ast)) found.set(`${pointer} ${text}`, { text, pointer });
        if ("ast" in part) for (const path of pathsIn(part.ast)) for (const source of sourcesOf(index, path)) visit(source);
      }
    } else if (isContainer(value))
      for (const [name, inner] of Object.entries(value)) visit({ value: inner, pointer: joinPointer(pointer, name) });
  };
  for (const part of listParts(index)) visit(part);
  return [...found.values()];
}

/** Where a screen says what a user reads. */
function listParts(index: ScreenIndex): readonly Part[] {
  const { screen, nodes, steps } = index;
  return [
    { value: screen.title, pointer: "/title" },
    { value: screen.description, pointer: "/description" },
    ...Object.entries(screen.load ?? {}).map(([name, { failed }]) => ({ value: failed, pointer: joinPointer("/load", name, "failed") })),
    ...Object.entries(screen.dialogs ?? {}).map(([name, { title }]) => ({ value: title, pointer: joinPointer("/dialogs", name, "title") })),
    ...nodes.flatMap(({ node, pointer, widget }) =>
      Object.entries(node.props ?? {}).flatMap(([name, value]) => {
        const schema: unknown = Reflect.get(widget?.props.properties ?? {}, name);
        return partsOfValue(index, { value, pointer: joinPointer(pointer, "props", name) }, schema);
      }),
    ),
    ...steps.flatMap(({ step, pointer }) =>
      valuesOf(step).flatMap(({ path, value, isWording }) => (isWording ? [{ value, pointer: joinPointer(pointer, ...path) }] : [])),
    ),
  ];
}

/** The parts of a property that a user reads, which its schema says. */
function partsOfValue(index: ScreenIndex, { value, pointer }: Part, written: unknown): readonly Part[] {
  const schema = followSchema(index, written);
  if (schema["x-code"] !== undefined || "enum" in schema || "const" in schema) return [];
  // A text in the place of an array or an object is one expression that gives it.
  if (typeof value === "string") return [{ value, pointer }];
  if (Array.isArray(value))
    return value.flatMap((item, place) => partsOfValue(index, { value: item, pointer: joinPointer(pointer, place) }, schema["items"]));
  const { properties } = schema;
  if (!isContainer(value) || !isObject(properties)) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    partsOfValue(index, { value: inner, pointer: joinPointer(pointer, name) }, Reflect.get(properties, name)),
  );
}

/** Places in an expression whose value becomes that of the whole. */
function resultsOf(ast: readonly unknown[]): readonly unknown[] {
  const [op, ...parts] = ast;
  if (op === "?:") return parts.slice(1);
  if (op === "??" || op === "+" || op === "[]") return parts;
  if (op === "map") return parts.slice(1);
  return op === "[" || op === "filter" || op === "find" ? parts.slice(0, 1) : [];
}

function literalsIn(ast: unknown): readonly string[] {
  if (typeof ast === "string") return [ast];
  return Array.isArray(ast) ? resultsOf(ast).flatMap(literalsIn) : [];
}

type Path = readonly string[];

/** Paths whose values an expression gives. */
function pathsIn(ast: unknown): readonly Path[] {
  if (!Array.isArray(ast)) return [];
  const path = readPath(ast);
  return path === undefined ? resultsOf(ast).flatMap(pathsIn) : [path];
}

/** `list.map(title)` and `list[0].title` both read the path `list.title`. */
function readPath(ast: unknown): Path | undefined {
  if (!Array.isArray(ast)) return undefined;
  const [op, ...parts]: unknown[] = ast;
  if (op === ".") return parts.map(String);
  if (op !== "[" && op !== "map") return undefined;
  const [of, part] = parts;
  const inner = op === "map" ? readPath(part) : typeof part === "string" ? [part] : [];
  const outer = readPath(of);
  return outer === undefined || inner === undefined ? undefined : [...outer, ...inner];
}

/** What is written for a path: a named value of the screen, or what steps set a part of the state to. */
function sourcesOf({ screen, steps }: ScreenIndex, path: Path): readonly Part[] {
  const [root = "", ...fields] = path;
  if (root === "state")
    return steps.flatMap(({ step, pointer }) =>
      step.do === "set" && step.path === path.join(".") ? [{ value: step.to, pointer: `${pointer}/to` }] : [],
    );
  const [name = "", ...rest] = root === "values" ? fields : path;
  const values = screen.values ?? {};
  return hasOwn(values, name) ? fieldsOf({ value: values[name], pointer: joinPointer("/values", name) }, rest) : [];
}

function fieldsOf({ value, pointer }: Part, [field, ...rest]: Path): readonly Part[] {
  if (Array.isArray(value))
    return value.flatMap((item, place) =>
      fieldsOf({ value: item, pointer: joinPointer(pointer, place) }, field === undefined ? [] : [field, ...rest]),
    );
  if (field === undefined) return [{ value, pointer }];
  return isObject(value) && hasOwn(value, field) ? fieldsOf({ value: value[field], pointer: joinPointer(pointer, field) }, rest) : [];
}
