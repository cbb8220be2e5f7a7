import type { ScreenCheck } from "../../check.ts";
import { isRead } from "../../queries/reads.ts";

export const responseIsUsed: ScreenCheck = {
  id: "response-is-used",
  about: "use",
  what: "Some expression reads every response that a screen stores.",
  why: "An unused response costs the borrower a request, and the screen fails when that request does.",
  over: "screen",
  run(outline, report) {
    const kept = outline.steps.flatMap(({ step, pointer }) =>
      step.do === "call" && step.as !== undefined ? [{ name: step.as, at: { pointer: `${pointer}/as` } }] : [],
    );
    const loaded = Object.keys(outline.screen.load ?? {}).map((name) => ({ name, at: { pointer: `/load/${name}`, on: "key" as const } }));
    for (const { name, at } of [...loaded, ...kept]) {
      if (!isRead(outline, `data.${name}`))
        report(at, {
          message: `Nothing reads the answer \`data.${name}\`.`,
          help: "Show it, or take the call away; a call for its effect belongs in `onOpen`.",
        });
    }
  },
};
