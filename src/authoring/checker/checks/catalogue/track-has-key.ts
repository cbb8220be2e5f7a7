import type { ScreenCheck } from "../../check.ts";

export const trackHasKey: ScreenCheck = {
  id: "track-has-key",
  what: "A project whose screens have `track` steps says in `screens/catalogue/shell.json` which key they send.",
  why: "Without a key the native shell gets an event that it does not know, and counts nothing.",
  over: "screen",
  run({ steps, catalogue }, report) {
    if ([...catalogue.shell.values()].some(({ tracks }) => tracks)) return;
    for (const { step, pointer } of steps)
      if (step.do === "track")
        report(pointer, {
          message: "No key of the native shell takes tracking events.",
          help: 'Write `"tracks": true` at the key that does, in `screens/catalogue/shell.json`.',
        });
  },
};
