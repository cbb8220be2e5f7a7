// Judges a value by a JSON Schema without making code of it, so that it also runs where the policy of a page forbids `eval`.
import { hasOwn, isObject, type JsonObject } from "../own-fields.ts";
import { joinPointer, valueAt } from "../pointer.ts";

/** One violation, with what a message about it needs. */
export interface SchemaError {
  readonly keyword: string;
  /** JSON pointer to the value. */
  readonly instancePath: string;
  readonly params: JsonObject;
  readonly data: unknown;
  /** What stands at the keyword, and the schema around it. */
  readonly schema: unknown;
  readonly parentSchema: JsonObject;
  /** The name of a property that is judged itself. */
  readonly propertyName?: string;
}

/** Judges one keyword, and reports what is wrong by `fail`. */
export type Keyword = (wanted: unknown, value: unknown, schema: JsonObject, place: Place) => void;

/** A keyword by its name. Without `isFor` it holds for every schema that has it. */
export type NamedKeyword = readonly [name: string, judge: Keyword, isFor?: (schema: JsonObject) => boolean];

export interface Rules {
  /** In the order in which their violations are reported. One that is not among them is a remark. */
  readonly keywords: readonly NamedKeyword[];
  /** The document with this `$id`; undefined when there is none. */
  find(id: string): unknown;
  /** The keywords of each schema that was applied. */
  readonly known: WeakMap<JsonObject, readonly (readonly [judge: Keyword, wanted: unknown])[]>;
}

/** The way to a part of a value. */
interface Way {
  readonly before: Way | undefined;
  readonly name: string | number;
}

/** What was found. */
interface Sink {
  readonly errors: SchemaError[];
  /** Whether the value fits is all that is asked: the first violation ends it, and is not described. */
  readonly isQuick: boolean;
  fits: boolean;
}

/** A part of a schema at a part of a value. */
export interface Place {
  /** In which `#/…` is looked up. */
  readonly document: unknown;
  readonly way: Way | undefined;
  readonly sink: Sink;
  readonly propertyName: string | undefined;
  readonly rules: Rules;
}

interface Violation {
  readonly keyword: string;
  readonly value: unknown;
  readonly schema: JsonObject;
  readonly params?: JsonObject;
}

const pointerOf = (way: Way | undefined): string => (way ? joinPointer(pointerOf(way.before), way.name) : "");

export function fail({ way, sink, propertyName }: Place, { keyword, value, schema, params = {} }: Violation): void {
  sink.fits = false;
  if (sink.isQuick) return;
  const error = { keyword, instancePath: pointerOf(way), params, data: value, schema: schema[keyword], parentSchema: schema };
  sink.errors.push(propertyName === undefined ? error : { ...error, propertyName });
}

/** Applies a schema to a value. */
export function applySchema(schema: unknown, value: unknown, place: Place): void {
  const { sink, rules } = place;
  if (schema === false) fail(place, { keyword: "false schema", value, schema: {} });
  if (!isObject(schema)) return;
  for (const [judge, wanted] of listKeywords(schema, rules)) {
    if (sink.isQuick && !sink.fits) return;
    judge(wanted, value, schema, place);
  }
}

/** The same one level deeper. */
export function applyToPart(schema: unknown, value: unknown, name: string | number, place: Place): void {
  const { document, way, sink, propertyName, rules } = place;
  applySchema(schema, value, { document, way: { before: way, name }, sink, propertyName, rules });
}

/** Whether a value fits, without a trace in what was found. */
export function fits(schema: unknown, value: unknown, place: Place): boolean {
  const sink: Sink = { errors: [], isQuick: true, fits: true };
  applySchema(schema, value, { ...place, sink });
  return sink.fits;
}

/** All violations of a schema that stands by itself; those that fit, which are nearly all, are gone through once. */
export function listViolations(schema: unknown, value: unknown, rules: Rules): readonly SchemaError[] {
  const sink: Sink = { errors: [], isQuick: false, fits: true };
  const place: Place = { document: schema, way: undefined, sink, propertyName: undefined, rules };
  if (!fits(schema, value, place)) applySchema(schema, value, place);
  return sink.errors;
}

function listKeywords(schema: JsonObject, { keywords, known }: Rules) {
  const found =
    known.get(schema) ??
    keywords.flatMap(([name, judge, isFor]) =>
      hasOwn(schema, name) && (isFor === undefined || isFor(schema)) ? [[judge, schema[name]] as const] : [],
    );
  known.set(schema, found);
  return found;
}

/** The schema that a reference means, and the document that it stands in. */
export function followRef(ref: string, { document, rules }: Place): { readonly schema: unknown; readonly document: unknown } {
  const [id = "", pointer = ""] = ref.split("#");
  const target = id === "" ? document : rules.find(id);
  return { schema: valueAt(target, pointer), document: target };
}
