import { checkNames } from "../../queries/name-check.ts";

export const dialogIsKnown = checkNames({
  id: "dialog-is-known",
  why: "A step that opens or closes a dialog which is not there leaves the borrower before a screen that does not move.",
  noun: "dialog of this screen",
  mentioned: ({ steps }) =>
    steps.flatMap(({ step, pointer }) =>
      (step.do === "open" || step.do === "close") && step.dialog !== undefined ? [{ name: step.dialog, pointer: `${pointer}/dialog` }] : [],
    ),
  declared: ({ screen }) => Object.keys(screen.dialogs ?? {}),
  bad: [{ screen: { onReady: [{ do: "open", dialog: "thanks" }] } }],
  good: [
    {
      screen: {
        onReady: [{ do: "open", dialog: "thanks" }],
        dialogs: { thanks: { title: "Thank you", body: [{ widget: "text", id: "thanks-text", props: { text: "It was sent." } }] } },
      },
    },
  ],
});
