import { findMismatch, withoutNull } from "../../../../core/expression/index.ts";
import { screenCheck } from "../../check.ts";
import { describeMissing, withoutFix } from "../../queries/names/name-check.ts";
import { keyAt } from "../../queries/places.ts";
import { typeOfPath, typeOfSchema } from "../../queries/values/value-type.ts";

export const bindFitsWidget = screenCheck({ id: "bind-fits-widget", about: "names" }, (index, report) => {
  const writers = new Map<string, string>();
  for (const { node, pointer, widget } of index.nodes) {
    if (node.bind === undefined || widget === undefined) continue;
    const at = `${pointer}/bind`;
    if (widget.value === undefined) {
      report(keyAt(at), { message: `\`${node.widget}\` has no value to bind.`, help: "Use a property instead." });
      continue;
    }
    const found = typeOfPath(index, node.bind);
    if ("unknown" in found) {
      report(at, withoutFix(describeMissing({ kind: "state value" }, found.unknown, found.names)));
      continue;
    }
    const value = typeOfSchema(index, widget.value);
    // A widget that also takes null for "nothing yet" does not write it.
    const mismatch = findMismatch(withoutNull(value), found.type) ?? findMismatch(found.type, value);
    const subject = { kind: "type", name: node.bind, is: "other" } as const;
    if (mismatch !== null) report(at, { subject, message: `\`${node.bind}\` does not fit the value of \`${node.widget}\`: ${mismatch}.` });
    const other = writers.get(node.bind);
    if (other !== undefined && node.when === undefined)
      report(at, { message: `\`${node.bind}\` is already bound to \`${other}\`.`, help: "Give each input its own value." });
    writers.set(node.bind, node.id);
  }
});
