export { analyseVariant } from "./analyse.ts";
export { loadProject } from "./load.ts";
export { compileVariant } from "./plan.ts";
export type { Analysis, Catalogue, Project, SourceFile, Variant } from "./project.ts";
export { findExpected } from "./rot.ts";
export { type Allowed, loadUntrusted } from "./untrusted.ts";
export { resolveVariants } from "./variants.ts";
export { branchesOf, type NodeAt, walkNodes, walkStarts, walkSteps } from "./walk.ts";
