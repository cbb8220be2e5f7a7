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

const definition = /[\\/](?:screens|widgets|schemas)[\\/].*\.(?:json|svg|png|jpg|webp)$/;
/** Vite loads only the page that has the path, and none has this one. */
const nowhere = "/none.html";

/** Keeps a page of the studio open when a definition is saved for which the app has to be loaded again: the studio takes it over by itself. */
export function keepOpen(): void {
  hot.on("vite:beforeFullReload", (payload) => {
    if (definition.test(payload.triggeredBy ?? "")) payload.path = nowhere;
  });
}
