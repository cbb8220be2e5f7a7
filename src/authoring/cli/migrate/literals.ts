// Finds, replaces and removes literals of definitions by their pointers.
import { isObject, joinPointer } from "../../../core/json/index.ts";
import { placeholder } from "./placeholders.ts";

/** Pointers of all nodes by id. */
export function findNodes(value: unknown, pointer = ""): Map<string, string> {
  const found = new Map<string, string>();
  if (Array.isArray(value)) for (const [index, part] of value.entries()) addAll(found, findNodes(part, joinPointer(pointer, index)));
  if (!isObject(value)) return found;
  if (typeof value["widget"] === "string" && typeof value["id"] === "string") found.set(value["id"], pointer);
  for (const [name, part] of Object.entries(value)) if (name !== "props") addAll(found, findNodes(part, joinPointer(pointer, name)));
  return found;
}

function addAll(map: Map<string, string>, more: ReadonlyMap<string, string>): void {
  for (const [id, pointer] of more) map.set(id, pointer);
}

/** The value with other texts at some pointers. */
export function replaceTexts(value: unknown, texts: ReadonlyMap<string, string>, pointer = ""): unknown {
  const text = texts.get(pointer);
  if (text !== undefined) return text;
  if (Array.isArray(value)) return value.map((part, index) => replaceTexts(part, texts, joinPointer(pointer, index)));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, replaceTexts(part, texts, joinPointer(pointer, name))]));
}

/** The value without what stands at some pointers, and without objects that nothing is left of. */
export function removeParts(value: unknown, pointers: ReadonlySet<string>, pointer = ""): unknown {
  if (!isObject(value)) return value;
  const kept = Object.entries(value).flatMap(([name, part]) => {
    const at = joinPointer(pointer, name);
    const rest = pointers.has(at) ? undefined : removeParts(part, pointers, at);
    const isEmptied = isObject(rest) && isObject(part) && Object.keys(rest).length === 0 && Object.keys(part).length > 0;
    return rest === undefined || isEmptied ? [] : [[name, rest] as const];
  });
  return Object.fromEntries(kept);
}

/** Whether a user reads the text as words: letters outside braces that are no address, or a literal inside them. */
export function isWording(text: string): boolean {
  const outside = text.replace(placeholder, "");
  if (/^[a-z]+:\/\/|^[/#]/i.test(outside)) return false;
  return (
    /\p{L}/u.test(outside) || [...text.matchAll(/'((?:[^'\\]|\\.)*)'/g)].some(([, literal = ""]) => /\p{L}.*\s|^\p{Lu}/u.test(literal))
  );
}
