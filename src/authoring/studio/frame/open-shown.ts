/** Opens a screen in the circumstances that the studio names. */
import { launchNames, settings } from "virtual:layar/deployment";
import type { ScreenLoader } from "../../../browser/index.ts";
import { type OpenRequest, openSession, type Session } from "../../../browser/runtime/index.ts";
import { type Launch, readLaunch, readParams } from "../../../core/market/index.ts";
import type { Inspector } from "../inspector/index.ts";
import type { ShowScreen } from "../protocol/preview.ts";
import { createPreviewPorts, type Surroundings } from "./ports.ts";

interface Shown extends Pick<Surroundings, "device" | "visit" | "clock" | "post"> {
  readonly show: ShowScreen;
  readonly found: ScreenLoader["default"];
  readonly state: OpenRequest["state"];
  readonly watch: Inspector["watch"];
}

export function openShown({ show, found, state, watch, ...around }: Shown) {
  const { given } = show;
  const address = new URL(show.address, location.origin);
  const launch = launchIn(given, readLaunch(address, around.visit, launchNames));
  const market = found.marketOf(show.market);
  let session: Session | undefined;
  const isOnline = (): boolean => session?.store.getState().env.online ?? show.isOnline;
  const request: OpenRequest = {
    params: readParams(address, launch),
    launch,
    settings,
    hasPrevious: given?.hasPrevious ?? true,
    origin: location.origin,
    state,
    env: { online: show.isOnline, inMessagingApp: given?.messagingApp ?? false },
    serverLanguage: show.serverLanguage,
  };
  const ports = createPreviewPorts({ ...around, show, launch, settings, isOnline });
  session = openSession({ ...found, market, plan: { ...found.plan, market: market.id } }, request, watch(ports));
  return { session, launch, market };
}

/** Of what the app hands over a test names all; the market stays, by which the mock server responds. */
function launchIn(given: ShowScreen["given"], launch: Launch): Launch {
  if (given === undefined) return launch;
  const empty = Object.fromEntries(Object.keys(launch.common).map((name) => [name, ""]));
  return { ...launch, common: { ...empty, market: launch.common["market"] ?? "", ...given.launch } };
}
