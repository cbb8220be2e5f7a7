import type { ScreenCheck } from "../check.ts";

export const draftIsForgotten: ScreenCheck = {
  id: "draft-is-forgotten",
  about: "use",
  why: "A draft that nothing clears comes back after it was sent, and is sent twice.",
  over: "screen",
  run({ screen, steps }, report) {
    if (steps.some(({ step }) => step.do === "forget" && step.names === undefined)) return;
    for (const [name, entry] of Object.entries(screen.state ?? {})) {
      if (typeof entry === "object" && entry.draft)
        report(`/state/${name}/draft`, {
          message: `The draft of \`state.${name}\` is never cleared.`,
          help: "Add a `forget` step after the call that sends it.",
        });
    }
  },
  bad: [{ screen: { ...remark([]) } }],
  good: [{ screen: { ...remark([{ do: "forget" }]) } }],
};

function remark(after: readonly object[]) {
  return {
    state: { remark: { type: "text", initial: "", draft: true } },
    body: [
      { widget: "text-area", id: "remark", bind: "state.remark", props: { label: "Remark" } },
      {
        widget: "button",
        id: "send",
        props: { label: "Send" },
        on: { tap: [{ do: "call", action: "saveRemark", input: { text: "{state.remark}" } }, ...after] },
      },
    ],
  };
}
