/** What the server says to one call: by the action's response file and the session's state, changed by the scenario in force. */
import type { ActionDefinition, ScenarioAnswer, WireMapping } from "../../../core/format/index.ts";
import { mergePatch, readOwn, showText } from "../../../core/json/index.ts";
import { findMarket, successOf } from "../../../core/market/index.ts";
import { type CompiledMock, type Outcome, reshape, responseFile, sampleOf } from "../data/index.ts";
import { type StoredImage, storeImage } from "./images.ts";
import type { MockProject } from "./project.ts";
import type { Session } from "./sessions.ts";
import { changeData, stateOf } from "./sessions.ts";
import { answerNames, writeNames } from "./wire-names.ts";
import { type Written, writeRefusal, writeSuccess } from "./write-response.ts";

export type Input = { readonly [name: string]: unknown };

export interface CallContext {
  readonly project: MockProject;
  readonly mock: CompiledMock;
  readonly name: string;
  readonly action: ActionDefinition;
  readonly session: Session;
  readonly request: CallFacts;
  now(): number;
  log?(line: string): void;
}

/** What a response may read of the request. Names of headers are in small letters. */
export interface CallFacts {
  readonly origin: string;
  readonly query: { readonly [name: string]: string };
  readonly headers: { readonly [name: string]: string };
}

/** A commit whose key was seen gets its first response again and changes nothing. Only successes are stored. */
export async function createResponse(call: CallContext, input: Input, scripted: ScenarioAnswer | undefined): Promise<Written> {
  const { project, name, action, request, session } = call;
  const header = project.wire.idempotencyHeader ?? "Idempotency-Key";
  const given = header && action.commits === true ? (readOwn(request.headers, header.toLowerCase()) ?? null) : null;
  const key = `${name} ${given}`;
  const known = given === null ? undefined : session.replies.get(key);
  if (known !== undefined) return known;
  const { written, isDone } = await createOnce(call, input, scripted);
  if (given !== null && isDone) session.replies.set(key, written);
  return written;
}

/** What the scenario says to the next call of an action. */
export function takeScripted(session: Session, name: string): ScenarioAnswer | undefined {
  const count = (session.calls.get(name) ?? 0) + 1;
  session.calls.set(name, count);
  const scripted = session.scenario?.answers?.[name];
  return scripted?.times !== undefined && count > scripted.times ? undefined : scripted;
}

interface Created {
  readonly written: Written;
  readonly isDone: boolean;
}

async function createOnce(call: CallContext, input: Input, scripted: ScenarioAnswer | undefined): Promise<Created> {
  const { project, mock, name, action, request } = call;
  const say = (value: unknown): unknown => mock.say(value, request.headers["accept-language"] ?? "");
  const { wire } = project;
  const message = showText(say(scripted?.message ?? ""));
  const refuse = (code: string, said: unknown): Created => {
    return { written: writeRefusal(action, wire, { code, message: showText(said) }), isDone: false };
  };
  if (scripted?.code !== undefined && !isSuccess(action, wire, scripted.code)) return refuse(scripted.code, message);
  const outcome: Outcome = scripted?.data === undefined ? await findOutcome(call, input) : { data: scripted.data };
  if ("code" in outcome) return refuse(outcome.code, say(outcome.message));
  const found = "data" in outcome ? say(outcome.data) : null;
  const plain =
    scripted?.form === undefined ? found : reshape(found, action.answer, { form: scripted.form, resolve: (ref) => project.resolve?.(ref) });
  const data = scripted?.patch === undefined ? plain : mergePatch(plain, say(scripted.patch));
  return { written: writeSuccess(action, wire, { message, data: writeNames(data, answerNames(project, name)) }), isDone: true };
}

/** What the response file of the action comes to; an action without one responds from its schema. */
export async function findOutcome(call: CallContext, input: Input): Promise<Outcome> {
  const { project, mock, name, request, session, now } = call;
  const market = findMarket(project.markets, request.query["market"] ?? "")?.id ?? "";
  const respondTo = mock.find(market, name);
  if (respondTo === undefined) return { data: sampleData(call) };
  const state = stateOf(session, market, project);
  const files = await readFiles(input);
  const upload = (name: string): string => {
    const file = files.get(name);
    return file === undefined ? "" : storeImage(state.uploads, file);
  };
  const scope = {
    input: Object.fromEntries(Object.entries(input).map(([key, value]) => [key, describeInput(value)])),
    request,
    now: new Date(now() + session.aheadMs).toISOString(),
    market,
  };
  return changeData(state, (data) => respondTo({ ...scope, state: data }, { upload }));
}

/** An action that describes no data succeeds with nothing. */
function sampleData({ project: { resolve }, action, name, log }: CallContext): unknown {
  if (action.answer === undefined) return null;
  log?.(`${name}: there is no ${responseFile(name)}, so the response is made up from its schema.`);
  return sampleOf(action.answer, { resolve: (ref) => resolve?.(ref), text: name });
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

function isSuccess(action: ActionDefinition, wire: WireMapping, code: string): boolean {
  const test = successOf(action, wire);
  return typeof test === "object" && test.code === code;
}
