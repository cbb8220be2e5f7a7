import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { addHashScenarioReport, mockMiddleware, watchMockProject } from "./src/authoring/mock/server/index.ts";
import { studio } from "./src/authoring/studio/server/plugin.ts";
import { apiHeaders, layar } from "./src/authoring/vite/index.ts";

const root = fileURLToPath(new URL(".", import.meta.url));

/** Responds to the API while developing; a build never sees it. */
const mockServer: Plugin = {
  name: "mock-server",
  apply: "serve",
  transformIndexHtml: (html) => addHashScenarioReport(html),
  configureServer(server) {
    const { logger } = server.config;
    const readProject = watchMockProject(root);
    server.middlewares.use(mockMiddleware({ readProject, apiHeaders, log: (line) => logger.warn(line) }));
  },
};

export default defineConfig({
  root: `${root}src/browser/app`,
  publicDir: false,
  cacheDir: `${root}node_modules/.vite`,
  server: { port: 5173, fs: { allow: [root] } },
  build: { outDir: `${root}dist`, emptyOutDir: true },
  plugins: [react(), layar({ root, apiHost: process.env.API_HOST ?? "", pages: true }), studio({ root }), mockServer],
});
