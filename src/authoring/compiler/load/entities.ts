// Entities: JSON Schemas of the server's responses, found by reference or by bare name.
import { isObject, valueAt } from "../../../core/json/index.ts";
import type { Catalogue, Source } from "../project.ts";

/** Prefixes references inside a document with its `$id`, so that any part of it can be read by itself. */
function withAbsoluteRefs(value: unknown, id: string): unknown {
  if (Array.isArray(value)) return value.map((part) => withAbsoluteRefs(part, id));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      name === "$ref" && typeof part === "string" && part.startsWith("#") ? id + part : withAbsoluteRefs(part, id),
    ]),
  );
}

type Entities = Pick<Catalogue, "schemas" | "resolve" | "entity">;

export function createEntities(schemas: readonly Source<unknown>[]): Entities {
  const byId = new Map<string, unknown>();
  const byName = new Map<string, unknown>();
  for (const { value: document } of schemas) {
    if (!isObject(document) || typeof document["$id"] !== "string") continue;
    const absolute = withAbsoluteRefs(document, document["$id"]);
    byId.set(document["$id"], absolute);
    const parts = isObject(absolute) ? absolute["$defs"] : undefined;
    for (const [name, schema] of Object.entries(isObject(parts) ? parts : {})) byName.set(name, schema);
  }
  return {
    schemas,
    resolve: (ref) => {
      const [id = "", pointer = ""] = ref.split("#");
      return valueAt(byId.get(id), pointer);
    },
    entity: (name) => byName.get(name),
  };
}
