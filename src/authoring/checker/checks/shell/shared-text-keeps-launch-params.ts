import { screenCheck } from "../../check.ts";
import { listOutlets } from "../../names/outlets.ts";
import { readsBelow } from "../../queries/reads.ts";

const helps: { readonly [step: string]: string } = {
  share: "Share what the user reads on the screen.",
  leave: "Use `addLaunchParams` for a page of the same company, and nothing for any other.",
  native: "Leave it out: who is at the other end learns whose device it is.",
  track: "Leave it out: the shell knows the device, and adds what is counted with the event.",
};

export const sharedTextKeepsLaunchParams = screenCheck({ id: "shared-text-keeps-launch-params" }, (index, report) => {
  for (const { pointer, what, step, reader } of listOutlets(index))
    if (reader === "others" && readsBelow(index, pointer).some((path) => path.split(".")[0] === "launch"))
      report(pointer, {
        message: `${what} reads a launch parameter, which names the device or the account.`,
        help: helps[step] ?? "Read the launch parameter on that screen.",
        // The shell, and what it opens, may be the company's own.
        ...((step === "native" || step === "track") && { notice: "always" }),
      });
  for (const { step, pointer } of index.steps) {
    if (step.do !== "leave") continue;
    const host = step.addLaunchParams === true && typeof step.url === "string" ? /^https?:\/\/([^/{]+)/.exec(step.url)?.[1] : undefined;
    if (host !== undefined && !index.catalogue.settings.hosts.credentials.includes(host))
      report(`${pointer}/url`, {
        message: `\`${host}\` would get the launch parameters, which name the device and the account.`,
        help: "Remove `addLaunchParams`, or list the host under `hosts.credentials` of `screens/catalogue/settings.json`.",
      });
  }
});
