/** Which values of a snapshot are other ones than in the snapshot before, by their paths. */
import { isContainer } from "../../../../core/json/index.ts";

/** With the paths of what is around them. Undefined where nothing can be compared: before there was nothing. */
export function findChanged(before: object, after: object): ReadonlySet<string> | undefined {
  if (Object.keys(before).length === 0) return undefined;
  const changed = new Set<string>();
  const compare = (was: unknown, is: unknown, path: string): boolean => {
    if (Object.is(was, is)) return false;
    const names = isContainer(was) && isContainer(is) ? new Set([...Object.keys(was), ...Object.keys(is)]) : undefined;
    const isOther =
      names === undefined ||
      [...names].map((name) => compare(Reflect.get(Object(was), name), Reflect.get(Object(is), name), `${path}.${name}`)).some(Boolean);
    if (isOther) changed.add(path);
    return isOther;
  };
  for (const name of Object.keys(after)) compare(Reflect.get(before, name), Reflect.get(after, name), name);
  return changed;
}
