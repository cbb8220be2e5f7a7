import type { ScreenCheck } from "../../check.ts";
import { isRead } from "../../queries/reads.ts";

export const responseIsUsed: ScreenCheck = {
  id: "response-is-used",
  about: "use",
  over: "screen",
  run(index, report) {
    const stored = index.steps.flatMap(({ step, pointer }) =>
      step.do === "call" && step.as !== undefined ? [{ name: step.as, at: { pointer: `${pointer}/as` } }] : [],
    );
    const loaded = Object.keys(index.screen.load ?? {}).map((name) => ({ name, at: { pointer: `/load/${name}`, on: "key" as const } }));
    for (const { name, at } of [...loaded, ...stored]) {
      if (!isRead(index, `data.${name}`))
        report(at, {
          message: `Nothing reads the response \`data.${name}\`.`,
          subject: { kind: "response", name, is: "unused" },
          help: "Show it, or remove it: a call that is only for its effect belongs in `onOpen`.",
        });
    }
  },
};
