#!/usr/bin/env node
// `npm create layar <folder>` is `layar new project <folder>`, of the engine that came along.
process.argv.splice(2, 0, "new", "project");
await import(new URL("lib/tools/layar.js", import.meta.resolve("layar/package.json")).href);
