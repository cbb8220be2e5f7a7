// Responses whose body says what became of the call: by its result code, or by a flag.
import type { ActionPlan } from "../../../core/format/index.ts";
import { isObject, type JsonObject, parseJson, readOwn, showText } from "../../../core/json/index.ts";
import type { ResponseNames } from "../../../core/market/index.ts";
import type { Reply } from "../ports.ts";
import { readFailure } from "./read-status.ts";
import type { Reading } from "./wire.ts";

type ReadAt = (body: JsonObject, name: string) => unknown;

/** What a body says; undefined when it does not say so in the agreed form. */
function readBody(body: unknown, { success }: ActionPlan, names: ResponseNames, at: ReadAt): Reply | undefined {
  if (success === "ignored") return { data: null };
  if (!isObject(body)) return undefined;
  const code = showText(at(body, names.code));
  const isRight = typeof success === "object" ? code && code === success.code : readOwn(body, "success");
  if (isRight === true) return { data: at(body, names.data) ?? null };
  return isRight === false ? { refusal: { code, message: showText(at(body, names.message)) } } : undefined;
}

/** Without `at` each name is that of a field on top. */
export function byEnvelope(names: ResponseNames, at: ReadAt = readOwn): Reading["read"] {
  return (response, action, isKnown) => {
    const failed = readFailure(response, names);
    return (failed && !isKnown ? undefined : readBody(parseJson(response.text), action, names, at)) ?? failed ?? { failure: "service" };
  };
}
