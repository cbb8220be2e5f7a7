import { screenCheck } from "../../check.ts";
import { runEvents } from "../../paths/list-events.ts";
import type { ScreenIndex } from "../../queries/screen-index.ts";

export const draftIsCleared = screenCheck({ id: "draft-is-cleared", isFixed: true, about: "use" }, (index, report) => {
  const { screen, steps, catalogue } = index;
  const drafts = Object.entries(screen.state ?? {}).filter(([, entry]) => typeof entry === "object" && entry.draft === true);
  const forgets = steps.filter(({ step }) => step.do === "clear" && step.names === undefined);
  for (const { siblings, siblingIndex, pointer } of forgets) {
    const sent = siblings
      .slice(siblingIndex + 1)
      .some((next) => next.do === "call" && catalogue.actions.get(next.action)?.success !== "ignored");
    if (drafts.length > 0 && sent)
      report(pointer, {
        message: "The draft is cleared before it is sent, so it is lost when the call fails.",
        help: "Move this step after the call.",
      });
  }
  for (const pointer of drafts.length > 0 ? listClearedInFailure(index) : [])
    report(pointer, { message: "The draft is cleared although the call that sends it has failed.", help: "Clear it after a success." });
  for (const [name] of forgets.length === 0 ? drafts : []) {
    report(`/state/${name}/draft`, {
      message: `The draft of \`state.${name}\` is never cleared.`,
      help: "Add a `clear` step after the call that sends it.",
    });
  }
});

function listClearedInFailure(index: ScreenIndex): Set<string> {
  const found = new Set<string>();
  runEvents(index, {
    step(step, pointer, { failed }) {
      if (step.do === "clear" && step.names === undefined && failed.length > 0) found.add(pointer);
    },
  });
  return found;
}
