import { screenCheck } from "../../check.ts";

export const trackHasKey = screenCheck({ id: "track-has-key" }, ({ steps, catalogue }, report) => {
  if ([...catalogue.shell.values()].some(({ tracks }) => tracks)) return;
  for (const { step, pointer } of steps)
    if (step.do === "track")
      report(pointer, {
        message: "No key of the native shell takes tracking events.",
        help: 'Write `"tracks": true` at the key that does, in `screens/catalogue/shell.json`.',
      });
});
