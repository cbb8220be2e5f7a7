/** The mock server inside a page, behind msw's service worker; for tools that have no server of their own. The address of the page says the scenario. */
import type { SetupWorker } from "msw/browser";
import { setupWorker } from "msw/browser";
import { findScenario, type MockProject, type Session, Sessions, startScenario } from "../calls/index.ts";
import { createHandlers } from "./handlers/handlers.ts";

export interface BrowserMock {
  readonly worker: SetupWorker;
  /** The one session: tools start scenarios in it. */
  readonly session: Session;
}

export function createBrowserMock(project: MockProject, log: (line: string) => void): BrowserMock {
  const session = new Sessions().get("");
  const play = ({ pathname, search, hash }: Location): void => {
    const [route = "", query = ""] = hash.startsWith("#/") ? hash.split("?") : [pathname];
    const own = new URLSearchParams(query).get("scenario");
    const name = own ?? new URLSearchParams(search).get("scenario");
    if (name !== null) startScenario(session, findScenario(project, route, name).scenario);
  };
  play(location);
  addEventListener("hashchange", () => play(location));
  return { session, worker: setupWorker(...createHandlers(project, { sessionOf: () => session, log, now: () => Date.now() })) };
}
