// How the shipped product's calls are written and read.
import file from "../../../screens/catalogue/wire/default.json" with { type: "json" };
import type { Reading, Reply, Writing } from "../../../src/browser/runtime/index.ts";
import { byEnvelope } from "../../../src/browser/runtime/wire/by-envelope.ts";
import type { ActionPlan } from "../../../src/core/format/index.ts";
import { readResponseNames } from "../../../src/core/market/index.ts";

export const writing: Writing = {
  baseUrl: "",
  headers: file.headers,
  sign: (token, query) => query.set(file.token.query, token),
  maxBytes: 1_048_576,
};
export const reading: Reading = { read: byEnvelope(readResponseNames(file)) };

/** What comes of a body with which a server responds. */
export function replyOf(body: unknown, action: ActionPlan): Reply {
  return reading.read({ status: 200, text: JSON.stringify(body) ?? "" }, action, false);
}
