/** Apps of somebody else that show the library's screens. */
import { join } from "node:path";
import { type RunningServer, startServer, watchMockProject } from "../../../src/authoring/mock/server/index.ts";
import { apiHeaders } from "../../../src/authoring/vite/index.ts";

export const library = join(process.cwd(), "tests/projects/library");

/** Serves what such an app was built to, with the mock of the library. */
export function serveHost(dist: string): Promise<RunningServer> {
  return startServer({
    dist,
    port: 0,
    headersFor: () => ({}),
    apiHeaders,
    readProject: watchMockProject(library),
    log: () => undefined,
  });
}
