import type { ScreenCheck } from "../../check.ts";

export const draftIsCleared: ScreenCheck = {
  id: "draft-is-cleared",
  about: "use",
  over: "screen",
  run({ screen, steps, catalogue }, report) {
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
    for (const [name] of forgets.length === 0 ? drafts : []) {
      report(`/state/${name}/draft`, {
        message: `The draft of \`state.${name}\` is never cleared.`,
        help: "Add a `clear` step after the call that sends it.",
      });
    }
  },
};
