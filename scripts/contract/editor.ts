// Self-contained schemas for editors: one file for each kind of definition, completion for every widget included.
import { bundleDefs, defName } from "./bundle.ts";
import { nodeChoiceSchema } from "./node-schema.ts";
import { definitionKinds, type Schema, type Sources } from "./read-schemas.ts";

export function editorSchemas(sources: Sources): Map<string, Schema> {
  const schemas = new Map([...sources.schemas, ["layar:node", nodeChoiceSchema(sources)] as const]);
  return new Map(
    definitionKinds.map((kind) => [
      `schemas/editor/${kind}.gen.schema.json`,
      {
        $schema: "https://json-schema.org/draft/2020-12/schema",
        title: schemas.get(`layar:${kind}`)?.["title"],
        $ref: `#/$defs/${defName(`layar:${kind}`)}`,
        $defs: bundleDefs([`layar:${kind}`], schemas),
      },
    ]),
  );
}
