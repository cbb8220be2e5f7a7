/** Responds to one call of one action: by the action's response file and the session's state, changed or broken by the scenario in force. */
import {
  breakResponse,
  type CallContext,
  type CallFacts,
  createResponse,
  drawText,
  findOutcome,
  readNames,
  requestNames,
  takeScripted,
  writeRefusal,
} from "../../calls/index.ts";
import { readCall } from "./read-request.ts";

/** A call as it came over HTTP. */
export interface HttpCall extends Omit<CallContext, "request"> {
  readonly request: Request;
  log(line: string): void;
}

export async function respond(call: HttpCall): Promise<Response> {
  const { project, name, action, request, session } = call;
  const { input, mistakes: wrong } = await readCall(request, action, { ...project, inputs: requestNames(project, name) });
  // A caller that leaves while a call is under way truncates its body, which is not a malformed call.
  if (request.signal.aborted) return Response.error();
  if (wrong.length > 0) {
    for (const sentence of wrong) call.log(`${name}: ${sentence}`);
    const { body } = writeRefusal(action, project.wire, { code: "400", message: wrong.join(" ") });
    return Response.json(body, { status: 400 });
  }
  const scripted = takeScripted(session, name);
  if (scripted?.delayMs !== undefined) await wait(scripted.delayMs, request.signal);
  const { status, body } = await createResponse({ ...call, request: factsOf(request) }, input, scripted);
  const text = body === undefined ? null : JSON.stringify(body);
  if (scripted?.fault !== undefined) return breakResponse(scripted.fault, call, text ?? "", request.signal);
  return new Response(text, { status, headers: { "content-type": "application/json" } });
}

/** An image element asks without headers of its own, so nothing of the call is checked. */
export async function respondWithImage(call: HttpCall): Promise<Response> {
  const query = new URL(call.request.url).searchParams;
  const input = Object.fromEntries(readNames(new Map(query), requestNames(call.project, call.name)));
  const outcome = await findOutcome({ ...call, request: factsOf(call.request) }, input);
  if (!("image" in outcome)) return new Response(null, { status: 404 });
  const image = drawText(outcome.image);
  return new Response(image.bytes, { headers: { "content-type": image.type, "cache-control": "no-store" } });
}

function factsOf({ url, headers }: Request): CallFacts {
  const { origin, searchParams } = new URL(url);
  return { origin, query: Object.fromEntries(searchParams), headers: Object.fromEntries(headers) };
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
