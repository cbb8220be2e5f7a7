/** Situations that every screen can meet, in every project. */
import type { CommonScenarios } from "../../../core/format/index.ts";

export type Situations = NonNullable<CommonScenarios["scenarios"]>;

export const situations: Situations = {
  refused: {
    description: "The server refuses with its own words.",
    answer: { code: "01", message: "That is not possible now" },
    state: "failed",
  },
  "fails-once": {
    description: "The first response fails; trying again helps.",
    answer: { code: "01", message: "Try once more", times: 1 },
    state: "failed",
  },
  slow: { description: "The response takes three seconds.", answer: { delayMs: 3000 } },
  hang: { description: "No response comes.", answer: { fault: "hang" }, state: "loading" },
  drip: { description: "The response comes byte by byte and never ends.", answer: { fault: "drip" }, state: "loading" },
  offline: { description: "The device has no connection.", answer: { fault: "offline" }, state: "failed" },
  html: { description: "A proxy responds with a page.", answer: { fault: "html" }, state: "failed" },
  empty: { description: "Lists are empty, and what may be absent is absent.", answer: { form: "empty" } },
  long: { description: "Names, texts and lists are long.", answer: { form: "long" } },
  "no-body": { description: "The response has no body.", answer: { fault: "empty" }, state: "failed" },
  truncated: { description: "The response breaks off.", answer: { fault: "truncated" }, state: "failed" },
  "server-error": { description: "The server fails.", answer: { fault: "server-error" }, state: "failed" },
  "bad-gateway": { description: "A gateway fails.", answer: { fault: "bad-gateway" }, state: "failed" },
  "not-json": { description: "The response is not JSON.", answer: { fault: "not-json" }, state: "failed" },
  "signed-out": { description: "The session has ended.", answer: { fault: "signed-out" }, state: "failed" },
  "null-answer": { description: "The response is null.", answer: { fault: "null" }, state: "failed" },
  "list-answer": { description: "The response is a list.", answer: { fault: "list" }, state: "failed" },
  "wrong-shape": { description: "The data has another shape.", answer: { fault: "wrong-shape" }, state: "failed" },
};
