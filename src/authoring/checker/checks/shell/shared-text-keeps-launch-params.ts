import { recordOf } from "../../../compiler/index.ts";
import { screenCheck } from "../../check.ts";
import { readsBelow } from "../../queries/reads.ts";

export const sharedTextKeepsLaunchParams = screenCheck({ id: "shared-text-keeps-launch-params" }, (index, report) => {
  for (const { step, pointer } of index.steps)
    if (step.do === "share" && readsBelow(index, `${pointer}/text`).some((path) => path.split(".")[0] === "launch"))
      report(`${pointer}/text`, {
        message: "The shared text reads a launch parameter, which names the device or the account.",
        help: "Share what the user reads on the screen.",
      });
  for (const { step, pointer } of index.steps) {
    if (recordOf(step).opens !== undefined && readsBelow(index, `${pointer}/params`).some((path) => path.split(".")[0] === "launch"))
      report(`${pointer}/params`, {
        message: "A parameter of a screen reads a launch parameter, and stands in the address.",
        help: "Read the launch parameter on that screen.",
      });
    if (step.do !== "leave") continue;
    for (const part of ["url", "with"])
      if (readsBelow(index, `${pointer}/${part}`).some((path) => path.split(".")[0] === "launch"))
        report(`${pointer}/${part}`, {
          message: "The address reads a launch parameter, which names the device or the account.",
          help: "Use `addLaunchParams` for a page of the same company, and nothing for any other.",
        });
    const host = step.addLaunchParams === true && typeof step.url === "string" ? /^https?:\/\/([^/{]+)/.exec(step.url)?.[1] : undefined;
    if (host !== undefined && !index.catalogue.settings.hosts.credentials.includes(host))
      report(`${pointer}/url`, {
        message: `\`${host}\` would get the launch parameters, which name the device and the account.`,
        help: "Remove `addLaunchParams`, or list the host under `hosts.credentials` of `screens/catalogue/settings.json`.",
      });
  }
});
