import type { ScreenCheck } from "../../check.ts";
import { isRead } from "../../queries/reads.ts";

export const paramIsUsed: ScreenCheck = {
  id: "param-is-used",
  about: "use",
  over: "screen",
  run(index, report) {
    for (const name of Object.keys(index.screen.params ?? {})) {
      if (!isRead(index, `params.${name}`))
        report(
          { pointer: `/params/${name}`, on: "key" },
          {
            message: `Nothing reads the parameter \`${name}\`.`,
            help: `Read \`params.${name}\`, or remove it.`,
            subject: { kind: "parameter", name, is: "unused" },
          },
        );
    }
  },
};
