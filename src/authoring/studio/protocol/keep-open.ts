/** Keeps a page of the studio open when a definition is saved for which the app has to be loaded again: the studio takes it over by itself. */
import { hot } from "./hot.ts";

const definition = /[\\/](?:screens|widgets|schemas)[\\/].*\.(?:json|svg|png|jpg|webp)$/;
/** Vite loads only the page that has the path, and none has this one. */
const nowhere = "/none.html";

export function keepOpen(): void {
  hot.on("vite:beforeFullReload", (payload) => {
    if (definition.test(payload.triggeredBy ?? "")) payload.path = nowhere;
  });
}
