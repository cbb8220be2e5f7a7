import { recordOf } from "../../../compiler/index.ts";
import { screenCheck } from "../../check.ts";
import { flowsFrom } from "../../queries/flows/flow-reach.ts";

export const onCloseDoesNotWait = screenCheck({ id: "on-close-does-not-wait" }, (index, report) => {
  const closing = index.flows.filter(({ hook }) => hook === "onClose");
  const named = index.mentions
    .filter(({ pointer }) => pointer === "/onClose")
    .flatMap(({ flow }) => index.flows.filter(({ name }) => name === flow));
  for (const flow of new Set([...closing, ...named].flatMap((start) => flowsFrom(index, start)))) {
    for (const { step, pointer } of flow.steps) {
      const { mayRunOnClose, waits } = recordOf(step);
      const [, name = ""] = step.do === "set" ? step.path.split(".") : [];
      const entry = index.screen.state?.[name];
      const isLost = step.do === "set" && !(typeof entry === "object" && entry.draft);
      if (mayRunOnClose !== true || isLost || waits?.(step, index.catalogue))
        report(pointer, {
          message: `\`${step.do}\` cannot finish while the screen closes.`,
          help: "`onClose` may store values, set those that have a draft, track events and send messages to the shell.",
        });
    }
  }
});
