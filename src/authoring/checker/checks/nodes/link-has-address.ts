import { flowOf } from "../../../compiler/index.ts";
import type { ScreenCheck } from "../../check.ts";

export const linkHasAddress: ScreenCheck = {
  id: "link-has-address",
  over: "screen",
  run({ nodes, screen }, report) {
    for (const { node, pointer, widget } of nodes) {
      const event = widget?.link;
      const flow = event === undefined ? undefined : node.on?.[event];
      const steps = typeof flow === "string" ? flowOf(screen, flow) : flow;
      if (event === undefined || steps === undefined) continue;
      const [step, ...others] = steps;
      const isPlain =
        step?.do === "go" ? step.params === undefined : step?.do === "leave" && !step.addLaunchParams && step.with === undefined;
      if (others.length > 0 || !isPlain || (step !== undefined && "when" in step))
        report(`${pointer}/on/${event}`, {
          message: `The link \`${node.id}\` has no fixed address.`,
          help: "Use a single `go` without parameters or a single `leave`, or a `button` instead.",
        });
    }
  },
};
