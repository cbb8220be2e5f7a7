export { readProjectFiles } from "../project-files.ts";
export { buildOptions } from "./build-options.ts";
export { findNeeded } from "./chunks/chunk-graph.ts";
export { scopedName } from "./chunks/class-names.ts";
export { apiHeaders, headersFor } from "./deploy/headers.ts";
export { caddyConfig, nginxConfig } from "./deploy/serve-config.ts";
export { layar } from "./plugin.ts";
export { writeVariantModule } from "./screens/variant-module.ts";
export { virtualModules } from "./screens/virtual-modules.ts";
