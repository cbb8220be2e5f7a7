/** The sandbox inside vitest: every request that no handler knows fails the test. */
import type { SetupServer } from "msw/node";
import { setupServer } from "msw/node";
import { createHandlers } from "./handlers/handlers.ts";
import type { SandboxProject } from "./project.ts";
import type { Visit } from "./sessions/sessions.ts";
import { Visits } from "./sessions/sessions.ts";

export interface NodeSandbox {
  readonly server: SetupServer;
  /** The one visit: tests play scenarios on it. */
  readonly visit: Visit;
}

export function createNodeSandbox(project: SandboxProject, log: (line: string) => void): NodeSandbox {
  const visits = new Visits(() => Date.now());
  const visit = visits.get("");
  return { visit, server: setupServer(...createHandlers(project, { visits, visitOf: () => visit, log })) };
}
