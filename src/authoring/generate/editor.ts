// Self-contained schemas for editors: one file for each kind of definition, completion for every widget included.
import { isObject, mapTexts } from "../../core/json/index.ts";
import { bundleDefs, defName } from "./bundle.ts";
import { nodeChoiceSchema } from "./node-schema.ts";
import { describeReferences } from "./own-descriptions.ts";
import { definitionKinds, type Schema, type Sources } from "./read-schemas.ts";
import { stepChoiceSchema } from "./step-schema.ts";
import { suggestNames } from "./suggest-names.ts";

/** Properties that follow from the path of a file, so that nobody writes them. */
const fromPath: { readonly [kind: string]: readonly string[] } = {
  screen: ["id"],
  scenario: ["screen"],
  tests: ["screen"],
  fragment: ["fragment", "for"],
  overlay: ["overlay"],
};

const dialect = "https://json-schema.org/draft/2020-12/schema";

function omit(value: unknown, names: readonly string[]): Schema {
  return Object.fromEntries(Object.entries(isObject(value) ? value : {}).filter(([name]) => !names.includes(name)));
}

/** The schema of what stands in the file. Only a promotion's overlay may say for which market it is. */
function asWritten(kind: string, schema: Schema): Schema {
  const names = fromPath[kind] ?? [];
  const { required, properties } = schema;
  if (names.length === 0 || !Array.isArray(required) || !isObject(properties)) return schema;
  const whom = isObject(properties["for"]) ? properties["for"] : {};
  return {
    ...schema,
    required: required.filter((name: unknown) => name !== "for" && !names.includes(String(name))),
    properties: {
      ...omit(properties, names),
      ...(kind === "overlay" && { for: { ...whom, properties: omit(whom["properties"], ["templateId"]) } }),
    },
  };
}

/** By path from the root. */
export function editorSchemas(sources: Sources): Map<string, Schema> {
  const schemas = new Map([
    ...sources.schemas,
    ["layar:node", nodeChoiceSchema(sources)] as const,
    ["layar:step", stepChoiceSchema(sources)] as const,
  ]);
  for (const kind of Object.keys(fromPath)) {
    const schema = schemas.get(`layar:${kind}`);
    if (schema !== undefined) schemas.set(`layar:${kind}`, asWritten(kind, schema));
  }
  const defsOf = (...ids: readonly string[]) => describeReferences(suggestNames(bundleDefs(ids, schemas), sources.names));
  const written = definitionKinds.map((kind): [string, Schema] => {
    const title = schemas.get(`layar:${kind}`)?.["title"];
    // Not beside `$defs`: editors merge what a root reference leads to over the root, and lose the definitions.
    const allOf = [{ $ref: `#/$defs/${defName(`layar:${kind}`)}` }];
    return [kind, { $schema: dialect, title, allOf, $defs: defsOf(`layar:${kind}`) }];
  });
  return new Map([
    ...written.map(([kind, schema]) => [editorSchemaPath(kind), shareNodes(schema)] as const),
    [editorSchemaPath("nodes"), { $schema: dialect, $defs: defsOf(...shared) }],
  ]);
}

/** Nodes and steps, which stand in several kinds of files, in a file of their own. */
const shared = ["layar:node", "layar:step"];
const sharedNames = shared.map(defName);

/** The schema with its nodes and steps in the file that all have in common. */
function shareNodes({ $defs, ...schema }: Schema): Schema {
  const own = Object.entries(isObject($defs) ? $defs : {}).filter(([name]) => !sharedNames.includes(name));
  return { ...schema, $defs: mapTexts(Object.fromEntries(own), (text, name) => (name === "$ref" ? pointOut(text) : text)) };
}

function pointOut(ref: string): string {
  const [, name = ""] = /^#\/\$defs\/([^/]+)/.exec(ref) ?? [];
  return sharedNames.includes(name) ? `nodes.gen.schema.json${ref}` : ref;
}

export const editorSchemaPath = (kind: string): string => `schemas/editor/${kind}.gen.schema.json`;
