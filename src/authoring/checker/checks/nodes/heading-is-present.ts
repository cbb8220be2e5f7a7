import type { ScreenCheck } from "../../check.ts";

export const headingIsPresent: ScreenCheck = {
  id: "heading-is-present",
  what: "Every screen has exactly one heading, which is always shown.",
  why: "Screen readers announce a screen by its heading, which also remains when everything else is empty.",
  over: "screen",
  run({ nodes }, report) {
    const [first, second] = nodes.filter(({ widget, dialog, isOff }) => dialog === undefined && !isOff && widget?.heading);
    if (first === undefined)
      report("/body", { message: "This screen has no heading.", help: "Begin it with a `page-header` or a `hero`." });
    else if (first.node.when !== undefined || first.node.each !== undefined)
      report(`${first.pointer}/${first.node.when === undefined ? "each" : "when"}`, {
        message: `The heading \`${first.node.id}\` is not always there.`,
        help: "Take the condition away; let the words of the title change instead.",
      });
    if (second !== undefined)
      report(second.pointer, { message: "This screen has a second heading of the first level.", help: "Use `section` for its parts." });
  },
};
