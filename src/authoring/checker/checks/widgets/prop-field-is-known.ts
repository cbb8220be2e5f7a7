import { listAround, quoteName } from "../../../../core/format/index.ts";
import { findMeant, isContainer, isObject, joinPointer } from "../../../../core/json/index.ts";
import { type PointerRange, screenCheck } from "../../check.ts";
import { keyAt } from "../../queries/places.ts";
import type { ScreenIndex } from "../../queries/screen-index.ts";
import { followSchema } from "../../queries/values/value-type.ts";

export const propFieldIsKnown = screenCheck({ id: "prop-field-is-known" }, (index, report) => {
  for (const { node, pointer, widget } of index.nodes) {
    if (widget === undefined) continue;
    const properties = new Map<string, unknown>(Object.entries(widget.props.properties));
    for (const [name, value] of Object.entries(node.props ?? {})) {
      const described = { schema: properties.get(name), pointer: joinPointer(pointer, "props", name) };
      for (const { at, field, taken } of listUnknownFields(index, value, described)) {
        const { help, name: near } = findMeant(field, taken);
        report(at, {
          message: `\`${name}\` of \`${node.widget}\` has no field ${quoteName(field)}.`,
          help: help ?? `Its fields are ${listAround(field, taken)}.`,
          ...(near !== undefined && { fix: { title: `Write ${quoteName(near)}`, text: JSON.stringify(near) } }),
        });
      }
    }
  }
});

interface UnknownField {
  readonly at: PointerRange;
  readonly field: string;
  readonly taken: readonly string[];
}

interface Described {
  readonly schema: unknown;
  readonly pointer: string;
}

/** Fields of a written value, at any depth, that a closed object does not declare. */
function listUnknownFields(index: ScreenIndex, value: unknown, { schema, pointer }: Described): UnknownField[] {
  const known = followSchema(index, schema);
  if (Array.isArray(value))
    return value.flatMap((part, itemIndex) =>
      listUnknownFields(index, part, { schema: known["items"], pointer: joinPointer(pointer, itemIndex) }),
    );
  const properties = known["properties"];
  if (!isContainer(value) || !isObject(properties)) return [];
  const taken = Object.keys(properties);
  const isClosed = known["additionalProperties"] === false;
  return Object.entries(value).flatMap(([field, part]): UnknownField[] => {
    const at = joinPointer(pointer, field);
    if (taken.includes(field)) return listUnknownFields(index, part, { schema: Reflect.get(properties, field), pointer: at });
    return isClosed ? [{ at: keyAt(at), field, taken }] : [];
  });
}
