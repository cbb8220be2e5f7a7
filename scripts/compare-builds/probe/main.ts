/** Runs inside the page before anything of it: the native shell, what the page is busy with, and what it shows. Nothing of it is part of a build. */
import { untilQuiet, watchWork } from "./busy.ts";
import { type Control, dialogName, listControls, type Point, placeOf } from "./controls.ts";
import { describePage } from "./describe-page.ts";

export interface Probe {
  /** Resolves when nothing has changed for some frames and nothing is on its way but calls to `held` paths. */
  quiet(held: readonly string[], frames: number): Promise<void>;
  /** Visible and enabled, in order; those of the open dialog when there is one. */
  controls(): Control[];
  /** Name of the open dialog; '' without one. */
  dialog(): string;
  /** Scrolls to a control and gives its middle. */
  place(key: string): Promise<Point | undefined>;
  /** What is shown, one line for each thing. */
  describePage(): string[];
}

declare global {
  interface Window {
    buildProbe?: Probe;
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
  window.buildProbe = {
    quiet: untilQuiet,
    controls: () => listControls().map(({ control }) => control),
    dialog: dialogName,
    place: placeOf,
    describePage,
  };
}
