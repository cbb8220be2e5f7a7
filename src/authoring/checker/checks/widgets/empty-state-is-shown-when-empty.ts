import { screenCheck } from "../../check.ts";
import { type Formula, findAssignment, listAtoms } from "../../conditions/formula.ts";
import { whenHolds } from "../../conditions/read-formula.ts";

/** Ids of nodes that say that there is nothing. */
const saysNothing = /^(?:none|empty|nothing)(?:-|$)|^no-/;

export const emptyStateIsShownWhenEmpty = screenCheck({ id: "empty-state-is-shown-when-empty" }, (index, report) => {
  for (const { node, pointer, isOff } of index.nodes) {
    if (node.when === undefined || isOff || !saysNothing.test(node.id)) continue;
    const at = `${pointer}/when`;
    const when = whenHolds(index, at);
    const atoms = listAtoms(when);
    const lists = [...new Set(atoms.flatMap(({ about }) => (about?.subject.startsWith("size(") ? [about.subject] : [])))];
    const [list] = lists;
    // What else is asked for may well be what is empty.
    if (list === undefined || atoms.some(({ about }) => about === undefined || !lists.includes(about.subject))) continue;
    if (lists.some((subject) => findAssignment({ all: [when, zero(subject)] }) !== undefined)) continue;
    report(at, {
      message: `\`${node.id}\` says that there is nothing, and is shown only while \`${list.slice("size(".length, -1)}\` has entries.`,
      help: `Write \`${list} == 0\`.`,
    });
  }
});

function zero(subject: string): Formula {
  return { atom: { text: `${subject} == 0`, denied: `${subject} != 0`, about: { subject, sign: "==", literal: 0 } } };
}
