export { buildOptions } from "./build-options.ts";
export { findNeeded } from "./chunk-graph.ts";
export { scopedName } from "./class-names.ts";
export { readProjectFiles } from "./files.ts";
export { apiHeaders, headersFor } from "./headers.ts";
export { layar } from "./plugin.ts";
export { remoteSource } from "./remote.ts";
export { caddyConfig, nginxConfig } from "./serve-config.ts";
