import { isObject } from "../../../core/json/index.ts";
import { apiPath, pageHeader, type RequestName, type RequestOf, type Results, tokenHeader } from "../protocol/index.ts";

/** The server refused, or cannot be reached. */
export class CallError extends Error {
  override readonly name = "CallError";
  readonly isUnreachable: boolean;

  constructor(message: string, isUnreachable = false) {
    super(message);
    this.isUnreachable = isUnreachable;
  }
}

const token = document.getElementById("studio")?.dataset["token"] ?? "";
/** Distinguishes what this page typed from what others did. */
export const pageId: string = crypto.randomUUID();

/** Not asked for twice: the first time may have done it. */
const once: ReadonlySet<RequestName> = new Set<RequestName>(["save", "saveAll", "makeNew"]);

export async function call<Name extends RequestName>(name: Name, request: RequestOf<Name>): Promise<Results[Name]> {
  const ask = async () => {
    const response = await fetch(apiPath + name, {
      method: "POST",
      headers: { "content-type": "application/json", [tokenHeader]: token, [pageHeader]: pageId },
      body: JSON.stringify(request),
    });
    const body: unknown = await response.json();
    return { body, isOk: response.ok };
  };
  // A server that closes a connection just then has not gone.
  const { body, isOk } = await (once.has(name) ? ask() : ask().catch(ask)).catch(() => {
    throw new CallError("The server does not respond. What you type stays in this browser until it does.", true);
  });
  if (isOk) return body as Results[Name];
  throw new CallError(isObject(body) && "error" in body ? String(body["error"]) : "The server failed.");
}
