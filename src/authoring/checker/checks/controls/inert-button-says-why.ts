import { createPlanContext, listSentAmounts } from "../../../compiler/index.ts";
import { screenCheck } from "../../check.ts";
import { readsBelow } from "../../queries/reads.ts";

export const inertButtonSaysWhy = screenCheck({ id: "inert-button-says-why" }, (index, report) => {
  const planning = createPlanContext(index, index.analysis);
  for (const { node, pointer, widget } of index.nodes) {
    const says = (node.props?.["why"] ?? "") !== "" && "enabled" in (widget?.props.properties ?? {});
    // Without an amount a button that passes one on does nothing, and says so by itself.
    if (says && node.props?.["enabled"] === undefined && listSentAmounts(planning, node, pointer).length === 0)
      report(`${pointer}/props/why`, {
        message: `\`${node.id}\` always reacts, so that nobody reads why it does not.`,
        help: "Write in `enabled` when it reacts, or remove `why`.",
      });
    // A smaller control is no dead end.
    if ((node.props?.["kind"] ?? "primary") !== "primary") continue;
    const reasons = widget?.props?.properties;
    if (reasons === undefined || !("enabled" in reasons && "why" in reasons)) continue;
    const at = `${pointer}/props/enabled`;
    const reads = readsBelow(index, at);
    if (reads.length === 0 || (node.props?.["why"] ?? "") !== "") continue;
    // A label that changes with the condition says it, for example how long to wait.
    if (readsBelow(index, `${pointer}/props/label`).some((path) => reads.includes(path))) continue;
    report(at, {
      message: `\`${node.id}\` does nothing while this does not hold, and does not say why.`,
      help: "Write the reason in `why`: one line that says what is missing.",
      notice: "always",
    });
  }
});
