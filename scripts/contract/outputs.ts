// All generated files as texts by path, so that writing them and comparing them cannot differ.
import { editorSchemas } from "./editor.ts";
import { nodeUnionSchema } from "./node-schema.ts";
import { readSources } from "./read-schemas.ts";
import { typesText } from "./types.ts";

export type Outputs = Map<string, string>;

function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

export async function contractOutputs(root: string): Promise<Outputs> {
  const sources = readSources(root);
  const editors = [...editorSchemas(sources)].map(([path, schema]) => [path, jsonText(schema)] as const);
  return new Map([
    ["schemas/nodes.gen.schema.json", jsonText(nodeUnionSchema(sources))],
    ...editors,
    ["src/contract/types.gen.ts", await typesText(sources)],
  ]);
}
