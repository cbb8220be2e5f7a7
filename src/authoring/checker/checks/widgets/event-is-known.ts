import { findEventWord, listEvent, quoteName } from "../../../../core/format/index.ts";
import { joinPointer } from "../../../../core/json/index.ts";
import { type ProblemText, screenCheck } from "../../check.ts";
import { describeMissing } from "../../queries/names/name-check.ts";
import { keyAt } from "../../queries/places.ts";

function describeEvent(widget: string, name: string, events: readonly string[]): ProblemText {
  const meant = findEventWord(name, events);
  const described = describeMissing({ kind: "event", of: widget }, name, events);
  if (meant === undefined) return described;
  const fix = { title: `Write ${quoteName(meant)}`, text: JSON.stringify(meant) };
  return { ...described, help: `Did you mean ${quoteName(meant)}?`, fix };
}

export const eventIsKnown = screenCheck({ id: "event-is-known", about: "names" }, ({ nodes }, report) => {
  for (const { node, pointer, widget } of nodes) {
    const events = Object.keys(widget?.events ?? {});
    for (const name of Object.keys(node.on ?? {})) {
      if (widget === undefined || events.includes(name) || (name === listEvent && node.each !== undefined)) continue;
      const at = keyAt(joinPointer(pointer, "on", name));
      if (name === listEvent)
        report(at, {
          message: `\`${listEvent}\` is an event of a list, and \`${node.id}\` has no \`each\`.`,
          help: "Write it at the node that is repeated.",
        });
      else report(at, describeEvent(node.widget, name, events));
    }
  }
});
