/** Where the styles of screens hold: in a layer of the page that a host has, or all over a page that is theirs. */
import { join, sep } from "node:path";
import type { Plugin } from "vite";
import { engineFile } from "../../project/index.ts";
import { themesId } from "../screens/modules.ts";
import { resolvedId } from "../screens/virtual-modules.ts";
import { keepStyles } from "./class-names.ts";

/** That of the base styles, which name it themselves. */
const layer = "layar";
/** What comes here is CSS, whatever it was written in. */
const sheet = /\.(?:css|less|pcss|postcss|sass|scss|sss|styl|stylus)(?:$|\?)/;

/** Puts the accents and the styles of widgets into the layer of the base styles. What a widget imports from elsewhere is the host's. */
export function inLayer(root: string): Plugin[] {
  const folders = [join(root, "widgets"), engineFile("src/widgets")].map((folder) => `${folder.split(sep).join("/")}/`);
  const isOurs = (id: string): boolean => id === resolvedId(themesId) || folders.some((folder) => id.startsWith(folder));
  const wrap: Plugin = {
    name: "layar:in-layer",
    transform: {
      filter: { id: sheet },
      handler: (code, id) => (isOurs(id) ? { code: `@layer ${layer} {\n${code}\n}\n`, map: null } : undefined),
    },
  };
  return [wrap, keepStyles(isOurs)];
}

/** The root of a screen, where it says no more than that a rule of the reset holds below it. */
const belowScreens = /:where\(\.layar\)(?:,\s*| )/g;

/** The page is all screens, and its oldest engines know neither layers nor `:where`: the reset is for every element. */
export const wholePage: Plugin = {
  name: "layar:whole-page",
  transform: {
    filter: { id: sheet },
    handler: (code) => ({ code: code.replace(belowScreens, ""), map: null }),
  },
};
