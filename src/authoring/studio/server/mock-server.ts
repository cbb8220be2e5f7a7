import type { Plugin } from "vite";
import { addHashScenarioReport, mockMiddleware, watchMockProject } from "../../mock/server/index.ts";
import { apiHeaders, mockPluginName } from "../../vite/index.ts";

/** Responds to the API of a project while developing; a build never sees it. */
export function mockServer({ root }: { readonly root: string }): Plugin {
  return {
    name: mockPluginName,
    apply: "serve",
    transformIndexHtml: (html) => addHashScenarioReport(html),
    configureServer(server) {
      const { logger } = server.config;
      const readProject = watchMockProject(root);
      server.middlewares.use(mockMiddleware({ readProject, apiHeaders, log: (line) => logger.warn(line) }));
    },
  };
}
