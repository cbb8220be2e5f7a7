import { listNames } from "../../../../core/format/index.ts";
import { screenCheck } from "../../check.ts";
import { listUnguarded } from "../../paths/unguarded-calls.ts";

export const ruleIsRun = screenCheck({ id: "rule-is-run", about: "use" }, (index, report) => {
  const { nodes, steps } = index;
  const validating = steps.flatMap((visit) => (visit.step.do === "validate" ? [{ ...visit, names: visit.step.nodes }] : []));
  const ruled = nodes.filter(({ node }) => (node.rules ?? []).length > 0);
  for (const { node, pointer } of ruled) {
    if (!validating.some(({ names }) => names === undefined || names.includes(node.id)))
      report(`${pointer}/rules`, {
        message: `No \`validate\` step runs the rules of \`${node.id}\`.`,
        help: "Add one before the call that sends its value.",
      });
  }
  for (const { names, pointer } of validating) {
    for (const [at, name] of (names ?? []).entries()) {
      const named = nodes.find(({ node }) => node.id === name);
      if (named !== undefined && !ruled.includes(named))
        report(`${pointer}/nodes/${String(at)}`, { message: `\`${name}\` has no rules to run.`, help: "Add `rules` to the node." });
    }
    if (names === undefined && ruled.length === 0)
      report(pointer, { message: "No node of this screen has rules to run.", help: "Add `rules` to the nodes that are bound." });
  }
  for (const { pointer, action, names } of listUnguarded(index))
    report(pointer, {
      message: `\`${action}\` can be sent before the rules of ${listNames(names, "and")} have run.`,
      help: "Name them in a `validate` step before the call.",
    });
});
