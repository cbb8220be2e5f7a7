/** What a server says of a call, in the form that the wire file of its host agrees on. */
import type { ActionDefinition, WireMapping } from "../../../core/format/index.ts";
import { isObject, type JsonObject } from "../../../core/json/index.ts";
import { readResponseNames, successOf } from "../../../core/market/index.ts";

export interface Written {
  readonly status: number;
  /** Undefined for a response without one. */
  readonly body: unknown;
}

interface Said {
  readonly message?: string;
  readonly data?: unknown;
  readonly code?: string;
}

/** An object with values at the ends of names with dots between them. Fields of a value without a name stand among the others. */
function place(values: readonly (readonly [path: string, value: unknown])[]): JsonObject {
  const whole: JsonObject = {};
  for (const [path, value] of values) {
    const names = path.split(".");
    const last = names.pop() ?? "";
    const holder = names.reduce((part, name) => {
      const inner = part[name];
      const next = isObject(inner) ? inner : {};
      part[name] = next;
      return next;
    }, whole);
    if (last === "") Object.assign(whole, value);
    else holder[last] = value;
  }
  return whole;
}

export function writeSuccess(action: ActionDefinition, wire: WireMapping, { message = "", data = null }: Said): Written {
  const names = readResponseNames(wire);
  const test = successOf(action, wire);
  if (test === "status" && data === null) return { status: 204, body: undefined };
  if (test === "status") return { status: 200, body: names.data === "" ? data : place([[names.data, data]]) };
  const said = test === "flag" ? (["success", true] as const) : ([names.code, typeof test === "object" ? test.code : "00"] as const);
  return { status: 200, body: place([said, [names.message, message], [names.data, data]]) };
}

/** Of a call that no action is, or of nobody: the status of HTTP says what it is, and the body stands as the API's own errors do. */
export function writeError(wire: WireMapping, { code, message }: { readonly code: string; readonly message: string }): JsonObject {
  const names = readResponseNames(wire);
  return place([
    [names.code, code],
    [names.message, message],
  ]);
}

/** `status:409` comes with that status. Any other code comes with 422 where the status says what became of a call, otherwise with 200. */
export function writeRefusal(action: ActionDefinition, wire: WireMapping, { code = "", message = "" }: Said): Written {
  const names = readResponseNames(wire);
  const test = successOf(action, wire);
  const [, status] = /^status:(\d{3})$/.exec(code) ?? [];
  if (test === "status") {
    const said = status === undefined ? ([[names.code, code]] as const) : [];
    return { status: Number(status ?? 422), body: place([...said, [names.message, message]]) };
  }
  const flag = test === "flag" ? ([["success", false]] as const) : [];
  return { status: Number(status ?? 200), body: place([...flag, [names.code, code], [names.data, null], [names.message, message]]) };
}
