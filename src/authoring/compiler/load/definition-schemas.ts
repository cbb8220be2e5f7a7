// The JSON Schemas of definition files, by kind, and the ones that they refer to.
import actions from "../../../../schemas/actions.schema.json" with { type: "json" };
import commonScenarios from "../../../../schemas/common-scenarios.schema.json" with { type: "json" };
import fragment from "../../../../schemas/fragment.schema.json" with { type: "json" };
import grant from "../../../../schemas/grant.schema.json" with { type: "json" };
import language from "../../../../schemas/language.schema.json" with { type: "json" };
import market from "../../../../schemas/market.schema.json" with { type: "json" };
import mockChange from "../../../../schemas/mock-change.schema.json" with { type: "json" };
import mockResponse from "../../../../schemas/mock-response.schema.json" with { type: "json" };
import mockSeed from "../../../../schemas/mock-seed.schema.json" with { type: "json" };
import mockWording from "../../../../schemas/mock-wording.schema.json" with { type: "json" };
import nodeParts from "../../../../schemas/node.schema.json" with { type: "json" };
import overlay from "../../../../schemas/overlay.schema.json" with { type: "json" };
import parts from "../../../../schemas/parts.schema.json" with { type: "json" };
import rules from "../../../../schemas/rules.schema.json" with { type: "json" };
import scenario from "../../../../schemas/scenario.schema.json" with { type: "json" };
import screen from "../../../../schemas/screen.schema.json" with { type: "json" };
import settings from "../../../../schemas/settings.schema.json" with { type: "json" };
import shell from "../../../../schemas/shell.schema.json" with { type: "json" };
import step from "../../../../schemas/step.schema.json" with { type: "json" };
import stored from "../../../../schemas/stored.schema.json" with { type: "json" };
import tests from "../../../../schemas/tests.schema.json" with { type: "json" };
import texts from "../../../../schemas/texts.schema.json" with { type: "json" };
import widget from "../../../../schemas/widget.schema.json" with { type: "json" };
import wire from "../../../../schemas/wire.schema.json" with { type: "json" };
import type { DefinitionKind } from "../../../core/format/index.ts";

export type Schema = { readonly [keyword: string]: unknown };

export const definitionSchemas: { readonly [Kind in DefinitionKind]: Schema } = {
  screen,
  overlay,
  fragment,
  grant,
  widget,
  actions,
  rules,
  stored,
  shell,
  market,
  language,
  settings,
  scenario,
  tests,
  texts,
  wire,
  "mock-response": mockResponse,
  "mock-change": mockChange,
  "mock-seed": mockSeed,
  "mock-wording": mockWording,
  "common-scenarios": commonScenarios,
};

const nodes = { type: "array", items: { $ref: "layar:node" } };
const flow = { $ref: "layar:step#/$defs/flow" };

/** A node, whatever its widget; names and types of its properties are left to the widget's declaration. */
export const anyNodeSchema: Schema = {
  $id: "layar:node",
  title: "NodeDefinition",
  description: "One element of a screen, an instance of a widget.",
  type: "object",
  additionalProperties: false,
  required: ["widget", "id"],
  properties: {
    widget: { "x-refers": "widget", $ref: "layar:parts#/$defs/kebabName", description: "Name of the widget." },
    ...nodeParts.properties,
    props: { $ref: "layar:parts#/$defs/inputs", description: "Properties of the widget; texts are templates." },
    bind: { $ref: "layar:parts#/$defs/statePath", description: "Two-way path of the widget's value." },
    on: {
      type: "object",
      propertyNames: { $ref: "layar:parts#/$defs/name" },
      additionalProperties: flow,
      description: "What happens on its events.",
    },
    children: { ...nodes, description: "Nodes inside it, from top to bottom." },
    slots: {
      type: "object",
      propertyNames: { $ref: "layar:parts#/$defs/name" },
      additionalProperties: nodes,
      description: "Nodes in its named places.",
    },
  },
};

/** Everything that a schema of a definition file may refer to, itself included. */
export const allSchemas: readonly Schema[] = [...Object.values(definitionSchemas), anyNodeSchema, nodeParts, parts, step];

/** By the kind of the step. */
export const stepSchemas: ReadonlyMap<string, Schema> = new Map(
  Object.entries<Schema>(step.$defs).filter(([, schema]) => schema["properties"] !== undefined),
);
