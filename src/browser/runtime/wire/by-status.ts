// Responses whose status says what became of the call; their body is the data, or says why not.

import { parseJson, showText } from "../../../core/json/index.ts";
import type { ResponseNames } from "../../../core/market/index.ts";
import { readFields } from "./read-fields.ts";
import { readPath } from "./read-path.ts";
import { readFailure } from "./read-status.ts";
import type { Reading } from "./wire.ts";

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
    const said = { refusal: { code, message, status, fields: readFields(body, names) } };
    // What may pass is sent again first.
    return failed.mayPass ? { ...failed, said } : said;
  };
}
