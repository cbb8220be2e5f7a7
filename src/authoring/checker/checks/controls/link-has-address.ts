import { flowOf, recordOf } from "../../../compiler/index.ts";
import { screenCheck } from "../../check.ts";

export const linkHasAddress = screenCheck({ id: "link-has-address" }, ({ nodes, screen }, report) => {
  for (const { node, pointer, widget } of nodes) {
    const mail = node.props?.["mail"];
    if (typeof mail === "string" && (/^mailto:/i.test(mail) || /\b(?:phone|telephone|mobile)\}$/i.test(mail)))
      report(`${pointer}/props/mail`, {
        message: mail.startsWith("{") ? `\`${mail}\` is no address of a mail.` : "The link writes `mailto:` itself.",
        help: "Write the address alone.",
      });
    const event = widget?.link;
    const flow = event === undefined ? undefined : node.on?.[event];
    const steps = typeof flow === "string" ? flowOf(screen, flow) : flow;
    if (event === undefined || steps === undefined) continue;
    const [step, ...others] = steps;
    const isPlain = step !== undefined && recordOf(step).link?.(step) !== undefined && !("when" in step);
    if (others.length > 0 || !isPlain)
      report(`${pointer}/on/${event}`, {
        message: `The link \`${node.id}\` has no fixed address.`,
        help: "Use a single `go` without parameters or a single `leave`, or a `button` instead.",
      });
  }
});
