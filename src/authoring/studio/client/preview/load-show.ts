/** Asks the server for a screen in some circumstances, as the message that shows it. */
import type { FlowTest } from "../../../../core/format/index.ts";
import type { ShownSituation, ShowScreen } from "../../protocol/preview.ts";
import { call } from "../call.ts";
import type { PreviewState } from "./preview-state.ts";

export interface LoadedShow {
  /** Missing where the screen has never been without problems. */
  readonly show?: ShowScreen;
  readonly isStale: boolean;
  /** At the chosen moment the promotion does not run. */
  readonly isOutside: boolean;
  /** Another number when the mock server may respond with something else. */
  readonly data: number;
}

export async function loadShow(
  screen: string,
  previewState: PreviewState,
  { session, isFresh }: Pick<ShowScreen, "session" | "isFresh">,
): Promise<LoadedShow> {
  const { variant, language: asked, scenario, scheme, textSize, wording, situation, at = "", form = "" } = previewState;
  const given = situation?.given;
  const isOnline = given?.online ?? previewState.isOnline;
  const hasShell = given?.shell ?? previewState.hasShell;
  const { module, isStale, isOutside, data, address, market, language, serverLanguage, now, replies } = await call("preview", {
    screen,
    variant,
    language: asked,
    scenario,
    session,
    wording,
    form,
    at,
    given: given === undefined ? "" : JSON.stringify(given),
  });
  if (module === undefined) return { isStale, isOutside, data };
  return {
    isStale,
    isOutside,
    data,
    show: {
      ...{ kind: "show", module, market, language, serverLanguage, session, isFresh, isOnline, hasShell, scheme, textSize },
      address,
      ...(now !== undefined && { now }),
      ...(given?.state && { state: given.state }),
      ...(given?.stored && { stored: given.stored }),
      ...(given && { situation: situationOf(given, replies) }),
    },
  };
}

function situationOf(given: NonNullable<FlowTest["given"]>, replies: ShownSituation["replies"] = {}): ShownSituation {
  const { launch = {}, messagingApp = false, hasPrevious = true, storage = true, retries = false } = given;
  return { launch, replies, isInMessagingApp: messagingApp, hasPrevious, isStored: storage, isRetried: retries };
}
