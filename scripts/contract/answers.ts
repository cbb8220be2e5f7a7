// Schemas as the browser checks them: open for fields that a server adds, and null for what may be missing.
import { bundleDefs } from "./bundle.ts";
import { isGroup, type Schema, type Sources } from "./read-schemas.ts";

/** Limits on size are for authors and the checker; a longer list from the server is still a good answer. */
const dropped = new Set(["title", "description", "default", "additionalProperties", "maxItems", "maxLength"]);

function orNull(schema: unknown): unknown {
  if (!isGroup(schema)) return schema;
  const { type } = schema;
  if (Array.isArray(schema["enum"])) return { enum: [...schema["enum"], null] };
  if (typeof type === "string") return { ...schema, type: [...new Set([type, "null"])] };
  if (Array.isArray(type)) return { ...schema, type: [...new Set([...type, "null"])] };
  return Object.keys(schema).length === 0 ? schema : { anyOf: [{ type: "null" }, schema] };
}

function openProperties(schema: Schema): { [name: string]: unknown } {
  const required = Array.isArray(schema["required"]) ? schema["required"] : [];
  const properties = isGroup(schema["properties"]) ? Object.entries(schema["properties"]) : [];
  return Object.fromEntries(
    properties.map(([name, part]) => [name, required.includes(name) ? openForServers(part) : orNull(openForServers(part))]),
  );
}

/** A field's own schema could be named like a keyword, so `properties` and `$defs` are walked by name. */
function openForServers(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(openForServers);
  if (!isGroup(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([keyword]) => !dropped.has(keyword))
      .map(([keyword, part]) => {
        if (keyword === "properties") return [keyword, openProperties(schema)];
        if (keyword === "$defs" && isGroup(part))
          return [keyword, Object.fromEntries(Object.entries(part).map(([name, def]) => [name, openForServers(def)]))];
        // The alternatives exclude each other, and the code that counts them is the longer one.
        if (keyword === "oneOf") return ["anyOf", openForServers(part)];
        return [keyword, keyword === "enum" || keyword === "const" ? part : openForServers(part)];
      }),
  );
}

/** One self-contained schema of an action's answer. */
export function answerSchema(answer: Schema, sources: Sources): unknown {
  const defs = bundleDefs(["layar:answer"], new Map([...sources.schemas, ["layar:answer", answer]]));
  const { answer: root, ...others } = defs;
  return openForServers({ ...(isGroup(root) ? root : {}), $defs: others });
}
