// What an app shows in the place of what a build has read. Of its components nobody knows whether they have hooks: none of them is called.
import { memo } from "react";
import { createCache } from "../runtime/index.ts";
import type { Widgets } from "../view/index.ts";
import type { CompiledScreen } from "./load-screen.ts";

type Shown = Pick<CompiledScreen, "widgets" | "views">;

/** React alone can show it: the view mounts what it cannot call. The same at each render, so that it stays mounted. */
const mounted = createCache((component: Widgets[string]): Widgets[string] => memo(component));

/** Entries of a list are written into the page by calling their widgets, so a screen that shows another component mounts them, too. */
export function joinWidgets({ widgets: built, views }: Shown, given: Widgets = {}): Shown {
  const widgets = { ...built };
  const shown = { widgets, views };
  for (const [name, component] of Object.entries(given)) {
    if (!component || component === built[name]) continue;
    if (name in built) shown.views = { ...views, rows: undefined };
    widgets[name] = mounted(component);
  }
  return shown;
}
