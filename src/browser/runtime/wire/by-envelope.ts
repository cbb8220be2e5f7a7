// Responses whose body says what became of the call: by its result code, or by a flag.
import type { ActionPlan } from "../../../core/format/index.ts";
import { isObject, type JsonObject, parseJson, readOwn, showText } from "../../../core/json/index.ts";
import type { ResponseNames } from "../../../core/market/index.ts";
import type { Reply } from "../ports.ts";
import type { readFields } from "./read-fields.ts";
import { readFailure } from "./read-status.ts";
import type { RawResponse, Reading } from "./wire.ts";

/** How the parts of a body are found. */
interface Finding {
  at(body: JsonObject, name: string): unknown;
  /** Absent where no body says what is wrong with single inputs. */
  readonly fieldsOf?: typeof readFields;
}

/** What a body says; undefined when it does not say so in the agreed form. A code that means something says it without a flag, too. */
function readBody(
  { status, text }: RawResponse,
  { success, codes = [] }: ActionPlan,
  names: ResponseNames,
  { at, fieldsOf }: Finding,
): Reply | undefined {
  if (success === "ignored") return { data: null };
  const body = parseJson(text);
  if (!isObject(body)) return undefined;
  const code = showText(at(body, names.code));
  const flag = readOwn(body, "success") ?? (codes.includes(code) ? false : undefined);
  const isRight = typeof success === "object" ? code && code === success.code : flag;
  if (isRight === true) return { data: at(body, names.data) ?? null };
  if (isRight !== false) return undefined;
  const message = showText(at(body, names.message));
  // A status of success says nothing of a refusal.
  return { refusal: { code, message, status: status < 400 ? undefined : status, fields: fieldsOf?.(body, names) } };
}

/** The caller has done something wrong, so that what the body says about it is meant for the user. */
function isOfCaller(status: number): boolean {
  return status >= 400 && status < 500;
}

/** Usually each name is that of a field on top. */
export function byEnvelope(names: ResponseNames, finding: Finding = { at: readOwn }): Reading["read"] {
  return (response, action, isKnown) => {
    const failed = readFailure(response, names);
    const said = readBody(response, action, names, finding);
    if (!failed || isKnown) return said ?? failed ?? { failure: "service" };
    const isRefused = failed.failure === "service" && said && "refusal" in said && isOfCaller(response.status);
    if (!isRefused) return failed;
    // What may pass is sent again first.
    return failed.mayPass ? { ...failed, said } : said;
  };
}
