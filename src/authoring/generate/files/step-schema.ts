// The schema of a step for editors, which complete best when `do` is a list of names and each name adds its own properties.

import { isObject } from "../../../core/json/index.ts";
import { listSteps, type Schema, type Sources } from "./read-schemas.ts";
import { waiveSchema } from "./waive-schema.ts";

/** The same steps as the hand-written schema, chosen by `do` in place of `oneOf`. */
export function stepChoiceSchema(sources: Sources): Schema {
  const { oneOf: _, discriminator: __, ...shared } = sources.schemas.get("layar:step") ?? {};
  const steps = listSteps(sources);
  return {
    ...shared,
    properties: {
      $waive: waiveSchema,
      do: {
        enum: steps.map(({ kind }) => kind),
        enumDescriptions: steps.map(({ schema }) => schema["description"]),
        description: "What the step does.",
      },
    },
    allOf: steps.map(({ kind, schema }) => ({
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
