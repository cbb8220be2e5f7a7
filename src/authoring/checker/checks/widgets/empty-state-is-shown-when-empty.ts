import type { NodeDefinition } from "../../../../core/format/index.ts";
import { screenCheck } from "../../check.ts";
import { type Formula, findAssignment, listAtoms } from "../../conditions/formula.ts";
import { whenHolds } from "../../conditions/read-formula.ts";
import { wordsOf } from "../../names/id-names.ts";

/** Names of nodes, widgets and texts that say that there is nothing. */
const saysNothing = /^(?:none|empty|nothing)(?:-|$)|^no-/;
/** What a list is called whatever is in it. */
const anything = /^(?:list|item|entry|entrie|row|result|record)$/;

/** Whether it says so of this list: `no-orders` does of `orders`, and `no-shows` may be the name of the list itself. */
function saysNothingOf(list: string, name: string): boolean {
  if (!saysNothing.test(name)) return false;
  const own = wordsOf((list.replace(/\.\w+\(.*/s, "").match(/\w+/g) ?? []).at(-1) ?? "").map(inSingular);
  const isAnything = own.every((word) => anything.test(word));
  const words = wordsOf(name.replace(/^no-/, "")).map(inSingular);
  return !name.startsWith("no-") || isAnything || words.some((word) => anything.test(word) || (own.includes(word) && own[0] !== "no"));
}

const inSingular = (word: string): string => word.replace(/s$/, "");

/** By its id, its widget, or the texts that it shows. */
function isEmptyState({ id, widget, props }: NodeDefinition, says: (name: string) => boolean): boolean {
  const shown = [...JSON.stringify(props ?? {}).matchAll(/"\{texts\.(\w+)\}"/g)].map(([, name = ""]) => name);
  const names = shown.map((name) => name.replace(/(?=[A-Z])/g, "-").toLowerCase());
  return says(id) || says(widget) || (names.length > 0 && names.every(says));
}

export const emptyStateIsShownWhenEmpty = screenCheck({ id: "empty-state-is-shown-when-empty" }, (index, report) => {
  for (const { node, pointer, isOff } of index.nodes) {
    if (node.when === undefined || isOff || !isEmptyState(node, (name) => saysNothing.test(name))) continue;
    const at = `${pointer}/when`;
    const when = whenHolds(index, at);
    const atoms = listAtoms(when);
    const lists = [...new Set(atoms.flatMap(({ about }) => (about?.subject.startsWith("size(") ? [about.subject] : [])))];
    const [list] = lists;
    // What else is asked for may well be what is empty.
    if (list === undefined || !isEmptyState(node, (name) => saysNothingOf(list.slice("size(".length, -1), name))) continue;
    if (atoms.some(({ about }) => about === undefined || !lists.includes(about.subject))) continue;
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
