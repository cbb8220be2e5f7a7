/** The examples of a widget, which show it in the studio and in its tests. Their shape follows from its declaration. */
import type { Problem, WidgetDeclaration } from "../../../core/format/index.ts";
import { isObject } from "../../../core/json/index.ts";
import type { Catalogue, Source } from "../project.ts";
import { findSchemaProblems } from "./read-shape.ts";

type Schema = { readonly [keyword: string]: unknown };

/** The widget whose examples stand in a file; undefined for every other file. */
export function widgetOfExamples(path: string): string | undefined {
  return /^widgets\/([^/]+)\/\1\.examples\.json$/.exec(path)?.[1];
}

/** JSON Schema of the file with the examples of a widget. It refers to no other. */
export function writeExamplesSchema(widget: WidgetDeclaration, { resolve }: Pick<Catalogue, "resolve">): Schema {
  const defs: { [name: string]: unknown } = {};
  const example = gatherReferences(exampleSchema(widget), resolve, defs);
  return {
    title: "WidgetExamples",
    type: "object",
    additionalProperties: false,
    required: ["examples"],
    properties: {
      $schema: { type: "string", description: "Where an editor finds this schema." },
      examples: {
        type: "object",
        minProperties: 1,
        description: "Examples by a short name, which stands in their address in the studio.",
        additionalProperties: example,
      },
    },
    ...(Object.keys(defs).length > 0 && { $defs: defs }),
  };
}

function exampleSchema({ props, value, children, slots = {}, id }: WidgetDeclaration): Schema {
  const control = { type: "string", description: "The words of a button that stands there." };
  const places = Object.fromEntries(Object.entries(slots).map(([name, about]) => [name, { ...control, description: about }]));
  return {
    type: "object",
    additionalProperties: false,
    required: ["title", "props"],
    properties: {
      title: { type: "string", minLength: 1, description: "What the example shows, in a few words." },
      hidden: { const: true, description: "It is for tests, such as one with very long texts, and stands last in the studio." },
      props: { ...props, description: `Properties of \`${id}\`.` },
      ...(value !== undefined && { value: { ...value, description: "What it is bound to." } }),
      busy: {
        anyOf: [{ const: true }, { type: "string", minLength: 1 }],
        description: "A flow that it started is under way, with what it says meanwhile.",
      },
      invalid: { type: "string", description: "What is wrong with its value." },
      ...(children === true && { children: { type: "string", description: "A text in the place of the nodes inside it." } }),
      ...(Object.keys(places).length > 0 && {
        slots: { type: "object", additionalProperties: false, properties: places, description: "Buttons in its named places." },
      }),
    },
  };
}

/** The schema with what it refers to under `$defs`. */
function gatherReferences(schema: unknown, resolve: Catalogue["resolve"], defs: { [name: string]: unknown }): unknown {
  if (Array.isArray(schema)) return schema.map((part) => gatherReferences(part, resolve, defs));
  if (!isObject(schema)) return schema;
  const { $ref: ref, ...rest } = schema;
  const own = Object.fromEntries(Object.entries(rest).map(([name, part]) => [name, gatherReferences(part, resolve, defs)]));
  if (typeof ref !== "string") return own;
  const name = ref.replace(/[^\w]+/g, "-");
  if (!Object.hasOwn(defs, name)) {
    // Before its parts, which may refer to it.
    defs[name] = {};
    defs[name] = gatherReferences(resolve(ref) ?? {}, resolve, defs);
  }
  return { ...own, $ref: `#/$defs/${name}` };
}

/** Problems of examples whose widget can be read. */
export function findExampleProblems({ file, value }: Source<unknown>, catalogue: Catalogue): readonly Problem[] {
  const widget = catalogue.widgets.get(widgetOfExamples(file) ?? "");
  return widget === undefined ? [] : findSchemaProblems(writeExamplesSchema(widget, catalogue), value, file);
}
