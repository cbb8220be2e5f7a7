import { isObject, showText } from "../../../core/json/index.ts";
import type { ResponseNames } from "../../../core/market/index.ts";
import { readPath } from "./read-path.ts";
import type { Texts } from "./wire.ts";

/** What a body says of single inputs, by their names on the wire; of several messages, the first. */
export function readFields(body: unknown, { fields = "" }: ResponseNames): Texts | undefined {
  const said = fields && readPath(body, fields);
  if (!isObject(said)) return undefined;
  return Object.fromEntries(Object.entries(said).map(([name, text]) => [name, showText(Array.isArray(text) ? text[0] : text)]));
}
