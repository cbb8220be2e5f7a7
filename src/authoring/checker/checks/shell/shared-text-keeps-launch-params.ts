import type { ScreenCheck } from "../../check.ts";
import { readsBelow } from "../../queries/reads.ts";

export const sharedTextKeepsLaunchParams: ScreenCheck = {
  id: "shared-text-keeps-launch-params",
  over: "screen",
  run(index, report) {
    for (const { step, pointer } of index.steps)
      if (step.do === "share" && readsBelow(index, `${pointer}/text`).some((path) => path.split(".")[0] === "launch"))
        report(`${pointer}/text`, {
          message: "The shared text reads a launch parameter, which names the device or the account.",
          help: "Share what the user reads on the screen.",
        });
  },
};
