/** Vite's watcher takes what is written to a file within 50 ms of its last change, as by an editor that saves and then formats, for no change. */
import { existsSync } from "node:fs";
import type { ViteDevServer } from "vite";

const quietMs = 100;

/** Reports a change of one of these files once more when it has been quiet: by then it says what the watcher has left out. */
export function repeatChanges({ watcher }: ViteDevServer, isMeant: (file: string) => boolean): void {
  const timers = new Map<string, NodeJS.Timeout>();
  let isRepeated = false;
  const repeat = (file: string): void => {
    if (!existsSync(file)) return;
    isRepeated = true;
    watcher.emit("change", file);
    isRepeated = false;
  };
  const wait = (file: string): void => {
    if (isRepeated || !isMeant(file)) return;
    clearTimeout(timers.get(file));
    timers.set(file, setTimeout(repeat, quietMs, file));
  };
  for (const event of ["add", "change"] as const) watcher.on(event, wait);
}
