import { checkNames } from "../../queries/name-check.ts";

export const shellKeyIsKnown = checkNames({
  id: "shell-key-is-known",
  why: "The native shell drops a message whose key it does not know, and the borrower's tap does nothing.",
  noun: "key of the native shell",
  mentioned: ({ steps }) =>
    steps.flatMap(({ step, pointer }) => (step.do === "native" ? [{ name: step.key, pointer: `${pointer}/key` }] : [])),
  declared: ({ catalogue }) => catalogue.shell.keys(),
  bad: [{ screen: { onReady: [{ do: "native", key: "closeWebview" }] } }],
  good: [
    {
      screen: {
        body: [{ widget: "button", id: "close", props: { label: "Close" }, on: { tap: [{ do: "native", key: "closeWebView" }] } }],
      },
    },
  ],
});
