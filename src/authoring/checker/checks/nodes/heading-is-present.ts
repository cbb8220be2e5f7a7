import { screenCheck } from "../../check.ts";

export const headingIsPresent = screenCheck({ id: "heading-is-present", role: "structure" }, ({ nodes }, report) => {
  const [first, second] = nodes.filter(({ widget, dialog, isOff }) => dialog === undefined && !isOff && widget?.heading);
  if (first === undefined) report("/body", { message: "This screen has no heading.", help: "Begin it with a `page-header` or a `hero`." });
  else if (first.node.when !== undefined || first.node.each !== undefined)
    report(`${first.pointer}/${first.node.when === undefined ? "each" : "when"}`, {
      message: `The heading \`${first.node.id}\` is not always shown.`,
      help: "Remove the condition; use it in the title instead.",
    });
  if (second !== undefined)
    report(second.pointer, { message: "This is a second top-level heading.", help: "Use `section` for its parts." });
});
