/** What the server says to the pages of the studio. They are bundled, so the server does not put `import.meta.hot` into them. */
import { createHotContext } from "virtual:layar/studio-channel";
import { rebuiltEvent } from "./index.ts";

export const hot = createHotContext("/studio");

/** Loads the page again when the code of one of these bundles has changed: what was typed is still there. */
export function reloadWhenRebuilt(...names: readonly ("client" | "preview")[]): void {
  hot.on(rebuiltEvent, (rebuilt: unknown) => {
    if (names.some((name) => name === rebuilt)) location.reload();
  });
}
