import type { ScreenCheck } from "../../check.ts";
import { isRead } from "../../queries/reads.ts";

export const paramIsUsed: ScreenCheck = {
  id: "param-is-used",
  about: "use",
  why: "A parameter that the screen asks for and never reads is one that some expression has forgotten.",
  over: "screen",
  run(outline, report) {
    for (const name of Object.keys(outline.screen.params ?? {})) {
      if (!isRead(outline, `params.${name}`))
        report(
          { pointer: `/params/${name}`, on: "key" },
          { message: `Nothing reads the parameter \`${name}\`.`, help: `Read \`params.${name}\`, or take it away.` },
        );
    }
  },
  bad: [{ screen: { params: { orderNo: "text" } } }],
  good: [{ screen: { params: { orderNo: "text" }, body: [{ widget: "text", id: "words", props: { text: "Order {params.orderNo}" } }] } }],
};
