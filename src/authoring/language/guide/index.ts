/** What the format and a project have, for authors without the repository at hand. */
export { writeBrief } from "./brief.ts";
export { cut } from "./cut.ts";
export { describe, describedKinds, listDescribed } from "./describe.ts";
export { findEntries } from "./find-entries.ts";
