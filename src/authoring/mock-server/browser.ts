/** The mock server inside a page, behind msw's service worker; for tools that have no server of their own. */
import type { SetupWorker } from "msw/browser";
import { setupWorker } from "msw/browser";
import { createHandlers } from "./handlers/handlers.ts";
import type { MockProject } from "./project.ts";
import type { Session } from "./sessions/sessions.ts";
import { Sessions } from "./sessions/sessions.ts";

export interface BrowserMock {
  readonly worker: SetupWorker;
  /** The one session: tools start scenarios in it. */
  readonly session: Session;
}

export function createBrowserMock(project: MockProject, log: (line: string) => void): BrowserMock {
  const session = new Sessions().get("");
  return { session, worker: setupWorker(...createHandlers(project, { sessionOf: () => session, log, now: () => Date.now() })) };
}
