import { listEvent } from "../../../../core/format/index.ts";
import { joinPointer } from "../../../../core/json/index.ts";
import type { ScreenCheck } from "../../check.ts";
import { describeMissing } from "../../queries/name-check.ts";

export const eventIsKnown: ScreenCheck = {
  id: "event-is-known",
  about: "names",
  over: "screen",
  run({ nodes }, report) {
    for (const { node, pointer, widget } of nodes) {
      const events = Object.keys(widget?.events ?? {});
      for (const name of Object.keys(node.on ?? {})) {
        if (widget === undefined || events.includes(name) || (name === listEvent && node.each !== undefined)) continue;
        const at = { pointer: joinPointer(pointer, "on", name), on: "key" } as const;
        if (name === listEvent)
          report(at, {
            message: `\`${listEvent}\` is an event of a list, and \`${node.id}\` has no \`each\`.`,
            help: "Write it at the node that is repeated.",
          });
        else report(at, describeMissing(`event of \`${node.widget}\``, name, events));
      }
    }
  },
};
