// Builds the schemas of a node: one that holds for every widget, and the union discriminated by `widget` for authors.

import { listEvent } from "../../src/core/format/index.ts";
import { isObject } from "../../src/core/json/index.ts";
import { propsWithPlaceholders } from "./placeholders.ts";
import type { Declaration, Schema, Sources } from "./read-schemas.ts";
import { suggestTexts } from "./suggest-names.ts";

const flow = { $ref: "layar:step#/$defs/flow" };
const nodes = { type: "array", items: { $ref: "layar:node" } };
const listEventHelp =
  "With `each` only: the last entry of the list comes near the view, so that a flow can add the next page. Again only when the list has grown.";
const bind = { $ref: "layar:parts#/$defs/statePath", description: "Two-way path of the widget's value." };

function partsOf(sources: Sources): Schema {
  const parts = sources.schemas.get("layar:node-parts")?.["properties"];
  if (!isObject(parts)) throw new Error("schemas/node.schema.json has no properties.");
  return parts;
}

/** What a node of this widget may carry beside the parts that all nodes share. */
function widgetParts(widget: Declaration, sources: Sources): Schema {
  const own = Object.entries(widget.events ?? {}).map(([event, { description }]) => [event, { ...flow, description }]);
  const events = [...own, [listEvent, { ...flow, description: listEventHelp }]];
  const slots = Object.entries(widget.slots ?? {}).map(([slot, description]) => [slot, { ...nodes, description }]);
  return {
    widget: { const: widget.id, description: widget.description },
    props: { ...propsWithPlaceholders(widget.props, sources), description: `Properties of \`${widget.id}\`.` },
    ...(widget.value === undefined ? {} : { bind }),
    on: {
      type: "object",
      additionalProperties: false,
      properties: Object.fromEntries(events),
      description: "What happens on its events.",
    },
    ...(widget.children === true ? { children: { ...nodes, description: "Nodes inside it, from top to bottom." } } : {}),
    ...(slots.length === 0
      ? {}
      : {
          slots: {
            type: "object",
            additionalProperties: false,
            properties: Object.fromEntries(slots),
            description: "Nodes in its named places.",
          },
        }),
  };
}

function nodeOf(widget: Declaration, sources: Sources): Schema {
  return {
    type: "object",
    additionalProperties: false,
    required: ["widget", "id", ...(hasRequired(widget) ? ["props"] : [])],
    description: widget.description,
    properties: { ...widgetParts(widget, sources), ...partsOf(sources) },
  };
}

function hasRequired(widget: Declaration): boolean {
  const { required } = widget.props;
  return Array.isArray(required) && required.length > 0;
}

/** The union of all widgets' nodes, discriminated by `widget`; without any widget it accepts nothing. */
export function nodeUnionSchema(sources: Sources): Schema {
  const { widgets } = sources;
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: "layar:node",
    title: "NodeDefinition",
    description: "One element of a screen, an instance of a widget, discriminated by `widget`.",
    type: "object",
    required: ["widget"],
    ...(widgets.length === 0
      ? { not: {} }
      : { discriminator: { propertyName: "widget" }, oneOf: widgets.map(({ id }) => ({ $ref: `#/$defs/${id}` })) }),
    $defs: Object.fromEntries(widgets.map((widget) => [widget.id, nodeOf(widget, sources)])),
  };
}

function choiceParts(widget: Declaration, sources: Sources): Schema {
  const parts = widgetParts(widget, sources);
  return { ...parts, props: suggestTexts(parts["props"]) };
}

/** The same for editors, which complete best when `widget` is a list of names and each name adds its own properties. */
export function nodeChoiceSchema(sources: Sources): Schema {
  const { widgets } = sources;
  return {
    title: "NodeDefinition",
    description: "One element of a screen, an instance of a widget.",
    type: "object",
    required: ["widget", "id"],
    properties: {
      widget: {
        enum: widgets.map(({ id }) => id),
        enumDescriptions: widgets.map(({ description }) => description),
        description: "Name of the widget.",
      },
      ...partsOf(sources),
    },
    allOf: widgets.map((widget) => ({
      if: { required: ["widget"], properties: { widget: { const: widget.id } } },
      then: { required: nodeOf(widget, sources)["required"], properties: choiceParts(widget, sources) },
    })),
    unevaluatedProperties: false,
  };
}
