// What a user does and what happens around, as the view and the page hand it to a session.

import type { FlowTestAct } from "../../../../core/format/index.ts";
import { joinPointer } from "../../../../core/json/index.ts";
import { listShown, perform } from "../../acts/index.ts";
import type { OpenedTest } from "../open/open-test.ts";
import type { Found } from "./finding.ts";

/** Lets everything happen that needs no time. */
export async function untilSettled(opened: Pick<OpenedTest, "activity">): Promise<void> {
  const turns = 4;
  let before = opened.activity();
  for (let quiet = 0; quiet < turns; ) {
    await new Promise((resolve) => setImmediate(resolve));
    quiet = opened.activity() === before ? quiet + 1 : 0;
    before = opened.activity();
  }
}

/** The same, and all that is shown is drawn. */
export async function untilQuiet(opened: OpenedTest): Promise<void> {
  await untilSettled(opened);
  // As the view draws what is shown.
  for (const { node, frame } of listShown(opened.session)) node.props(frame);
  opened.session.title();
  opened.session.dialogTitle();
}

/** Why an act cannot happen; undefined after it has. */
export async function play(opened: OpenedTest, act: FlowTestAct, pointer: string): Promise<Found | undefined> {
  const problem = "wait" in act ? await pass(opened, act.wait) : perform(opened.session, act, opened.reload);
  await untilQuiet(opened);
  return problem && { pointer: joinPointer(pointer, problem.on), message: problem.message, ...(problem.help && { help: problem.help }) };
}

/** Second by second, because what one second starts may wait for the next. */
async function pass(opened: OpenedTest, seconds: number): Promise<undefined> {
  for (let left = seconds * 1000; left > 0; left -= 1000) {
    opened.clock.advance(Math.min(left, 1000));
    await untilQuiet(opened);
  }
  return undefined;
}
