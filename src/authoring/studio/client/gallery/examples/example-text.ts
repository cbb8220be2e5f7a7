/** Reads and changes one example in the text of its file, and leaves everything else as it is written. */
import { applyEdits, findNodeAtLocation, modify, parse, parseTree } from "jsonc-parser";
import { isObject } from "../../../../../core/json/index.ts";

const options = { formattingOptions: { insertSpaces: true, tabSize: 2 } };

/** `undefined` takes the property away. */
export function setProperty(text: string, name: string, property: string, value: unknown): string {
  return applyEdits(text, modify(text, ["examples", name, "props", property], value, options));
}

/** Adds what is on the page under a new name; the example that it began with is as on the disk again. */
export function addExample(text: string, diskText: string, { from, name, title }: { from: string; name: string; title: string }): string {
  const read = (one: string): unknown => {
    const node = parseTree(one);
    const found = node && findNodeAtLocation(node, ["examples", from]);
    return found && parse(one.slice(found.offset, found.offset + found.length));
  };
  const shown = read(text);
  const before = read(diskText);
  const { hidden: _, title: __, ...example } = isObject(shown) ? shown : {};
  const restored = before === undefined ? text : applyEdits(text, modify(text, ["examples", from], before, options));
  return applyEdits(restored, modify(restored, ["examples", name], { title, props: {}, ...example }, options));
}

/** Where an example is written; undefined where it is not. */
export function placeOfExample(text: string, name: string, property?: string) {
  const tree = parseTree(text);
  const path = property === undefined ? ["examples", name] : ["examples", name, "props", property];
  const node = tree && (findNodeAtLocation(tree, path) ?? findNodeAtLocation(tree, ["examples", name]));
  const key = node?.parent?.children?.[0] ?? node;
  return key && node && { start: key.offset, end: key.offset + key.length };
}

/** The example around an offset; undefined between them. */
export function exampleAt(text: string, offset: number): string | undefined {
  const tree = parseTree(text);
  const all = tree && findNodeAtLocation(tree, ["examples"]);
  const around = all?.children?.find((one) => one.offset <= offset && offset <= one.offset + one.length);
  const name: unknown = around?.children?.[0]?.value;
  return typeof name === "string" ? name : undefined;
}
