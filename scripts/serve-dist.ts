// Serves the built app with the mock server behind it and the headers of production: `npm run preview`.
import { readFileSync } from "node:fs";
import { listAddresses, startServer, watchMockProject } from "../src/authoring/mock/server/index.ts";
import { apiHeaders, headersFor, readStyleSources } from "../src/authoring/vite/index.ts";
import type { Settings } from "../src/core/format/index.ts";

const settings: Settings = JSON.parse(readFileSync("screens/catalogue/settings.json", "utf8"));
/** The mock server takes what a browser reports of refused addresses, and shows it. */
const reports = settings.reports && { ...settings.reports, share: 1 };
const dist = "dist";
const apiHost = process.env.API_HOST ?? "";
const readProject = watchMockProject(".");
const { origin } = await startServer({
  dist,
  port: Number(process.env.PORT ?? 4173),
  // Read again, because a build may have written other pages meanwhile.
  headersFor: (path) => headersFor({ ...settings, reports, apiHost, isSecure: false, styles: readStyleSources(dist) }, path),
  apiHeaders,
  readProject,
  log: (line) => console.error(line),
});
for (const address of listAddresses(readProject(), origin)) console.log(address);
