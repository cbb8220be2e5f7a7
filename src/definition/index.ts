export { analyseVariant } from "./analyse.ts";
export { loadProject } from "./load.ts";
export { compileVariant } from "./plan.ts";
export type { Analysis, Catalogue, Project, Site, Source, SourceFile, Variant } from "./project.ts";
export { findExpected } from "./rot.ts";
export { type Allowed, loadUntrusted } from "./untrusted.ts";
export { resolveVariants, type Variants } from "./variants.ts";
export { branchesOf, type FlowAt, type NodeAt, type StepAt, walkNodes, walkStarts, walkSteps } from "./walk.ts";
