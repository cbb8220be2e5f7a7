export { buildOptions } from "./build-options.ts";
export { findNeeded } from "./chunk-graph.ts";
export { type CompiledScreen, compileProject, type Publication } from "./compile.ts";
export { readProjectFiles } from "./files.ts";
export { apiHeaders, type HeaderSettings, type Headers, headersFor, pageHeaders } from "./headers.ts";
export { type LayarOptions, layar } from "./plugin.ts";
export { caddyConfig, nginxConfig, type ServeSettings } from "./serve-config.ts";
