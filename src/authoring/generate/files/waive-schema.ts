import type { Schema } from "./read-schemas.ts";

/** The loader takes it out of any object before the shape is read; editors offer it where it is most wanted. */
export const waiveSchema: Schema = {
  type: "object",
  additionalProperties: { type: "string", pattern: "\\p{L}" },
  description: "Checks that are wrong here, each with the reason: what they find at this place, or inside it, is no problem.",
};
