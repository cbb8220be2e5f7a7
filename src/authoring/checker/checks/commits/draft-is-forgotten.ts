import type { ScreenCheck } from "../../check.ts";

export const draftIsForgotten: ScreenCheck = {
  id: "draft-is-forgotten",
  about: "use",
  why: "A draft that nothing clears comes back after it was sent, and is sent twice; one that is cleared before it was sent is lost when the call fails.",
  over: "screen",
  run({ screen, steps, catalogue }, report) {
    const drafts = Object.entries(screen.state ?? {}).filter(([, entry]) => typeof entry === "object" && entry.draft === true);
    const forgets = steps.filter(({ step }) => step.do === "forget" && step.names === undefined);
    for (const { siblings, place, pointer } of forgets) {
      const sent = siblings
        .slice(place + 1)
        .some((next) => next.do === "call" && catalogue.actions.get(next.action)?.success !== "ignored");
      if (drafts.length > 0 && sent)
        report(pointer, {
          message: "The draft is cleared before it is sent, and lost when the call fails.",
          help: "Move this step after the call.",
        });
    }
    for (const [name] of forgets.length === 0 ? drafts : []) {
      report(`/state/${name}/draft`, {
        message: `The draft of \`state.${name}\` is never cleared.`,
        help: "Add a `forget` step after the call that sends it.",
      });
    }
  },
  bad: [{ screen: { ...remark([], []) } }, { screen: { ...remark([{ do: "forget" }], []) } }],
  good: [{ screen: { ...remark([], [{ do: "forget" }]) } }, { screen: { ...remark([], [], "visit") } }],
};

function remark(before: readonly object[], after: readonly object[], draft: true | "visit" = true) {
  return {
    state: { remark: { type: "text", initial: "", draft } },
    body: [
      { widget: "text-area", id: "remark", bind: "state.remark", props: { label: "Remark" } },
      {
        widget: "button",
        id: "send",
        props: { label: "Send" },
        on: { tap: [...before, { do: "call", action: "saveRemark", input: { text: "{state.remark}" } }, ...after] },
      },
    ],
  };
}
