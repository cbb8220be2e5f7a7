import type { ScreenCheck } from "../../check.ts";
import { isRead } from "../../queries/reads.ts";

export const answerIsUsed: ScreenCheck = {
  id: "answer-is-used",
  about: "use",
  why: "An answer that nothing reads costs the borrower a call, and the screen fails when that call does.",
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
  bad: [{ screen: { load: { choices: { action: "choices" } } } }],
  good: [
    {
      screen: {
        load: { choices: { action: "choices" } },
        body: [{ widget: "text", id: "words", props: { text: "{data.choices.title}" } }],
      },
    },
  ],
};
