// What a response says of its call, in the form that the action's catalogue agrees on.
import type { ActionPlan } from "../../../core/format/index.ts";
import { isObject, readOwn, showText } from "../../../core/json/index.ts";

/** Whether the call succeeded; undefined when the body does not say so in the agreed form. */
export function readSuccess({ success }: ActionPlan, body: unknown): boolean | undefined {
  if (!isObject(body)) return undefined;
  if (typeof success === "object") {
    const code = showText(readOwn(body, "code"));
    return code ? code === success.code : undefined;
  }
  const flag = readOwn(body, "success");
  return typeof flag === "boolean" ? flag : undefined;
}
