/** What other windows, other programs and the server's start change. */
import { hot } from "../protocol/hot.ts";
import { type ChangeNotice, changeEvent } from "../protocol/index.ts";
import { pageId } from "./call.ts";

/** Calls back after files changed by anybody but this page. Gives the function that stops. */
export function onChange(react: (notice: ChangeNotice) => void): () => void {
  const listen = (notice: ChangeNotice): void => {
    if (notice.from !== pageId) react(notice);
  };
  hot.on(changeEvent, listen);
  return () => hot.off(changeEvent, listen);
}
