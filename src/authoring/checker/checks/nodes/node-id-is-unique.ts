import { screenCheck } from "../../check.ts";

export const nodeIdIsUnique = screenCheck({ id: "node-id-is-unique", role: "part" }, ({ nodes, variant }, report) => {
  const first = new Map<string, string>();
  for (const { node, pointer } of nodes) {
    const other = first.get(node.id);
    if (other === undefined) first.set(node.id, pointer);
    else
      report(`${pointer}/id`, {
        message: `Two nodes of this screen have the id \`${node.id}\`.`,
        help: "Give this one its own id.",
        related: [variant.originOf(`${other}/id`)],
      });
  }
});
