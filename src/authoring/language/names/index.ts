export { describeRoot, rootNames } from "./describe-root.ts";
export { namedBy, textKindOf } from "./list-mentions.ts";
export { createMentionIndex, type MentionIndex } from "./mention-index.ts";
export type { Mention } from "./mentions-by-shape.ts";
export { filesOf, listMentionsOf, type Named, resolveName } from "./resolve-name.ts";
export { keySchemas, schemasAt } from "./schema-walk.ts";
