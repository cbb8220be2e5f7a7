/** What other windows, other programs and the server's start change. */
import { hot } from "../protocol/hot.ts";
import { type ChangeNotice, changeEvent } from "../protocol/index.ts";
import { pageId } from "./call.ts";

/** Calls back after files changed by anybody but this page. */
export function onChange(react: (notice: ChangeNotice) => void): void {
  hot.on(changeEvent, (notice: ChangeNotice) => {
    if (notice.from !== pageId) react(notice);
  });
}
