import { findMismatch } from "../../../../core/expression/index.ts";
import { screenCheck } from "../../check.ts";
import { typeOfSchema } from "../../queries/values/value-type.ts";

export const ruleFitsValue = screenCheck({ id: "rule-fits-value" }, (index, report) => {
  for (const { node, pointer, widget } of index.nodes) {
    for (const [ruleIndex, name] of (node.rules ?? []).entries()) {
      const at = `${pointer}/rules/${String(ruleIndex)}`;
      const rule = index.catalogue.rules.get(name);
      if (rule === undefined) continue;
      if (node.bind === undefined) {
        report(at, { message: `\`${node.id}\` has no \`bind\`, so the rule \`${name}\` has no value to check.`, help: "Add `bind`." });
        continue;
      }
      const mismatch =
        widget?.value === undefined ? null : findMismatch(typeOfSchema(index, widget.value), typeOfSchema(index, rule.value));
      if (mismatch !== null) report(at, { message: `The rule \`${name}\` does not fit the value of \`${node.widget}\`: ${mismatch}.` });
    }
  }
});
