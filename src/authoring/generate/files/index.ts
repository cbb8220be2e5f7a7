/** What is generated from schemas, widgets and definitions, and kept beside them. */
export { nodeChoiceSchema } from "./node-schema.ts";
export { generateFiles, type Outputs } from "./outputs.ts";
export { type Declaration, readSources, type Schema, type Sources } from "./read-schemas.ts";
export { findStale, generateIn, writeOutputs } from "./write-outputs.ts";
