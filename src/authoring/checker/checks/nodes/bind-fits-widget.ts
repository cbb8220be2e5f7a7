import { findMismatch, withoutNull } from "../../../../core/expression/index.ts";
import type { ScreenCheck } from "../../check.ts";
import { describeMissing } from "../../queries/name-check.ts";
import { typeOfPath, typeOfSchema } from "../../queries/value-type.ts";

export const bindFitsWidget: ScreenCheck = {
  id: "bind-fits-widget",
  about: "names",
  why: "A widget writes its value where `bind` says: what is there must take it, and no second widget may write over it.",
  over: "screen",
  run(outline, report) {
    const writers = new Map<string, string>();
    for (const { node, pointer, widget } of outline.nodes) {
      if (node.bind === undefined || widget === undefined) continue;
      const at = `${pointer}/bind`;
      if (widget.value === undefined) {
        report(
          { pointer: at, on: "key" },
          { message: `\`${node.widget}\` has no value to bind.`, help: "Give the value to a property instead." },
        );
        continue;
      }
      const found = typeOfPath(outline, node.bind);
      if ("unknown" in found) {
        const { message, help } = describeMissing("remembered value", found.unknown, found.names);
        report(at, { message, help });
        continue;
      }
      const value = typeOfSchema(outline, widget.value);
      // A widget that also takes null for "nothing yet" does not write it.
      const mismatch = findMismatch(withoutNull(value), found.type) ?? findMismatch(found.type, value);
      if (mismatch !== null) report(at, { message: `\`${node.bind}\` does not fit the value of \`${node.widget}\`: ${mismatch}.` });
      const other = writers.get(node.bind);
      if (other !== undefined && node.when === undefined)
        report(at, { message: `\`${node.bind}\` is already bound to \`${other}\`.`, help: "Give each input a value of its own." });
      writers.set(node.bind, node.id);
    }
  },
  bad: [
    { screen: { ...inputs("state.remrk") } },
    { screen: { ...inputs("state.stars") } },
    { screen: { ...inputs("state.remark", "state.remark") } },
  ],
  good: [{ screen: { ...inputs("state.remark") } }],
};

function inputs(...paths: string[]) {
  return {
    state: { remark: "", stars: 0 },
    body: [
      ...paths.map((bind, place) => ({ widget: "text-area", id: `remark-${String(place)}`, bind, props: { label: "Remark" } })),
      {
        widget: "button",
        id: "clear",
        props: { label: "Clear" },
        on: { tap: ["remark", "stars"].map((name, place) => ({ do: "set", path: `state.${name}`, to: place === 0 ? "" : 0 })) },
      },
      { widget: "text", id: "echo", props: { text: "{state.remark}, {state.stars}" } },
    ],
  };
}
