// The schema of a step for editors, which complete best when `do` is a list of names and each name adds its own properties.

import { isObject } from "../../../core/json/index.ts";
import { stepSchemas } from "../../compiler/index.ts";
import type { Schema, Sources } from "./read-schemas.ts";
import { waiveSchema } from "./waive-schema.ts";

/** The same steps as the hand-written schema, chosen by `do` in place of `oneOf`. */
export function stepChoiceSchema(sources: Sources): Schema {
  const { oneOf: _, discriminator: __, ...shared } = sources.schemas.get("layar:step") ?? {};
  return {
    ...shared,
    properties: {
      $waive: waiveSchema,
      do: {
        enum: [...stepSchemas.keys()],
        enumDescriptions: [...stepSchemas.values()].map(({ description }) => description),
        description: "What the step does.",
      },
    },
    allOf: [...stepSchemas].map(([kind, schema]) => ({
      if: { required: ["do"], properties: { do: { const: kind } } },
      then: withoutDo(schema),
    })),
    unevaluatedProperties: false,
  };
}

function withoutDo({ type: _, title: __, additionalProperties: ___, properties, ...rest }: Schema): Schema {
  const own = Object.entries(isObject(properties) ? properties : {}).filter(([name]) => name !== "do");
  return { ...rest, properties: Object.fromEntries(own) };
}
