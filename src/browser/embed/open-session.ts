import { digestText } from "../../core/json/index.ts";
import { openSession as openRuntimeSession, type Session } from "../runtime/index.ts";
import { type CompiledScreen, findSpeaker, loadScreen, type Project, type ScreenEntry } from "./load-screen.ts";
import { createHostPorts, type HostOptions, type Params, pageOrigin } from "./ports.ts";

/** In which market and language a screen is shown, and with which parameters. */
export interface Situation {
  /** Id of a market of the project. */
  readonly market: string;
  /** One of the market's languages; default: its first. */
  readonly language?: string;
  /** Parameters that the screen declares; others are not read. */
  readonly params?: Params;
}

/** Opens a screen that is there. Nothing is sent before `start`. */
export function openLoaded(
  screen: CompiledScreen,
  project: Project,
  { params = {}, ...host }: HostOptions & Pick<Situation, "params">,
): Session {
  const { owner } = host;
  const launch = { common: {}, token: "", headers: {}, language: "", owner: owner ? digestText(owner) : "" };
  const request = {
    params,
    launch,
    settings: screen.settings ?? project.settings,
    hasPrevious: typeof history !== "undefined" && history.length > 1,
    origin: pageOrigin(),
    env: { online: typeof navigator === "undefined" || navigator.onLine !== false, inMessagingApp: false },
    serverLanguage: screen.language.id,
  };
  return openRuntimeSession(screen, request, createHostPorts(host, project));
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
export async function openSession(entry: ScreenEntry, options: HostOptions & Situation): Promise<Session> {
  const { project } = entry;
  const screen = await loadScreen(entry, findSpeaker(project, options.market, options.language));
  const session = openLoaded(screen, project, options);
  session.start();
  return session;
}
