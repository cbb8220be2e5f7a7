import { listNames } from "../../../../core/format/index.ts";
import type { NodeAt } from "../../../compiler/index.ts";
import { type ProblemText, screenCheck } from "../../check.ts";
import { findAssignment } from "../../conditions/formula.ts";
import { findShownAsRefusal } from "../../conditions/outcome-messages.ts";
import { whenShown, whenTrue } from "../../conditions/read-formula.ts";
import { type Call, listCalls } from "../../queries/flows/calls.ts";
import { listStarts, stepsFrom } from "../../queries/flows/flow-reach.ts";
import { readsBelow } from "../../queries/reads.ts";
import type { ScreenIndex } from "../../queries/screen-index.ts";

export const commitTellsItsOutcome = screenCheck({ id: "commit-tells-its-outcome", isFixed: true }, (index, report) => {
  const commits = listCalls(index).filter(({ visit, definition }) => visit !== undefined && definition?.commits === true);
  const said = index.catalogue.languages.get(index.variant.language)?.failures.timeout ?? "";
  const sent = commits.map(({ action }) => action);
  for (const { step, pointer } of index.steps)
    if (step.do === "settle" && sent.length > 0 && !sent.includes(step.action))
      report(`${pointer}/action`, {
        message: `This screen never sends \`${step.action}\`, so that there is nothing to find out.`,
        help: `It sends ${listNames(sent, "and")}.`,
      });
  for (const { pointer, checked } of sent.length === 0 ? [] : index.analysis.sites) {
    const [, root, other = ""] = /(?:^|,)(unknown|done|refused|looked)\.(\w+)/.exec(checked.reads.join()) ?? [];
    if (root !== undefined && !sent.includes(other))
      report(pointer, {
        message: `This screen never sends \`${other}\`, of which \`${root}\` speaks.`,
        help: `It sends ${listNames(sent, "and")}.`,
      });
  }
  for (const { pointer, action, isSaid } of listNeverUnknown(index))
    report(pointer, {
      message: `This ${isSaid ? "says how often somebody has looked" : "button looks"} what became of \`${action}\`, and is shown only while that is known.`,
      help: `Show it with \`"when": "unknown.${action}"\`.`,
    });
  for (const { visit, action, pointer } of commits) {
    const shown = visit?.step.do === "call" ? findShownAsRefusal(index, visit.step, pointer) : undefined;
    if (shown !== undefined)
      report(shown, {
        message: `A lost response of \`${action}\` is shown like a failure, although it may have been done.`,
        help: "Say under `timeout` that nobody knows.",
      });
    else if (visit?.step.do === "call" && visit.step.fail === undefined && isOneWord(said))
      report(`${pointer}/action`, {
        message: `Where no response of \`${action}\` comes, all that is said is '${said}'.`,
        help: "Say under `timeout` that nobody knows what became of it.",
        notice: "always",
      });
  }
  const seen = new Set<string>();
  for (const call of commits) {
    if (seen.has(call.action)) continue;
    seen.add(call.action);
    // The engine sends nothing twice without these nodes, too, so that the screen may ship.
    for (const problem of listMissing(index, call)) report(`${call.pointer}/action`, { ...problem, notice: "always" });
  }
});

function* listMissing(index: ScreenIndex, { action, definition }: Call): Generator<ProblemText> {
  const shown = index.nodes.filter(({ isOff }) => !isOff);
  if (!shown.some((node) => shows(index, node, `unknown.${action}`)))
    yield {
      message: `Nobody learns when the outcome of \`${action}\` is unknown.`,
      help: `Add a node with \`"when": "unknown.${action}"\` that says so.`,
    };
  if (!shown.some((node) => shows(index, node, `done.${action}`, ["props"])))
    yield {
      message: `A user who comes back does not learn when \`${action}\` was done.`,
      help: `Add a node with \`"when": "done.${action} != null"\` that says when: \`{time(done.${action})}\`.`,
    };
  if (definition?.settledBy !== undefined && !canLook(index, action))
    yield {
      message: `Nothing finds out what became of \`${action}\`, so that it can never be sent again.`,
      help: `Add a button to the screen that runs \`{ "do": "settle", "action": "${action}" }\`.`,
    };
  if (!shown.some((node) => shows(index, node, "env.hasStorage")))
    yield {
      message: `Where nothing can be stored, nobody learns that the outcome of \`${action}\` must be awaited here.`,
      help: 'Add a node with `"when": "!env.hasStorage"` that says so.',
    };
}

/** Whether a condition or a text of a node on the screen reads a value: what stands in a dialog is not seen before it opens. */
function shows(index: ScreenIndex, { pointer }: NodeAt, path: string, parts = ["when", "props"]): boolean {
  return pointer.startsWith("/body/") && parts.some((part) => readsBelow(index, `${pointer}/${part}`).includes(path));
}

/** Whether a tap on the screen itself looks; a dialog may have been closed. */
function canLook(index: ScreenIndex, action: string): boolean {
  return listStarts(index).some(
    ({ at, steps }) =>
      at?.isOff === false && at.dialog === undefined && steps.some(({ step }) => step.do === "settle" && step.action === action),
  );
}

/** Such as a bare `error`, which says nothing in any language. */
function isOneWord(text: string): boolean {
  return !/\s/.test(text.trim());
}

/** Nodes that look what became of a commit, or speak of looking, and are hidden whenever that is unknown. */
function listNeverUnknown(index: ScreenIndex): { readonly pointer: string; readonly action: string; readonly isSaid: boolean }[] {
  return index.nodes.flatMap((node) => {
    const looking = stepsFrom(index, node).flatMap(({ step }) => (step.do === "settle" ? [step.action] : []))[0];
    const said = readsBelow(index, `${node.pointer}/props`).flatMap((path) => /^looked\.(\w+)/.exec(path)?.[1] ?? []);
    const action = looking ?? said[0];
    if (action === undefined || node.node.when === undefined) return [];
    const isPossible = findAssignment({ all: [whenShown(index, node), whenTrue(`unknown.${action}`)] }) !== undefined;
    return isPossible ? [] : [{ pointer: `${node.pointer}/when`, action, isSaid: looking === undefined }];
  });
}
