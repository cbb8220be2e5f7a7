/** Lists and objects that a promotion may change, with what each is made of. */
import { isObject, type JsonObject, listFields } from "../../../../core/json/index.ts";
import type { Catalogue } from "../../../compiler/index.ts";
import type { FormField, FormShape, FormStructure } from "../../protocol/structure.ts";
import { listChoices } from "../widgets/widget-fields.ts";
import type { Writable } from "./writable.ts";

type Resolve = Catalogue["resolve"];

/** In the order of the page. */
export function listStructures({ resolve }: Pick<Catalogue, "resolve">, places: readonly Writable[]): FormStructure[] {
  return places.flatMap(({ node, prop, about, at, isOwn, schema, value = null, isOfScreen, isTied }): FormStructure[] => {
    if (!isOfScreen || schema["x-code"] !== undefined) return [];
    const shape = shapeOf(schema, resolve);
    if ((shape.kind !== "list" && shape.kind !== "fields") || !holds(shape, isWords)) return [];
    const tied = isTied || holds(shape, isForScreen);
    // What is not written here, and what the screen does something with, comes from elsewhere.
    if (tied && !isObject(value) && !Array.isArray(value)) return [];
    return [{ node, prop, about, at, isOwn, shape, value, tied: tied ? reason : "" }];
  });
}

const reason = "The screen does something with each entry, so that a developer adds, moves or removes them. Their words can be changed.";

const isWords = ({ kind }: FormShape): boolean => kind === "words";
const isForScreen = ({ kind }: FormShape): boolean => kind === "code" || kind === "number" || kind === "boolean" || kind === "other";

/** `depth` ends a schema that holds itself. */
function shapeOf(written: unknown, resolve: Resolve, depth = 9): FormShape {
  const schema = followRef(written, resolve);
  if (!isObject(schema) || depth === 0) return { kind: "other" };
  const branches = schema["anyOf"] ?? schema["oneOf"];
  if (Array.isArray(branches)) return { kind: "either", shapes: branches.map((branch) => shapeOf(branch, resolve, depth - 1)) };
  const choices = listChoices(schema);
  if (choices.length > 0) return { kind: "choice", choices };
  switch (typeIn(schema)) {
    case "string":
      return { kind: schema["x-code"] === undefined ? "words" : "code" };
    case "number":
    case "integer":
      return { kind: "number" };
    case "boolean":
      return { kind: "boolean" };
    case "array": {
      // A list of pictures has rows of its own.
      if (isObject(schema["items"]) && schema["items"]["x-picture"] !== undefined) return { kind: "other" };
      const entry = shapeOf(schema["items"], resolve, depth - 1);
      return { kind: "list", entry, least: Number(schema["minItems"] ?? 0), most: Number(schema["maxItems"] ?? 1000) };
    }
    case "object":
      return { kind: "fields", fields: fieldsOf(schema, resolve, depth - 1) };
    default:
      return { kind: "other" };
  }
}

function followRef(schema: unknown, resolve: Resolve): unknown {
  return isObject(schema) && typeof schema["$ref"] === "string" ? followRef(resolve(schema["$ref"]), resolve) : schema;
}

/** Null beside a type only says that there may be none. */
function typeIn({ type }: JsonObject): unknown {
  return Array.isArray(type) ? type.find((one) => one !== "null") : type;
}

function fieldsOf(schema: JsonObject, resolve: Resolve, depth: number): FormField[] {
  return listFields(schema).map(({ name, schema: field, isRequired }) => ({
    name,
    about: isObject(field) && typeof field["description"] === "string" ? field["description"] : "",
    isRequired,
    shape: shapeOf(field, resolve, depth),
  }));
}

/** Whether it or a part of it is of a kind. */
function holds(shape: FormShape, isKind: (one: FormShape) => boolean): boolean {
  if (isKind(shape)) return true;
  if (shape.kind === "list") return holds(shape.entry, isKind);
  if (shape.kind === "fields") return shape.fields.some((field) => holds(field.shape, isKind));
  return shape.kind === "either" && shape.shapes.some((one) => holds(one, isKind));
}
