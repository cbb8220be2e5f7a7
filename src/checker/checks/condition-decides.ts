import type { Ast } from "../../expression/index.ts";
import type { ScreenCheck } from "../check.ts";

export const conditionDecides: ScreenCheck = {
  id: "condition-decides",
  why: "A condition that reads nothing always comes out the same: the part behind it is always there or never.",
  over: "screen",
  run({ analysis }, report) {
    for (const { pointer, kind, checked } of analysis.sites) {
      if (kind !== "expression" || !/\/(when|if)$/.test(pointer) || checked.faults.length > 0 || readsSomething(checked.ast)) continue;
      report(pointer, {
        message: "This condition reads nothing, so it never changes.",
        help: "Take it away, or name the value that it depends on.",
      });
    }
  },
  bad: [
    { screen: { body: [{ widget: "text", id: "words", when: "true", props: { text: "Hello" } }] } },
    { screen: { body: [{ widget: "text", id: "words", when: "1 < 2", props: { text: "Hello" } }] } },
  ],
  good: [{ screen: { body: [{ widget: "text", id: "words", when: "env.online", props: { text: "Hello" } }] } }],
};

function readsSomething(ast: Ast | unknown): boolean {
  return Array.isArray(ast) && (ast[0] === "." || ast.some(readsSomething));
}
