/** Asks the server for a screen in some circumstances, as the message that shows it. */
import type { ShowScreen } from "../../preview-protocol.ts";
import { call } from "../call.ts";
import type { Circumstances } from "./circumstances.ts";

export interface LoadedShow {
  /** Missing where the screen has never been without problems. */
  readonly show?: ShowScreen;
  readonly isStale: boolean;
}

export async function loadShow(
  screen: string,
  circumstances: Circumstances,
  { session, isFresh }: Pick<ShowScreen, "session" | "isFresh">,
): Promise<LoadedShow> {
  const { variant, scenario, isOnline, hasShell, scheme, textSize, wording } = circumstances;
  const { module, isStale, address, market, serverLanguage } = await call("preview", { screen, variant, scenario, session, wording });
  if (module === undefined) return { isStale };
  return {
    isStale,
    show: { kind: "show", module, address, market, serverLanguage, session, isFresh, isOnline, hasShell, scheme, textSize },
  };
}
