// TypeScript types of everything that the schemas describe, widgets' contracts included.
import { compile, type JSONSchema } from "json-schema-to-typescript";
import { anyNodeSchema, longSchema } from "../../src/authoring/compiler/index.ts";
import { isObject } from "../../src/core/json/index.ts";
import { bundleDefs, defName } from "./bundle.ts";
import { type Declaration, definitionKinds, type Schema, type Sources } from "./read-schemas.ts";

const json = { tsType: "Json" };
const file = { tsType: "File" };
const never = { tsType: "never" };
const banner =
  "// Generated from schemas/ and widgets/*/*.schema.json by `npm run generate`; not edited by hand.\n\nexport type Json = null | boolean | number | string | Json[] | { [name: string]: Json };\n";

function pascal(name: string): string {
  return name.replace(/(^|-)([a-z])/g, (_, _dash, letter: string) => letter.toUpperCase()).replace(/^./, (letter) => letter.toUpperCase());
}

function widgetDocument(widget: Declaration): Schema {
  const contract = (schema: Schema | undefined) => schema ?? never;
  const events = Object.entries(widget.events ?? {}).map(([event, { description, payload, reply }]) => [
    event,
    closed({ payload: payload ?? { tsType: "undefined" }, reply: contract(reply) }, description),
  ]);
  const slots = Object.keys(widget.slots ?? {});
  return closed(
    {
      props: { ...widget.props, title: `${pascal(widget.id)}Props`, description: widget.description },
      value: contract(widget.value),
      events: closed(Object.fromEntries(events)),
      slots: slots.length === 0 ? never : { enum: slots },
      children: { const: widget.children === true },
    },
    widget.description,
  );
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
      Object.entries(value)
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

function named(defs: { [name: string]: unknown }, entities: readonly string[]): Schema {
  const entityRefs = entities.flatMap((name) => {
    const parts = isObject(defs[name]) ? defs[name]["$defs"] : undefined;
    return isObject(parts) ? Object.keys(parts).map((part) => [part, { $ref: `#/$defs/${name}/$defs/${part}` }]) : [];
  });
  return closed(Object.fromEntries([...definitionKinds.map((name) => [name, { $ref: `#/$defs/${name}` }]), ...entityRefs]));
}

export async function typesText(sources: Sources): Promise<string> {
  const widgets = sources.widgets.map((widget) => [`layar:widget-${widget.id}`, widgetDocument(widget)] as const);
  const schemas = new Map([...sources.schemas, ["layar:node", anyNodeSchema] as const, ...widgets]);
  const entities = [...schemas.keys()].filter((id) => id.startsWith("layar:entities/"));
  const defs = bundleDefs([...definitionKinds.map((name) => `layar:${name}`), ...entities, ...widgets.map(([id]) => id)], schemas);
  const contracts = closed(
    Object.fromEntries(sources.widgets.map(({ id }) => [id, { $ref: `#/$defs/widget-${id}` }])),
    "What each widget takes and tells.",
  );
  const everything = named(defs, entities.map(defName));
  const properties = isObject(everything["properties"]) ? everything["properties"] : {};
  const root = {
    ...everything,
    title: "ContractTypes",
    description: "All types by name.",
    $defs: { ...defs, contracts: { ...contracts, title: "WidgetContracts" } },
  };
  const whole = prepare(
    longSchema({
      ...root,
      properties: { ...properties, widgets: { $ref: "#/$defs/contracts" } },
      required: [...Object.keys(properties), "widgets"],
    }),
    root.$defs,
  );
  return compile(whole as JSONSchema, "ContractTypes", {
    bannerComment: banner,
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: false,
    format: true,
    style: { printWidth: 160 },
  });
}
