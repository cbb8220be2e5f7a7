// TypeScript types: those of the format, and apart from them those of a project's entities and widgets.
import { compile, type JSONSchema } from "json-schema-to-typescript";
import { isObject } from "../../../core/json/index.ts";
import { anyNodeSchema, longSchema } from "../../compiler/index.ts";
import { bundleDefs, defName } from "./bundle.ts";
import { type Declaration, definitionKinds, type Schema, type Sources } from "./read-schemas.ts";

const entityPrefix = "layar:entities/";
const json = { tsType: "Json" };
const file = { tsType: "File" };
const jsonType = "export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };\n";
const formatBanner = `// Generated from schemas/ by \`npm run generate\`; not edited by hand.\n\n${jsonType}`;
const widgetBanner = (from: string): string => `// Generated from ${from} by \`npm run generate\`; not edited by hand.

import type { WidgetPropsOf } from "layar/widget-kit";

${jsonType}
/** What the view gives the component of a widget. */
export type WidgetProps<N extends keyof WidgetContracts> = WidgetPropsOf<WidgetContracts[N]>;
`;

function pascal(name: string): string {
  return name.replace(/(^|-)([a-z])/g, (_, _dash, letter: string) => letter.toUpperCase()).replace(/^./, (letter) => letter.toUpperCase());
}

/** Of a widget what it has: `WidgetPropsOf` takes what is left out for nothing. */
function widgetDocument(widget: Declaration): Schema {
  const { id, description, props, value, events = {}, slots = {} } = widget;
  const shapes = Object.entries(events).map(([event, { description, payload, reply }]) => [
    event,
    closed({ ...(payload && { payload }), ...(reply && { reply }) }, description),
  ]);
  const names = Object.keys(slots);
  return closed({
    props: { ...props, title: `${pascal(id)}Props`, description },
    ...(value && { value }),
    ...(shapes.length > 0 && { events: closed(Object.fromEntries(shapes)) }),
    ...(names.length > 0 && { slots: { enum: names } }),
  });
}

function closed(properties: { [name: string]: unknown }, description?: string): Schema {
  return {
    type: "object",
    additionalProperties: false,
    required: Object.keys(properties),
    properties,
    ...(description === undefined ? {} : { description }),
  };
}

/** Scalars stand where they are used and keep the description there; whole objects are named once. */
function prepare(value: unknown, defs: { [name: string]: unknown }): unknown {
  if (Array.isArray(value)) return value.map((part) => prepare(part, defs));
  if (!isObject(value)) return value;
  if ("x-opaque" in value) return { ...(value["x-opaque"] === "file" ? file : { tsType: "unknown" }), description: value["description"] };
  const ref = value["$ref"];
  if (typeof ref !== "string")
    return Object.fromEntries(
      Object.entries(withCount(value))
        .filter(([name]) => name !== "discriminator")
        .map(([name, part]) => [name, prepare(part, defs)]),
    );
  if (ref === "#/$defs/parts/$defs/template") return { ...json, description: value["description"] };
  const target = ref
    .split("/")
    .slice(2)
    .reduce<unknown>((at, part) => (isObject(at) ? at[part] : undefined), { ...defs });
  if (isObject(target) && target["type"] === "string")
    return { type: "string", description: value["description"] ?? target["description"] };
  return { $ref: ref };
}

/** Says in the description of a list how many entries it takes: a tag of its own would take three lines. */
function withCount(schema: Schema): Schema {
  if (schema["type"] !== "array") return schema;
  const { minItems, maxItems, ...list } = schema;
  const counts = [minItems !== undefined && `At least ${minItems}.`, maxItems !== undefined && `At most ${maxItems}.`];
  const description = [list["description"], ...counts].filter(Boolean).join(" ");
  return description === "" ? list : { ...list, description };
}

type Defs = { readonly [name: string]: unknown };

/** The types of definition files, which no product has a part in. */
export function formatTypesText(sources: Sources): Promise<string> {
  const schemas = new Map([...sources.schemas, ["layar:node", anyNodeSchema] as const]);
  const ids = definitionKinds.map((kind) => `layar:${kind}`);
  const defs = bundleDefs(ids, schemas);
  const kinds = definitionKinds.map((kind) => [kind, { $ref: `#/$defs/${kind}` }]);
  const all = { ...closed(Object.fromEntries(kinds), "What each kind of definition file holds."), $defs: defs };
  return write(prepare(longSchema(all), defs), "Shapes", formatBanner);
}

/** The types of a project's entities, and of what each of its widgets takes and reports. */
export function projectTypesText({ schemas, widgets }: Sources): Promise<string> {
  return widgetTypesText({ schemas, widgets }, widgetBanner("schemas/entities/ and widgets/*/*.schema.json"));
}

/** The types of what each of the engine's widgets takes and reports. */
export function engineTypesText({ schemas, engineWidgets: widgets }: Sources): Promise<string> {
  const format = new Map([...schemas].filter(([id]) => !id.startsWith(entityPrefix)));
  return widgetTypesText({ schemas: format, widgets }, widgetBanner("src/widgets/*/*.schema.json"));
}

function widgetTypesText(sources: Pick<Sources, "schemas" | "widgets">, banner: string): Promise<string> {
  const widgets = sources.widgets.map((widget) => [`layar:widget-${widget.id}`, widgetDocument(widget)] as const);
  const schemas = new Map([...sources.schemas, ...widgets]);
  const entities = [...schemas.keys()].filter((id) => id.startsWith(entityPrefix));
  const defs = bundleDefs([...entities, ...widgets.map(([id]) => id)], schemas);
  const ofWidgets = Object.fromEntries(sources.widgets.map(({ id }) => [id, { $ref: `#/$defs/widget-${id}` }]));
  const byWidget = closed(ofWidgets, "What each widget takes and reports.");
  const names = { ...refsOf(entities.map(defName), defs), widgets: { $ref: "#/$defs/byWidget" } };
  const all = { ...closed(names, "All types by name."), $defs: { ...defs, byWidget: { ...byWidget, title: "WidgetContracts" } } };
  return write(prepare(all, all.$defs), "ProjectTypes", banner);
}

function refsOf(entities: readonly string[], defs: Defs): Defs {
  const refs = entities.flatMap((name) => {
    const document = defs[name];
    const parts = isObject(document) ? document["$defs"] : undefined;
    return isObject(parts) ? Object.keys(parts).map((part) => [part, { $ref: `#/$defs/${name}/$defs/${part}` }]) : [];
  });
  return Object.fromEntries(refs);
}

async function write(schema: unknown, name: string, bannerComment: string): Promise<string> {
  const text = await compile(schema as JSONSchema, name, {
    bannerComment,
    additionalProperties: false,
    unreachableDefinitions: false,
    format: true,
    // The smaller of two parsers of TypeScript: the package holds it.
    style: { parser: "babel-ts", printWidth: 160 },
  });
  return onOneLine(text);
}

/** What is said in one line stands on one: a comment, with what it says of the entries of a list, and an object of one type. */
function onOneLine(text: string): string {
  return text
    .replace(/\n\s*\*\n\s*\* (?=Items: )/g, " ")
    .replace(/\/\*\*\n\s*\* (.*)\n\s*\*\//g, "/** $1 */")
    .replace(/\{\n\s*(\[k: string\]: .*);\n\s*\}/g, "{$1}");
}
