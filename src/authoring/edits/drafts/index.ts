export { type Draft, DraftError } from "./draft.ts";
export { generate, generates } from "./generate.ts";
export { newKinds } from "./kinds.ts";
export { type DraftSources, makeDraft } from "./make-draft.ts";
export { makeEmbedded, makeProject, type ProjectNames } from "./make-project.ts";
export { scenarioOfPromotion } from "./play-template.ts";
export { type CodeFile, type RenamedCode, renameWidget } from "./rename-widget.ts";
