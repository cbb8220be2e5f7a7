import type { ScreenCheck } from "../../check.ts";
import { isRead, isWithin } from "../../queries/reads.ts";

export const valueIsUsed: ScreenCheck = {
  id: "value-is-used",
  about: "use",
  why: "A value that nothing reads is often the sign of a place that reads the wrong one.",
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
  bad: [{ screen: { values: { greeting: "Hello {company.name}" } } }],
  good: [
    { screen: { values: { greeting: "Hello {company.name}" }, body: [{ widget: "text", id: "words", props: { text: "{greeting}" } }] } },
  ],
};
