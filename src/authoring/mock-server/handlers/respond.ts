/** Answers one call of one action: what the world does, changed or broken by the scenario that is being played. */
import type { ActionDefinition, ScenarioAnswer } from "../../../core/format/index.ts";
import { mergePatch } from "../../../core/json/index.ts";
import { faults } from "../faults.ts";
import type { SandboxProject } from "../project.ts";
import type { World } from "../sessions/seed.ts";
import type { Visit } from "../sessions/sessions.ts";
import type { Input, Outcome } from "./outcome.ts";
import { readCall } from "./read-request.ts";
import { answerNames, requestNames, writeNames } from "./wire-names.ts";

export interface Call {
  readonly project: SandboxProject;
  readonly name: string;
  readonly action: ActionDefinition;
  readonly request: Request;
  readonly visit: Visit;
  readonly world: World;
  log(line: string): void;
}

export async function answerCall(call: Call): Promise<Response> {
  const { project, name, action, request, visit } = call;
  const { input, faults: wrong } = await readCall(request, action, requestNames(project, name));
  // Who leaves while a call is on its way cuts its body off, which breaks no contract.
  if (request.signal.aborted) return Response.error();
  if (wrong.length > 0) {
    for (const sentence of wrong) call.log(`${name}: ${sentence}`);
    return Response.json({ ...refusal(action, "400"), message: wrong.join(" ") }, { status: 400 });
  }
  const scripted = takeScripted(visit, name);
  if (scripted?.delayMs !== undefined) await wait(scripted.delayMs, request.signal);
  const body = JSON.stringify(await answerBody(call, input, scripted));
  if (scripted?.fault !== undefined) return faults[scripted.fault](body, success(action), request.signal);
  return new Response(body, { headers: { "content-type": "application/json" } });
}

function takeScripted(visit: Visit, name: string): ScenarioAnswer | undefined {
  const count = (visit.calls.get(name) ?? 0) + 1;
  visit.calls.set(name, count);
  const scripted = visit.scenario?.answers?.[name];
  return scripted?.times !== undefined && count > scripted.times ? undefined : scripted;
}

async function answerBody(
  { project, name, action, request, world }: Call,
  input: Input,
  scripted: ScenarioAnswer | undefined,
): Promise<object> {
  if (scripted?.code !== undefined && !isSuccess(action, scripted.code))
    return { ...refusal(action, scripted.code), message: scripted.message ?? "" };
  const played = () => world.behaviours[name]?.(input, { origin: new URL(request.url).origin }) ?? { data: null };
  const outcome: Outcome = scripted?.data === undefined ? await played() : { data: scripted.data };
  if ("code" in outcome) return { ...refusal(action, outcome.code), message: outcome.message };
  const data = scripted?.patch === undefined ? outcome.data : mergePatch(outcome.data, scripted.patch);
  return { ...success(action), message: scripted?.message ?? "", data: writeNames(data, answerNames(project, name)) };
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
