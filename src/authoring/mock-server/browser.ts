/** The sandbox inside a page, behind msw's service worker; for tools that have no server of their own. */
import type { SetupWorker } from "msw/browser";
import { setupWorker } from "msw/browser";
import { createHandlers } from "./handlers/handlers.ts";
import type { SandboxProject } from "./project.ts";
import type { Visit } from "./sessions/sessions.ts";
import { Visits } from "./sessions/sessions.ts";

export interface BrowserSandbox {
  readonly worker: SetupWorker;
  /** The one visit: tools play scenarios on it. */
  readonly visit: Visit;
}

export function createBrowserSandbox(project: SandboxProject, log: (line: string) => void): BrowserSandbox {
  const visits = new Visits(() => Date.now());
  const visit = visits.get("");
  return { visit, worker: setupWorker(...createHandlers(project, { visits, visitOf: () => visit, log })) };
}
