import type { ScreenCheck } from "../../check.ts";

export const trackHasKey: ScreenCheck = {
  id: "track-has-key",
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
