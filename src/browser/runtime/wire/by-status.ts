// Responses whose status says what became of the call; their body is the data, or says why not.

import { isObject, parseJson, showText } from "../../../core/json/index.ts";
import type { ResponseNames } from "../../../core/market/index.ts";
import { readPath } from "./read-path.ts";
import { readFailure } from "./read-status.ts";
import type { Reading, Texts } from "./wire.ts";

/** Messages by the names of inputs; of several, the first. */
function readFields(fields: unknown): Texts | undefined {
  if (!isObject(fields)) return undefined;
  return Object.fromEntries(Object.entries(fields).map(([name, said]) => [name, showText(Array.isArray(said) ? said[0] : said)]));
}

export function byStatus(names: ResponseNames): Reading["read"] {
  return (response, { success }) => {
    const { status, text } = response;
    const body = parseJson(text);
    const failed = readFailure(response, names);
    if (!failed) {
      if (success === "ignored" || text === "") return { data: null };
      return body === undefined ? { failure: "service" } : { data: readPath(body, names.data) ?? null };
    }
    if (!failed.isDefinite || failed.failure === "signedOut") return failed;
    const code = showText(readPath(body, names.code)) || `status:${status}`;
    const message = showText(readPath(body, names.message));
    const fields = names.fields ? readFields(readPath(body, names.fields)) : undefined;
    return { refusal: { code, message, status, fields } };
  };
}
