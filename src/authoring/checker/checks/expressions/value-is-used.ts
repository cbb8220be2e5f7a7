import type { ScreenCheck } from "../../check.ts";
import { isRead, isWithin } from "../../queries/reads.ts";

export const valueIsUsed: ScreenCheck = {
  id: "value-is-used",
  about: "use",
  what: "Some expression reads every entry of `values`.",
  why: "An unused value usually means that an expression reads the wrong one.",
  over: "screen",
  run(outline, report) {
    for (const name of Object.keys(outline.screen.values ?? {})) {
      const pointer = `/values/${name}`;
      if (!isRead(outline, `values.${name}`, (site) => isWithin(site, pointer)))
        report(
          { pointer, on: "key" },
          { message: `Nothing reads the value \`${name}\`.`, help: "Read it by its bare name, or take it away." },
        );
    }
  },
};
