import { listNames, quoteName } from "../../../../core/format/index.ts";
import { findNearest, isContainer, isObject, joinPointer } from "../../../../core/json/index.ts";
import type { ScreenCheck, Spot } from "../../check.ts";
import type { Outline } from "../../queries/screen-index.ts";

export const propFieldIsKnown: ScreenCheck = {
  id: "prop-field-is-known",
  what: "Every field of an object in `props` is one that the widget declares.",
  why: "Nothing reads a misspelt field: its text is missing, without any message.",
  over: "screen",
  run(outline, report) {
    for (const { node, pointer, widget } of outline.nodes) {
      if (widget === undefined) continue;
      const properties = new Map<string, unknown>(Object.entries(widget.props.properties));
      for (const [name, value] of Object.entries(node.props ?? {})) {
        for (const { at, field, taken } of listStrange(outline, value, {
          schema: properties.get(name),
          pointer: joinPointer(pointer, "props", name),
        })) {
          const near = findNearest(field, taken);
          report(at, {
            message: `\`${name}\` of \`${node.widget}\` knows no field ${quoteName(field)} here.`,
            help: near === undefined ? `There are ${listNames(taken, "and")}.` : `Did you mean ${quoteName(near)}?`,
            ...(near !== undefined && { fix: { title: `Write ${quoteName(near)}`, text: JSON.stringify(near) } }),
          });
        }
      }
    }
  },
};

interface Strange {
  readonly at: Spot;
  readonly field: string;
  readonly taken: readonly string[];
}

interface Described {
  readonly schema: unknown;
  readonly pointer: string;
}

/** Fields of a written value, at any depth, that a closed group does not have. */
function listStrange(outline: Outline, value: unknown, { schema, pointer }: Described): Strange[] {
  const known = followSchema(outline, schema);
  if (Array.isArray(value))
    return value.flatMap((part, place) => listStrange(outline, part, { schema: known.get("items"), pointer: joinPointer(pointer, place) }));
  const properties = known.get("properties");
  if (!isContainer(value) || !isObject(properties)) return [];
  const taken = Object.keys(properties);
  const isClosed = known.get("additionalProperties") === false;
  return Object.entries(value).flatMap(([field, part]): Strange[] => {
    const at = joinPointer(pointer, field);
    if (taken.includes(field)) return listStrange(outline, part, { schema: Reflect.get(properties, field), pointer: at });
    return isClosed ? [{ at: { pointer: at, on: "key" }, field, taken }] : [];
  });
}

function followSchema(outline: Outline, schema: unknown): ReadonlyMap<string, unknown> {
  const entries = new Map<string, unknown>(isObject(schema) ? Object.entries(schema) : []);
  const ref = entries.get("$ref");
  return typeof ref === "string" ? followSchema(outline, outline.catalogue.resolve(ref)) : entries;
}
