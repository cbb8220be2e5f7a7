import { readOwn, showText } from "../../../core/json/index.ts";
import type { Writing } from "./wire.ts";

/** Throws on an input that is empty: another path would be called. */
export const fillPath: NonNullable<Writing["fill"]> = (path, input) => {
  const others = { ...input };
  const filled = path.replace(/\{(.*?)\}/g, (_, name: string) => {
    const text = showText(readOwn(input, name));
    // A dot alone would lead out of the folder, as an empty part would.
    if (/^\.{0,2}$/.test(text)) throw new Error(`The path has no ${name}.`);
    delete others[name];
    return encodeURIComponent(text);
  });
  return [filled, others];
};
