import type { NodeDefinition, StepDefinition } from "../../../../core/format/index.ts";
import { joinPointer } from "../../../../core/json/index.ts";
import { branchesOf, overlaps } from "../../../compiler/index.ts";
import { screenCheck } from "../../check.ts";
import type { StepVisit } from "../../queries/flows/flow-index.ts";
import { endsHere } from "../../queries/flows/flow-reach.ts";
import { readsBelow } from "../../queries/reads.ts";
import type { ScreenIndex } from "../../queries/screen-index.ts";

export const fieldErrorStandsBesideItsField = screenCheck({ id: "field-error-stands-beside-its-field", isGuess: true }, (index, report) => {
  for (const visit of index.steps) {
    const { step, pointer } = visit;
    if (step.do === "toast" && step.field !== undefined) {
      const named = index.nodes.find(({ node }) => node.id === step.field);
      if (named !== undefined && named.node.bind === undefined)
        report(`${pointer}/field`, { message: `\`${step.field}\` holds no value.`, help: "Name a node with `bind`." });
      const asked = named?.node.bind === undefined ? undefined : findAsked(index, visit, named.node.bind);
      if (asked !== undefined)
        report(`${pointer}/field`, {
          message: `The message depends on the value of \`${asked}\`, and stands beside \`${step.field}\`.`,
          help: `Write \`"field": "${asked}"\`.`,
        });
      const next = findNext(index, visit);
      if (next !== undefined)
        report(pointer, {
          message: `The message refuses the value of \`${step.field}\`, and the flow goes on to \`${next}\`.`,
          help: "Write `stop` with the message as its `toast`, or leave out `field`.",
        });
    } else if (step.do === "toast") {
      const field = findRefused(index, visit);
      if (field !== undefined)
        report(pointer, { message: `The message refuses the value of \`${field}\` and does not stand beside it.`, help: helpFor(field) });
    }
    for (const { code, field } of findUnsaid(index, visit))
      report(pointer, {
        message: `The result code \`${code}\` refuses the value of \`${field}\`, which no message says beside it.`,
        help: helpFor(field),
      });
  }
});

function helpFor(field: string): string {
  return `Write \`"field": "${field}"\` beside the text of the message.`;
}

/** Steps with which a refused value is used all the same. */
const usesIt: readonly StepDefinition["do"][] = ["call", "go", "leave", "native", "store"];

/** What follows a message under its condition; what is said of a call that has failed ends the flow by itself. */
function findNext(index: ScreenIndex, { siblings, siblingIndex, parent }: StepVisit): string | undefined {
  for (const step of siblings.slice(siblingIndex + 1)) {
    if (usesIt.includes(step.do)) return step.do;
    if (endsHere([step], index)) return undefined;
  }
  return parent?.step.do === "if" ? findNext(index, parent) : undefined;
}

/** The field on whose value a message depends that ends its flow. */
function findRefused(index: ScreenIndex, { siblings, siblingIndex, parent }: StepVisit): string | undefined {
  const isEnd = siblings.slice(siblingIndex + 1).some((next) => next.do === "stop" && next.when === undefined);
  if (!isEnd || parent?.step.do !== "if") return undefined;
  return findField(index, `${parent.pointer}/if`)?.id;
}

/** The field that the condition of a message asks about, when it does not ask about the one with this value. */
function findAsked(index: ScreenIndex, { parent }: StepVisit, bind: string): string | undefined {
  if (parent?.step.do !== "if" || readsBelow(index, `${parent.pointer}/if`).some((path) => overlaps(path, bind))) return undefined;
  return findField(index, `${parent.pointer}/if`)?.id;
}

/** The bound node whose value is read below a pointer; a value that decides which part is shown is never wrong. */
function findField(index: ScreenIndex, pointer: string): NodeDefinition | undefined {
  const reads = readsBelow(index, pointer);
  return index.nodes.find(({ node, widget }) => node.bind !== undefined && reads.includes(node.bind) && widget?.selectsView !== true)?.node;
}

/** Codes of a call that refuse an input, where the field that gives the input does not say so. */
function findUnsaid(index: ScreenIndex, { step, pointer }: StepVisit): { code: string; field: string }[] {
  if (step.do !== "call") return [];
  return Object.entries(index.catalogue.actions.get(step.action)?.codes ?? {}).flatMap(([code, meaning]) => {
    const refused = typeof meaning === "string" ? undefined : meaning.refuses;
    const field = refused && findField(index, joinPointer(pointer, "input", refused))?.id;
    return field === undefined || saysBeside(step.codes?.[code] ?? step.fail ?? [], field) ? [] : [{ code, field }];
  });
}

function saysBeside(steps: readonly StepDefinition[], field: string): boolean {
  return steps.some(
    (step) => (step.do === "toast" && step.field === field) || branchesOf(step).some((branch) => saysBeside(branch.steps, field)),
  );
}
