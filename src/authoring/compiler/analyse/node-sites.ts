// The expressions of nodes, and the entry of `each` that a node and all inside it can read.

import { readField, type Type, types, union } from "../../../core/expression/index.ts";
import { joinPointer } from "../../../core/json/index.ts";
import type { Catalogue, Site } from "../project.ts";
import type { NodeAt } from "../walk.ts";
import { typeOfSchema } from "./schema-types.ts";
import { createSites } from "./sites.ts";
import type { ScopeNames } from "./text-scope.ts";

export interface NodeSites {
  readonly sites: readonly Site[];
  /** The type of `item` in a node; undefined outside every `each`. */
  itemOf(node: NodeAt): Type | undefined;
}

const anyList = union(types.list(types.any), types.null);

export function withItem(names: ScopeNames, item: Type | undefined): ScopeNames {
  return item === undefined ? names : { ...names, roots: { ...names.roots, item, index: types.num } };
}

export function addNodeSites(nodes: Iterable<NodeAt>, names: ScopeNames, catalogue: Catalogue): NodeSites {
  const into: Site[] = [];
  const items = new Map<string, Type>();
  for (const at of nodes) {
    const { node, pointer } = at;
    const outer = at.parent === undefined ? undefined : items.get(at.parent.pointer);
    const around = createSites({ names: withItem(names, outer), into });
    const list = around.addExpression(node.each, `${pointer}/each`, anyList);
    const item = list === undefined ? outer : (list.checked.type.list ?? types.any);
    if (item !== undefined) items.set(pointer, item);
    const inside = createSites({ names: withItem(names, item), into });
    inside.addExpression(node.key, `${pointer}/key`, union(types.text, types.num));
    inside.addExpression(node.when, `${pointer}/when`, types.condition);
    const props = typeOfSchema(catalogue, catalogue.widgets.get(node.widget)?.props);
    for (const [name, value] of Object.entries(node.props ?? {}))
      inside.addValue(value, joinPointer(pointer, "props", name), props?.obj === undefined ? undefined : readField(props.obj, name));
  }
  return { sites: into, itemOf: ({ pointer }) => items.get(pointer) };
}
