import { types, union } from "../../../../core/expression/index.ts";
import { explainWidgetProperty, placeNodeProperty } from "../../../../core/format/index.ts";
import { joinPointer } from "../../../../core/json/index.ts";
import { screenCheck } from "../../check.ts";
import { checkNameSet } from "../../queries/names/name-set.ts";
import { checkFit, typeOfSchema } from "../../queries/values/value-type.ts";

export const propFitsWidget = screenCheck({ id: "prop-fits-widget" }, (index, report) => {
  for (const { node, pointer, widget } of index.nodes) {
    if (widget === undefined) continue;
    const properties = new Map<string, unknown>(Object.entries(widget.props.properties));
    const props = node.props ?? {};
    const names = { given: Object.keys(props), taken: [...properties.keys()], required: widget.props.required ?? [] };
    const of = { kind: "property", of: node.widget, pointer, part: "props" } as const;
    checkNameSet(report, { ...names, ...of, place: placeNodeProperty, explain: (name) => explainWidgetProperty(name, names.taken) });
    for (const [name, value] of Object.entries(props)) {
      if (!properties.has(name)) continue;
      const schema = properties.get(name);
      const at = joinPointer(pointer, "props", name);
      const own = typeOfSchema(index, schema);
      // An optional property with a null value is left out, so the widget's default applies.
      const want = names.required.includes(name) ? own : union(own, types.null);
      checkFit(index, report, { value, at, want, schema, taker: `\`${name}\` of \`${node.widget}\`` });
    }
  }
});
