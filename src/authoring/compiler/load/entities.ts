// Entities: JSON Schemas of what the server answers, found by reference or by bare name.
import { splitPointer } from "../../../core/json/index.ts";
import { isGroup } from "./file-kind.ts";

/** References inside a document get its `$id`, so that any part of it can be read by itself. */
function withAbsoluteRefs(value: unknown, id: string): unknown {
  if (Array.isArray(value)) return value.map((part) => withAbsoluteRefs(part, id));
  if (!isGroup(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      name === "$ref" && typeof part === "string" && part.startsWith("#") ? id + part : withAbsoluteRefs(part, id),
    ]),
  );
}

export interface Entities {
  resolve(ref: string): unknown;
  entity(name: string): unknown;
}

export function createEntities(documents: readonly unknown[]): Entities {
  const byId = new Map<string, unknown>();
  const byName = new Map<string, unknown>();
  for (const document of documents) {
    if (!isGroup(document) || typeof document["$id"] !== "string") continue;
    const absolute = withAbsoluteRefs(document, document["$id"]);
    byId.set(document["$id"], absolute);
    const parts = isGroup(absolute) ? absolute["$defs"] : undefined;
    for (const [name, schema] of Object.entries(isGroup(parts) ? parts : {})) byName.set(name, schema);
  }
  return {
    resolve: (ref) => {
      const [id = "", pointer = ""] = ref.split("#");
      return splitPointer(pointer).reduce<unknown>(
        (at, part) => (isGroup(at) && Object.hasOwn(at, part) ? at[part] : undefined),
        byId.get(id),
      );
    },
    entity: (name) => byName.get(name),
  };
}
