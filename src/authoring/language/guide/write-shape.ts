import { isObject, listFields } from "../../../core/json/index.ts";

type Resolve = (ref: string) => unknown;

const deepest = 2;

/**
 * A JSON Schema in the type names of the format, in one line: `{ id: text, price: amount, tags?: text[] }`. An entity inside another
 * one is its name.
 *
 * @param resolve what a `$ref` leads to
 */
export function writeShape(schema: unknown, resolve: Resolve, depth = 0): string {
  if (!isObject(schema)) return "any";
  const { $ref: ref, enum: values, const: only, type, format } = schema;
  if (typeof ref === "string") return depth === 0 ? writeShape(resolve(ref), resolve, 1) : (ref.split(/[/:]/).pop() ?? "any");
  if (only !== undefined) return writeLiteral(only);
  if (Array.isArray(values)) return values.map(writeLiteral).join(" | ");
  const alternatives = schema["oneOf"] ?? schema["anyOf"];
  const shapes = Array.isArray(alternatives) ? alternatives.map((one) => writeShape(one, resolve, depth + 1)) : [];
  // Alternatives that only say which fields go together have no shape of their own.
  if (shapes.some((shape) => shape !== "any")) return shapes.join(" | ");
  if (format === "amount") return isEmptyToo(type) ? "amount?" : "amount";
  if (Array.isArray(type))
    return type.map((one) => (one === "null" ? "null" : writeShape({ ...schema, type: one }, resolve, depth))).join(" | ");
  if (type === "array") return `${inBrackets(writeShape(schema["items"], resolve, Math.max(depth, 1)))}[]`;
  if (type === "object") return writeFields(schema, resolve, depth);
  return type === "string" ? (format === "date" ? "date" : "text") : typeof type === "string" ? type : "any";
}

function writeFields(schema: object, resolve: Resolve, depth: number): string {
  const properties = "properties" in schema ? schema.properties : undefined;
  if (!isObject(properties) || depth > deepest) return "{ … }";
  const fields = listFields(schema).map(({ name, isRequired }) => {
    const shape = writeShape(properties[name], resolve, depth + 1);
    return `${name}${isRequired ? "" : "?"}: ${shape}`;
  });
  return `{ ${fields.join(", ")} }`;
}

function isEmptyToo(type: unknown): boolean {
  return Array.isArray(type) && type.includes("null");
}

function writeLiteral(value: unknown): string {
  return typeof value === "string" ? `'${value}'` : JSON.stringify(value);
}

function inBrackets(shape: string): string {
  return shape.includes(" | ") ? `(${shape})` : shape;
}
