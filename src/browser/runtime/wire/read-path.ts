import { isObject, readOwn } from "../../../core/json/index.ts";

/** What stands at the end of names with dots between them; the value itself without a name. */
export function readPath(value: unknown, path: string): unknown {
  return path ? path.split(".").reduce((part, name) => (isObject(part) ? readOwn(part, name) : undefined), value) : value;
}
