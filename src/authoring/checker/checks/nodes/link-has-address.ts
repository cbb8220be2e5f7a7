import { flowOf } from "../../../compiler/index.ts";
import type { ScreenCheck } from "../../check.ts";

export const linkHasAddress: ScreenCheck = {
  id: "link-has-address",
  why: "A link whose flow does more than lead elsewhere has no address: it cannot be copied, opened beside or followed without scripts.",
  over: "screen",
  run({ nodes, screen }, report) {
    for (const { node, pointer, widget } of nodes) {
      const event = widget?.link;
      const flow = event === undefined ? undefined : node.on?.[event];
      const steps = typeof flow === "string" ? flowOf(screen, flow) : flow;
      if (event === undefined || steps === undefined) continue;
      const [step, ...others] = steps;
      const isPlain = step?.do === "go" ? step.params === undefined : step?.do === "leave" && !step.withCommon && step.with === undefined;
      if (others.length > 0 || !isPlain || (step !== undefined && "when" in step))
        report(`${pointer}/on/${event}`, {
          message: `\`${node.id}\` is a link that has no address.`,
          help: "Let its flow be a single `go` without parameters or a `leave`, or use a `button`.",
        });
    }
  },
  bad: [
    { screen: { body: [link([{ do: "go", screen: "order", params: { orderNo: "A1" } }])] } },
    {
      screen: {
        body: [
          link([
            { do: "toast", text: "On the way" },
            { do: "go", screen: "home" },
          ]),
        ],
      },
    },
  ],
  good: [
    { screen: { body: [link([{ do: "go", screen: "home" }])] } },
    { screen: { body: [link([{ do: "leave", url: "https://www.example.com/help" }])] } },
  ],
};

function link(tap: readonly object[]) {
  return { widget: "link", id: "on", props: { label: "Go on" }, on: { tap } };
}
