import type { Ast } from "../../../../core/expression/index.ts";
import { isWithin } from "../../../../core/json/index.ts";
import { screenCheck } from "../../check.ts";
import { corePath } from "../../names/core-path.ts";
import { isIdName } from "../../names/id-names.ts";
import { keyAt } from "../../queries/places.ts";

export const eachReadsItem = screenCheck({ id: "each-reads-item", about: "use" }, ({ nodes, analysis }, report) => {
  for (const { node, pointer } of nodes) {
    if (node.each === undefined) {
      for (const part of ["key", "page"] as const)
        if (node[part] !== undefined)
          report(keyAt(`${pointer}/${part}`), {
            message: `\`${part}\` has no effect without \`each\`.`,
            help: `Add \`each\`, or remove \`${part}\`.`,
          });
      continue;
    }
    const asked = [`${pointer}/each`, `${pointer}/key`];
    const inside = analysis.sites.filter((site) => isWithin(site.pointer, pointer) && !asked.includes(site.pointer));
    if (inside.some(({ checked }) => checked.errors.length > 0)) continue;
    if (!inside.some(({ checked }) => mentions(checked.ast, ["item", "index"])))
      report(`${pointer}/each`, {
        message: `\`${node.id}\` shows the same for every entry.`,
        help: "Use `item` or `index` in its properties.",
      });
    const key = analysis.siteAt(`${pointer}/key`);
    if (key !== undefined && !mentions(key.checked.ast, ["item"]))
      report(`${pointer}/key`, {
        message: "This `key` is the same for every entry.",
        help: "Use a field that differs, for example `item.id`.",
      });
    const [root, field, ...deeper] = corePath(key?.checked.ast) ?? [];
    const fields = Object.keys(analysis.siteAt(`${pointer}/each`)?.checked.type.list?.obj?.props ?? {});
    const own = fields.find((name) => /^(?:id|key|uuid)$/.test(name));
    if (root === "item" && field !== undefined && deeper.length === 0 && own !== undefined && field !== own && !isIdName(field))
      report(`${pointer}/key`, {
        message: `Several entries may have the same \`${field}\`, and each has its own \`${own}\`.`,
        help: `Write \`item.${own}\`.`,
      });
  }
});

function mentions(ast: Ast | unknown, roots: readonly string[]): boolean {
  return Array.isArray(ast) && ((ast[0] === "." && roots.includes(String(ast[1]))) || ast.some((part) => mentions(part, roots)));
}
