/** The mock server inside vitest: every request that no handler knows fails the test. */
import type { SetupServer } from "msw/node";
import { setupServer } from "msw/node";
import { type MockProject, type Session, Sessions } from "../calls/index.ts";
import { createHandlers } from "./handlers/handlers.ts";

export interface NodeMock {
  readonly server: SetupServer;
  /** The one session: tests start scenarios in it. */
  readonly session: Session;
}

export function createNodeMock(project: MockProject, log: (line: string) => void): NodeMock {
  const session = new Sessions().get("");
  return { session, server: setupServer(...createHandlers(project, { sessionOf: () => session, log, now: () => Date.now() })) };
}
