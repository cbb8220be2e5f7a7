/** Examples of widgets, as far as a file that somebody is still writing has them. */
import { isObject } from "../../../core/json/index.ts";
import type { WidgetExample } from "./widget.ts";

/** Undefined where it is not there, or lacks its properties. */
export function readExample(file: unknown, name: string): WidgetExample | undefined {
  const examples = isObject(file) ? file["examples"] : undefined;
  const found = isObject(examples) && Object.hasOwn(examples, name) ? examples[name] : undefined;
  if (!isObject(found) || !isObject(found["props"])) return undefined;
  const { title, props, value, busy, invalid, children, slots } = found;
  const words = isObject(slots) ? Object.entries(slots).map(([slot, word]) => [slot, String(word)]) : [];
  return {
    title: String(title ?? name),
    props,
    ...(value !== undefined && { value }),
    ...((busy === true || typeof busy === "string") && { busy }),
    ...(typeof invalid === "string" && { invalid }),
    ...(typeof children === "string" && { children }),
    slots: Object.fromEntries(words),
  };
}
