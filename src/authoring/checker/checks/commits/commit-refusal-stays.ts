import { screenCheck } from "../../check.ts";
import { type Formula, findAssignment } from "../../conditions/formula.ts";
import { noValues, whenIs, whenShown, whenTrueOf } from "../../conditions/read-formula.ts";
import { listCalls } from "../../queries/flows/calls.ts";
import { readsBelow } from "../../queries/reads.ts";

export const commitRefusalStays = screenCheck({ id: "commit-refusal-stays", isFixed: true }, (index, report) => {
  // A dialog may be closed, and a toast goes away by itself.
  const shown = index.nodes.flatMap((at) => {
    const reads = ["when", "props"].flatMap((part) => readsBelow(index, `${at.pointer}/${part}`));
    return at.pointer.startsWith("/body/") && at.isOff !== true ? [{ at, reads }] : [];
  });
  const seen = new Set<string>();
  for (const { action, pointer, visit, definition } of listCalls(index)) {
    if (visit === undefined || definition?.commits !== true || seen.has(action)) continue;
    seen.add(action);
    const refused = whenRefused(action, Object.keys(definition.codes ?? {}));
    const says = shown.filter(({ reads }) => reads.some((path) => `${path}.`.startsWith(`refused.${action}.`)));
    if (!says.some(({ at }) => findAssignment({ all: [whenShown(index, at), refused] }) !== undefined))
      report(`${pointer}/action`, {
        message: `A refusal of \`${action}\` is gone after a moment, and the screen looks as if nothing had happened.`,
        help: `Add a node with \`"when": "refused.${action} != null"\` that says it.`,
        notice: "developing",
      });
  }
});

/** Refused with a code that the action does not list: those that it does list may be said in another way. */
function whenRefused(action: string, codes: readonly string[]): Formula {
  const listed = codes.map((code) => whenIs(`refused.${action}.code`, code));
  return { all: [whenTrueOf(noValues, ["!=", [".", "refused", action], null]), { not: { some: listed } }] };
}
