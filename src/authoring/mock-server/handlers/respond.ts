/** Responds to one call of one action: by the action's response file and the session's state, changed or broken by the scenario in force. */
import type { ActionDefinition, ScenarioAnswer } from "../../../core/format/index.ts";
import { isObject, mergePatch, parseJson, readOwn } from "../../../core/json/index.ts";
import { findMarket } from "../../../core/market/index.ts";
import type { CompiledMock, Outcome } from "../../mock-data/index.ts";
import { faults } from "../faults.ts";
import type { MockProject } from "../project.ts";
import type { Session } from "../sessions/sessions.ts";
import { stateOf } from "../sessions/sessions.ts";
import { drawText, type StoredImage, storeImage } from "./images.ts";
import type { Input } from "./read-request.ts";
import { readCall } from "./read-request.ts";
import { answerNames, readNames, requestNames, writeNames } from "./wire-names.ts";

export interface CallContext {
  readonly project: MockProject;
  readonly mock: CompiledMock;
  readonly name: string;
  readonly action: ActionDefinition;
  readonly request: Request;
  readonly session: Session;
  now(): number;
  log(line: string): void;
}

export async function respond(call: CallContext): Promise<Response> {
  const { project, name, action, request, session } = call;
  const { input, mistakes: wrong } = await readCall(request, action, { inputs: requestNames(project, name), launch: project.launch });
  // A caller that leaves while a call is under way truncates its body, which is not a malformed call.
  if (request.signal.aborted) return Response.error();
  if (wrong.length > 0) {
    for (const sentence of wrong) call.log(`${name}: ${sentence}`);
    return Response.json({ ...refusal(action, "400"), message: wrong.join(" ") }, { status: 400 });
  }
  const scripted = takeScripted(session, name);
  if (scripted?.delayMs !== undefined) await wait(scripted.delayMs, request.signal);
  const body = await createOnce(call, async () => JSON.stringify(await createBody(call, input, scripted)));
  if (scripted?.fault !== undefined) return faults[scripted.fault](body, success(action), request.signal);
  return new Response(body, { headers: { "content-type": "application/json" } });
}

/** A commit whose key was seen gets its first response again and changes nothing. Only successes are stored. */
async function createOnce({ project, name, action, request, session }: CallContext, create: () => Promise<string>): Promise<string> {
  const header = project.wire?.idempotencyHeader ?? "Idempotency-Key";
  const given = header && action.commits === true ? request.headers.get(header) : null;
  const key = `${name} ${given}`;
  const known = given === null ? undefined : session.replies.get(key);
  if (known !== undefined) return known;
  const body = await create();
  if (given !== null && readSuccess(body, action)) session.replies.set(key, body);
  return body;
}

function readSuccess(text: string, action: ActionDefinition): boolean {
  const body = parseJson(text);
  return isObject(body) && Object.entries(success(action)).every(([name, value]) => readOwn(body, name) === value);
}

/** An image element asks without headers of its own, so nothing of the call is checked. */
export async function respondWithImage(call: CallContext): Promise<Response> {
  const query = new URL(call.request.url).searchParams;
  const input = Object.fromEntries(readNames(new Map(query), requestNames(call.project, call.name)));
  const outcome = await findOutcome(call, input);
  if (!("image" in outcome)) return new Response(null, { status: 404 });
  const image = drawText(outcome.image);
  return new Response(image.bytes, { headers: { "content-type": image.type, "cache-control": "no-store" } });
}

function takeScripted(session: Session, name: string): ScenarioAnswer | undefined {
  const count = (session.calls.get(name) ?? 0) + 1;
  session.calls.set(name, count);
  const scripted = session.scenario?.answers?.[name];
  return scripted?.times !== undefined && count > scripted.times ? undefined : scripted;
}

async function createBody(call: CallContext, input: Input, scripted: ScenarioAnswer | undefined): Promise<object> {
  const { project, name, action } = call;
  if (scripted?.code !== undefined && !isSuccess(action, scripted.code))
    return { ...refusal(action, scripted.code), message: scripted.message ?? "" };
  const outcome: Outcome = scripted?.data === undefined ? await findOutcome(call, input) : { data: scripted.data };
  if ("code" in outcome) return { ...refusal(action, outcome.code), message: outcome.message };
  const plain = "data" in outcome ? outcome.data : null;
  const data = scripted?.patch === undefined ? plain : mergePatch(plain, scripted.patch);
  return { ...success(action), message: scripted?.message ?? "", data: writeNames(data, answerNames(project, name)) };
}

/** What the response file of the action comes to; an action without one succeeds with nothing. */
async function findOutcome({ project, mock, name, request, session, now }: CallContext, input: Input): Promise<Outcome> {
  const { origin, searchParams } = new URL(request.url);
  const market = findMarket(project.markets, searchParams.get("market") ?? "")?.id ?? "";
  const respondTo = mock.find(market, name);
  if (respondTo === undefined) return { data: null };
  const state = stateOf(session, market, project);
  const files = await readFiles(input);
  const scope = {
    input: Object.fromEntries(Object.entries(input).map(([key, value]) => [key, describeInput(value)])),
    request: { origin, query: Object.fromEntries(searchParams), headers: Object.fromEntries(request.headers) },
    state: state.data,
    now: new Date(now()).toISOString(),
    market,
  };
  return respondTo(scope, {
    upload: (name) => {
      const file = files.get(name);
      return file === undefined ? "" : storeImage(state.uploads, file);
    },
  });
}

async function readFiles(input: Input): Promise<ReadonlyMap<string, StoredImage>> {
  const files = new Map<string, StoredImage>();
  for (const [name, value] of Object.entries(input))
    if (value instanceof Blob) files.set(name, { type: value.type, bytes: new Uint8Array(await value.arrayBuffer()) });
  return files;
}

/** A file is read by its name, type and size. */
function describeInput(value: unknown): unknown {
  if (!(value instanceof Blob)) return value;
  return { name: value instanceof File ? value.name : "", type: value.type, size: value.size };
}

function success({ success: test }: ActionDefinition): object {
  if (test === "flag") return { success: true };
  return { code: typeof test === "object" ? test.code : "00" };
}

function refusal({ success: test }: ActionDefinition, code: string): object {
  return test === "flag" ? { success: false, code, data: null } : { code, data: null };
}

function isSuccess({ success: test }: ActionDefinition, code: string): boolean {
  return typeof test === "object" && test.code === code;
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
