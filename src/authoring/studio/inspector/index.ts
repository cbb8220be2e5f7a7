export { createExpressions } from "./expressions.ts";
export { findChain, framesAlong } from "./find-node.ts";
export { createInspectedPage } from "./inspected-page.ts";
export { createInspector, type Inspector } from "./inspector.ts";
