import { recordOf } from "../../../compiler/index.ts";
import type { ScreenCheck } from "../../check.ts";

export const ruleIsRun: ScreenCheck = {
  id: "rule-is-run",
  about: "use",
  over: "screen",
  run({ nodes, steps, catalogue }, report) {
    const validating = steps.flatMap((visit) => (visit.step.do === "validate" ? [{ ...visit, names: visit.step.nodes }] : []));
    const ruled = nodes.filter(({ node }) => (node.rules ?? []).length > 0);
    for (const { node, pointer } of ruled) {
      if (!validating.some(({ names }) => names === undefined || names.includes(node.id)))
        report(`${pointer}/rules`, {
          message: `No \`validate\` step runs the rules of \`${node.id}\`.`,
          help: "Add one before the call that sends its value.",
        });
    }
    for (const { names, pointer, siblings, siblingIndex } of validating) {
      for (const [at, name] of (names ?? []).entries()) {
        const named = nodes.find(({ node }) => node.id === name);
        if (named !== undefined && !ruled.includes(named))
          report(`${pointer}/nodes/${String(at)}`, { message: `\`${name}\` has no rules to run.`, help: "Add `rules` to the node." });
      }
      if (names === undefined && ruled.length === 0)
        report(pointer, { message: "No node of this screen has rules to run.", help: "Add `rules` to the nodes that are bound." });
      const sent = siblings.slice(0, siblingIndex).some((step) => step.do === "call" && catalogue.actions.get(step.action)?.reads !== true);
      const sends = siblings.slice(siblingIndex + 1).some((step) => recordOf(step).sends);
      if (sent && !sends)
        report(pointer, { message: "The rules run after the call that they should guard.", help: "Move this step before the call." });
    }
  },
};
