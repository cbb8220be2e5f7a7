/** Runs inside the page before anything of it: the native shell, what the page is busy with, and what it shows. Nothing of it is part of a build. */
import { untilQuiet, watchWork } from "./busy.ts";
import { dialogName, listControls, placeOf } from "./controls.ts";
import { describePage } from "./describe-page.ts";

const probe = {
  quiet: untilQuiet,
  /** Visible and enabled, in order; those of the open dialog when there is one. */
  controls: () => listControls().map(({ control }) => control),
  dialog: dialogName,
  place: placeOf,
  describePage,
};

declare global {
  interface Window {
    buildProbe?: typeof probe;
    /** Bound by the script outside. */
    tellOutside?: (kind: "told" | "copied" | "form", text: string) => Promise<void>;
  }
}

function playDevice(): void {
  // Pauses between repeats are drawn, and so is the number of a visit.
  Math.random = () => 0.5;
  window.nativeShell = {
    postMessage: (message) => void window.tellOutside?.("told", typeof message === "string" ? message : JSON.stringify(message)),
  };
  const writeText = async (text: string): Promise<void> => window.tellOutside?.("copied", text);
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
}

// A frame shows somebody else's page.
if (window.top === window) {
  playDevice();
  watchWork();
  window.buildProbe = probe;
}
