/** Names a part of a definition as authors know it: by the ids of nodes and the names of flows instead of a JSON pointer. */
import { isContainer, splitPointer } from "../../../core/json/index.ts";

const namedMaps = new Set(
  "flows values load state dialogs timers params actions rules keys scenarios nodes on codes labels failures stored".split(" "),
);

/** The way to a pointer, for example `body`, `bar`, `pay`, `tap`; empty for the document itself. */
export function findIdPath(document: unknown, pointer: string): string[] {
  const path: string[] = [];
  let value = document;
  let wasNamed = false;
  for (const [depth, part] of splitPointer(pointer).entries()) {
    const isList = Array.isArray(value);
    if (!isContainer(value) || !Object.hasOwn(value, part)) break;
    value = Reflect.get(value, part);
    const own = isList ? nameOf(value) : wasNamed || depth === 0 ? part : nameOf(value) === undefined ? undefined : part;
    if (own !== undefined && !(depth === 0 && own === "nodes")) path.push(own);
    wasNamed = !isList && !wasNamed && namedMaps.has(part);
  }
  return path;
}

/** The id of a node, or what a step does. */
function nameOf(value: unknown): string | undefined {
  if (!isContainer(value)) return undefined;
  for (const key of ["id", "do"]) {
    const name: unknown = Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
    if (typeof name === "string") return name;
  }
  return undefined;
}
