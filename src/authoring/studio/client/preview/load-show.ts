/** Asks the server for a screen in some circumstances, as the message that shows it. */
import type { PreviewModule } from "../../protocol/index.ts";
import type { ShowScreen } from "../../protocol/preview.ts";
import { call } from "../call.ts";
import type { PreviewState } from "./preview-state.ts";

interface LoadedShow extends Pick<PreviewModule, "isStale" | "isOutside" | "data"> {
  /** Missing where the screen has never been without problems. */
  readonly show?: ShowScreen;
}

type Opening = Pick<ShowScreen, "session" | "isFresh">;

export async function loadShow(screen: string, previewState: PreviewState, { session, isFresh }: Opening): Promise<LoadedShow> {
  const { variant, language, scenario, scheme, textSize, wording, situation, at = "", form = "" } = previewState;
  const given = situation?.given;
  const isOnline = given?.online ?? previewState.isOnline;
  const hasShell = given?.shell ?? previewState.hasShell;
  const { module, isStale, isOutside, data, ...shown } = await call("preview", {
    ...{ screen, variant, language, scenario, session, wording, form, at },
    given: given === undefined ? "" : JSON.stringify(given),
  });
  const loaded = { isStale, isOutside, data };
  if (module === undefined) return loaded;
  const show: ShowScreen = {
    ...{ kind: "show", module, ...shown, session, isFresh, isOnline, hasShell, scheme, textSize, given },
  };
  return { ...loaded, show };
}
