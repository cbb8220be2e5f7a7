// Builds the schema of a node for authors: what every node may carry, and what each widget adds.

import { listEvent } from "../../../core/format/index.ts";
import { isObject } from "../../../core/json/index.ts";
import { expressionSchema, propsWithPlaceholders } from "./placeholders.ts";
import { type Declaration, listWidgets, type Schema, type Sources } from "./read-schemas.ts";
import { suggestTexts, textSchema } from "./suggest-names.ts";
import { waiveSchema } from "./waive-schema.ts";

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

function hasRequired(widget: Declaration): boolean {
  const { required } = widget.props;
  return Array.isArray(required) && required.length > 0;
}

function choiceParts(widget: Declaration, sources: Sources): Schema {
  const parts = widgetParts(widget, sources);
  return { ...parts, props: suggestTexts(parts["props"]) };
}

/** The schema of a node, for editors, which complete best when `widget` is a list of names and each name adds its own properties. */
export function nodeChoiceSchema(sources: Sources): Schema {
  const widgets = listWidgets(sources);
  return {
    title: "NodeDefinition",
    description: "One element of a screen, an instance of a widget.",
    type: "object",
    required: ["widget", "id"],
    properties: {
      $waive: waiveSchema,
      widget: {
        enum: widgets.map(({ id }) => id),
        enumDescriptions: widgets.map(({ description }) => description),
        description: "Name of the widget.",
      },
      ...partsOf(sources),
    },
    allOf: widgets.map((widget) => ({
      if: { required: ["widget"], properties: { widget: { const: widget.id } } },
      then: { ...(hasRequired(widget) && { required: ["props"] }), properties: choiceParts(widget, sources) },
    })),
    unevaluatedProperties: false,
    $defs: { expression: expressionSchema, text: textSchema },
  };
}
