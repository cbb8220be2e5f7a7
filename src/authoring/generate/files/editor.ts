// Self-contained schemas for editors: one file for each kind of definition, completion for every widget included.
import { isObject, mapTexts } from "../../../core/json/index.ts";
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
  const ids = [...shared, ...definitionKinds.map((kind) => `layar:${kind}`)];
  const defs = Object.entries(describeReferences(suggestNames(bundleDefs(ids, schemas), sources.names)));
  const write = (file: string, head: Schema): [string, Schema] => {
    const own = Object.fromEntries(defs.filter(([name]) => fileOf(name) === file));
    return [editorSchemaPath(file), { $schema: dialect, ...head, $defs: pointOut(own, file) }];
  };
  const written = definitionKinds.map((kind) => {
    const title = schemas.get(`layar:${kind}`)?.["title"];
    // Not beside `$defs`: editors merge what a root reference leads to over the root, and lose the definitions.
    return write(kind, { title, allOf: [pointOut({ $ref: `#/$defs/${kind}` }, kind)] });
  });
  return new Map([...written, write("nodes", {})]);
}

/** What the files of a project's own have in common stands in one of them. */
const shared = ["layar:node", "layar:step", "layar:parts", "layar:texts"];
const sharedNames = shared.map(defName);

/** Everything else stands in the file of its kind, to which the others refer. */
const fileOf = (name: string): string => (sharedNames.includes(name) ? "nodes" : name);

/** With references that lead out of the file where something stands in another one. */
function pointOut(part: unknown, file: string): unknown {
  return mapTexts(part, (text, key) => {
    const [, name] = key === "$ref" ? (/^#\/\$defs\/([^/]+)/.exec(text) ?? []) : [];
    return name === undefined || fileOf(name) === file ? text : `${fileOf(name)}.gen.schema.json${text}`;
  });
}

export const editorSchemaPath = (kind: string): string => `schemas/editor/${kind}.gen.schema.json`;
