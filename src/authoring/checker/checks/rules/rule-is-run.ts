import { listNames } from "../../../../core/format/index.ts";
import { overlaps, recordOf } from "../../../compiler/index.ts";
import { screenCheck } from "../../check.ts";
import { runEvents } from "../../paths/list-events.ts";
import { readsBelow } from "../../queries/reads.ts";
import type { ScreenIndex } from "../../queries/screen-index.ts";

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
  for (const [pointer, { action, names }] of listUnguarded(index))
    report(pointer, {
      message: `\`${action}\` can be sent before the rules of ${listNames([...names], "and")} have run.`,
      help: "Name them in a `validate` step before the call.",
    });
});

interface Unguarded {
  readonly action: string;
  /** Ids of the nodes. */
  readonly names: Set<string>;
}

/** Where steps put what they pass on. */
const outlets = ["input", "params", "with", "url", "text"];

/** Calls that can be sent before the rules of what they send have run, by their pointers. */
function listUnguarded(index: ScreenIndex): ReadonlyMap<string, Unguarded> {
  const { nodes, steps, catalogue } = index;
  const validating = steps.flatMap(({ step }) => (step.do === "validate" ? [step.nodes] : []));
  // That no step runs the rules of a node at all is a problem of the node.
  const ruled = nodes.filter(
    ({ node }) =>
      node.bind !== undefined && (node.rules ?? []).length > 0 && validating.some((ids) => ids === undefined || ids.includes(node.id)),
  );
  const found = new Map<string, Unguarded>();
  if (ruled.length === 0) return found;
  runEvents(index, {
    step(step, pointer, { validated }) {
      if (recordOf(step).passesOn !== true || (step.do === "call" && catalogue.actions.get(step.action)?.reads === true)) return;
      const sent = outlets.flatMap((part) => readsBelow(index, `${pointer}/${part}`));
      for (const { node } of ruled) {
        if (validated.includes(node.id) || !sent.some((path) => overlaps(path, node.bind ?? ""))) continue;
        const known = found.get(pointer) ?? { action: step.do === "call" ? step.action : step.do, names: new Set<string>() };
        found.set(pointer, known);
        known.names.add(node.id);
      }
    },
  });
  return found;
}
