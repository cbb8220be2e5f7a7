import { quoteName } from "../../../../core/format/index.ts";
import { isObject, joinPointer } from "../../../../core/json/index.ts";
import { screenCheck } from "../../check.ts";

export const controlHasLabel = screenCheck({ id: "control-has-label" }, ({ nodes, analysis }, report) => {
  for (const { node, pointer, widget } of nodes) {
    if (widget === undefined) continue;
    const properties = new Map<string, unknown>(Object.entries(widget.props.properties));
    const texts = (widget.props.required ?? []).filter((name) => isText(properties.get(name)));
    for (const name of new Set([...texts, ...(widget.label === undefined ? [] : [widget.label])])) {
      const written = node.props?.[name];
      const value = analysis.siteAt(joinPointer(pointer, "props", name))?.checked.ast === "" ? "" : written;
      const what = name === widget.label ? "accessible name" : "text";
      if (typeof value === "string" && value.trim() === "")
        report(joinPointer(pointer, "props", name), {
          message: `The ${quoteName(name)} of \`${node.id}\` is empty, so it has no ${what}.`,
          help: "Write what the user should read.",
        });
      else if (value === undefined && !texts.includes(name))
        report(pointer, {
          message: `\`${node.id}\` has no ${quoteName(name)}, so it has no ${what}.`,
          help: `Add ${quoteName(name)} to its properties.`,
        });
    }
  }
});

function isText(schema: unknown): boolean {
  return isObject(schema) && Reflect.get(schema, "type") === "string";
}
