import { checkEntry, checkHost, checkParams } from "#checks";
import { digestText } from "../../core/json/index.ts";
import { type OpenRequest, openSession as openRuntimeSession, type Session } from "../runtime/index.ts";
import { type CompiledScreen, findSpeaker, loadScreen, type Project, type ScreenEntry, type ScreenTypes } from "./load-screen.ts";
import { createHostPorts, type HostOptions, keepStorage, type OpenHost, pageOrigin } from "./ports.ts";
import { isOnline, watchPage } from "./watch-page.ts";

/** In which market and language a screen is shown. */
export interface Situation<T extends ScreenTypes = ScreenTypes> {
  /** Id of a market of the project. */
  readonly market: T["market"];
  /** One of the market's languages; default: its first. */
  readonly language?: T["language"];
}

/** The parameters that a screen declares, by name. They may be left out where the screen needs none. */
export type GivenParams<T extends ScreenTypes = ScreenTypes> =
  Record<never, never> extends T["params"] ? { readonly params?: T["params"] } : { readonly params: T["params"] };

type Opening = GivenParams & Pick<OpenRequest, "state">;

/** Those that have started, and have not been closed. */
const live = new Set<Session>();

/** Opens a screen that is there. Nothing is sent before `start`. What `host` has is looked up when it is called for. */
export function openLoaded(screen: CompiledScreen, project: Project, host: OpenHost, { params = {}, state }: Opening): Session {
  const { owner } = host;
  checkParams(screen, params);
  // It may take the place of one of them, whose drafts it reads.
  for (const other of live) other.flush();
  const launch = { common: {}, token: "", headers: {}, language: "", owner: owner ? digestText(owner) : "" };
  const request = {
    params,
    launch,
    settings: screen.settings ?? project.settings,
    // A host that goes back by itself knows where that leads.
    get hasPrevious() {
      return host.back !== undefined || (typeof history !== "undefined" && history.length > 1);
    },
    origin: pageOrigin(),
    env: { online: isOnline(), inMessagingApp: false },
    serverLanguage: screen.language.id,
    state,
  };
  const session = openRuntimeSession(screen, request, createHostPorts(host, { ...project, market: screen.market.id }));
  // Once it is closed it says nothing more.
  session.store.subscribe(({ toast }, before) => {
    if (toast && toast !== before.toast) host.toast?.(toast.text, toast.tone);
  });
  let stop: (() => void) | undefined;
  return {
    ...session,
    start() {
      stop = stop ?? watchPage(session);
      live.add(session);
      session.start();
    },
    close() {
      stop?.();
      live.delete(session);
      session.close();
    },
  };
}

/**
 * Fetches the code of a screen, which is shown at once then: on a server, by `hydrateRoot`, or as the one that probably comes next.
 *
 * @example await preloadScreen(screens.ride, { market: "brasil" });
 */
export async function preloadScreen<T extends ScreenTypes>(entry: ScreenEntry<T>, { market, language }: Situation<T>): Promise<void> {
  checkEntry("preloadScreen", entry);
  await loadScreen(entry, findSpeaker(entry.project, market, language));
}

/**
 * Opens a screen without React, and starts it: its state, its calls and its flows run, and nothing is drawn.
 *
 * Rejects when the screen cannot be fetched. `close` of the session ends it.
 *
 * @example
 * const session = await openSession(screens.ride, { market: "brasil", params: { rideId: "R1" }, transport, navigate });
 * session.store.subscribe(({ data }) => console.log(data));
 */
export async function openSession<T extends ScreenTypes>(
  entry: ScreenEntry<T>,
  options: HostOptions & Situation<T> & GivenParams<T>,
): Promise<Session> {
  checkEntry("openSession", entry);
  checkHost("openSession", options);
  const { project } = entry;
  const screen = await loadScreen(entry, findSpeaker(project, options.market, options.language));
  const session = openLoaded(screen, project, { ...options, storage: keepStorage(options.storage) }, options);
  session.start();
  return session;
}
