import { screenCheck } from "../../check.ts";
import { lengthsOfPattern } from "../../queries/pattern-length.ts";
import { isPattern } from "../../queries/value-limits.ts";

export const limitFitsRule = screenCheck({ id: "limit-fits-rule" }, ({ nodes, catalogue }, report) => {
  for (const { node, pointer } of nodes) {
    const max = node.props?.["max"];
    if (typeof max !== "number") continue;
    for (const name of node.rules ?? []) {
      const { least, most } = sizesOf(catalogue.rules.get(name)?.value ?? {});
      if (max > most)
        report(`${pointer}/props/max`, {
          message: `\`${node.id}\` allows ${max}, but its rule \`${name}\` only ${most}.`,
          help: `Write ${most}, or change the rule.`,
        });
      if (max < least)
        report(`${pointer}/props/max`, {
          message: `\`${node.id}\` allows ${max}, but its rule \`${name}\` asks for at least ${least}.`,
          help: `Write ${least} or more, or change the rule.`,
        });
    }
  }
});

/** The fewest and the most characters or entries that a rule lets pass. */
function sizesOf(value: object): { readonly least: number; readonly most: number } {
  const read = (...keywords: readonly string[]) => {
    const found: unknown = keywords.map((keyword): unknown => Reflect.get(value, keyword)).find((limit) => typeof limit === "number");
    return typeof found === "number" ? found : undefined;
  };
  const pattern: unknown = Reflect.get(value, "pattern");
  const isWhole = typeof pattern === "string" && isPattern(pattern) && pattern.startsWith("^") && pattern.endsWith("$");
  const lengths = isWhole ? lengthsOfPattern(pattern) : { least: 0, most: Number.POSITIVE_INFINITY };
  return {
    least: Math.max(read("minLength", "minItems") ?? 0, lengths.least),
    most: Math.min(read("maxLength", "maxItems") ?? Number.POSITIVE_INFINITY, lengths.most),
  };
}
