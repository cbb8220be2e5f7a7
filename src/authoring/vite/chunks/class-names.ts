/** Names of the classes of widgets. */
import { basename } from "node:path";
import type { Plugin } from "vite";

/** The name of a widget's class on the page: `chat-log_own`. It stands in script and style, so it has nothing to spare. */
export const scopedName = (local: string, file: string): string => `${basename(file).split(".")[0]}_${local}`;

/** The bundler writes the names where they are used, and would drop the sheet with the module that nothing is left of. */
export const keepStyles = (isOurs: (id: string) => boolean): Plugin => ({
  name: "layar:keep-styles",
  apply: "build",
  enforce: "post",
  transform: {
    filter: { id: /\.module\.\w+$/ },
    handler: (code, id) => (isOurs(id) ? { code, map: null, moduleSideEffects: "no-treeshake" } : undefined),
  },
});
