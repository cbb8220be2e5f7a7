import { splitPointer, valueAt } from "../../../core/json/index.ts";

/** Properties that say what a node is for, so that the node's id is name enough. */
const mainProps: readonly string[] = ["label", "text", "title"];

function camel(...parts: readonly string[]): string {
  const words = parts.flatMap((part) => part.split(/[^A-Za-z0-9]+/)).filter((word) => word !== "");
  const name = words
    .map((word, index) => (index === 0 ? word.charAt(0).toLowerCase() : word.charAt(0).toUpperCase()) + word.slice(1))
    .join("");
  return /^[a-z]/.test(name) ? name : `text${name}`;
}

/** Entries of lists count from 1. */
function withNumbers(parts: readonly string[]): string[] {
  return parts.map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : part));
}

/** A name for the text at a pointer of a screen, from the ids and names on the way to it. */
export function nameOfText(screen: unknown, pointer: string): string {
  const parts = splitPointer(pointer);
  const inNode = parts.findIndex((part) => part === "props" || part === "on");
  if (inNode > 0) {
    const id = String(valueAt(screen, `/${parts.slice(0, inNode).map(encode).join("/")}/id`));
    const [prop = "", ...inside] = parts.slice(inNode + 1);
    if (parts[inNode] === "on") return camel(id, prop);
    return camel(id, ...(mainProps.includes(prop) && inside.length === 0 ? [] : [prop]), ...withNumbers(inside));
  }
  const [part = "", name = "", ...inside] = parts;
  if (part === "title" || part === "description") return part;
  if (part === "values") return camel(name, ...withNumbers(inside));
  return part === "flows" ? camel(name, inside[inside.length - 1] ?? "") : camel(name, ...withNumbers(inside));
}

function encode(part: string): string {
  return part.replaceAll("~", "~0").replaceAll("/", "~1");
}
