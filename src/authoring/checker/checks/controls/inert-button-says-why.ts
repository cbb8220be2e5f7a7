import { screenCheck } from "../../check.ts";
import { readsBelow } from "../../queries/reads.ts";

export const inertButtonSaysWhy = screenCheck({ id: "inert-button-says-why" }, (index, report) => {
  for (const { node, pointer, widget } of index.nodes) {
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
