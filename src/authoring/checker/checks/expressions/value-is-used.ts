import { isWithin } from "../../../../core/json/index.ts";
import type { ScreenCheck } from "../../check.ts";
import { isRead } from "../../queries/reads.ts";

export const valueIsUsed: ScreenCheck = {
  id: "value-is-used",
  about: "use",
  over: "screen",
  run(index, report) {
    for (const name of Object.keys(index.screen.values ?? {})) {
      const pointer = `/values/${name}`;
      if (!isRead(index, `values.${name}`, (site) => isWithin(site, pointer)))
        report(
          { pointer, on: "key" },
          {
            message: `Nothing reads the value \`${name}\`.`,
            help: "Use its name in an expression, or remove it.",
            subject: { kind: "value", name, is: "unused" },
          },
        );
    }
  },
};
