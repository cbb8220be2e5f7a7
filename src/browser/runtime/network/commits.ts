// The commits of one open screen: sends each once, shows which of them are unknown, and finds out what became of them.
import type { CommitPlan } from "../../../core/format/index.ts";
import { readOwn } from "../../../core/json/index.ts";
import type { CallOptions, Failure } from "../ports.ts";
import type { Run, SessionContext } from "../session/session-context.ts";
import type { Refusal } from "../state/store.ts";
import { findOut, unclear } from "./find-out.ts";
import { type CommitRequest, type CommitResult, type Commits, openIdempotency, saysDone } from "./idempotency.ts";
import { createLookAgain } from "./look-again.ts";
import { sentInput } from "./sent-input.ts";

const unheard: Run = { event: null, signal: new AbortController().signal, answer: null, reply: undefined };

export function openCommits(context: SessionContext): Commits {
  const { module, ports, screenState, request, amounts } = context;
  const { plan } = module;
  const idempotency = openIdempotency(ports, request.launch.owner);
  /** What is unknown, as it was sent: the user may have changed it since. */
  const unknown = new Map<string, CommitRequest>();
  const looking = new Map<string, Promise<unknown>>();
  /** Calls of this screen that are under way: what is recorded as sent meanwhile is not unknown, its response comes here. */
  let sending = 0;
  const lookAgain = createLookAgain(ports, request.settings, () => {
    const looks = [...unknown.keys()].flatMap((name) => (plan.looks?.[name] ? [plan.looks[name]] : []));
    for (const steps of looks) context.flowRunner.start(steps, true);
    return looks.length > 0;
  });

  function note(sent: CommitRequest, isUnknown = idempotency.isUnknown(sent)): void {
    const { name } = sent;
    const isNew = !unknown.has(name);
    if (isUnknown) unknown.set(name, sent);
    else unknown.delete(name);
    screenState.write(`unknown.${name}`, isUnknown || undefined);
    if (isUnknown) lookAgain.start(isNew);
    else screenState.write(`looked.${name}`, undefined);
  }

  /** What was definitely not done, and why; nothing while that is no longer what the user sees before them. */
  const refuse = (name: string, refusal?: Refusal): void => screenState.write(`refused.${name}`, refusal);

  function refusalOf({ action }: CommitRequest, result: CommitResult): Refusal | undefined {
    if (result === "network") return { kind: "network", code: "", message: "" };
    if (typeof result === "string" || "data" in result || saysDone(action, result)) return undefined;
    const { kind, code, message, serverMessage } = result.failure;
    // What stays says no more than the server has said.
    return { kind, code, message: kind === "refused" ? serverMessage : message };
  }

  function requestOf(name: string): CommitRequest | undefined {
    const action = readOwn(plan.actions, name);
    const input = action && sentInput(action, context.evaluateAll(plan.commits?.[name], unheard), amounts);
    return input && { name, action, input, signal: unheard.signal };
  }

  /** A response that the screen loads is read as it is shown. */
  function readOffer({ inputs = [], loads = [] }: NonNullable<CommitPlan["offer"]>, { input }: CommitRequest): readonly unknown[] {
    const { data } = screenState.api.getState();
    return [...inputs.map((name) => readOwn(input, name)), ...loads.map((name) => readOwn(data, name))];
  }

  function recall(): void {
    if (unknown.size === 0 && idempotency.isBlank()) return;
    for (const name of Object.keys(plan.commits ?? {})) {
      const request = unknown.get(name) ?? requestOf(name);
      if (!request) continue;
      if (sending === 0) note(request);
      screenState.write(`done.${name}`, idempotency.doneAt(request));
    }
  }

  async function settle(name: string, options: CallOptions): Promise<boolean | Failure> {
    const request = unknown.get(name) ?? requestOf(name);
    if (!request) return false;
    let failure = unclear(context);
    const settled = await idempotency.settle({ ...request, signal: options.signal }, async () => {
      const found = await findOut(context, request, options);
      if (typeof found === "boolean") return found;
      failure = found;
      return undefined;
    });
    note(request);
    if (settled === "open") refuse(name, { kind: "missing", code: "", message: "" });
    if (settled !== "unknown") return settled === "done";
    screenState.write(`looked.${name}`, { at: ports.clock.now(), message: failure.serverMessage, left: lookAgain.left() });
    return failure;
  }

  return {
    refresh: idempotency.refresh,
    async send(request, send) {
      const { commits } = request.action;
      if (!commits) return send();
      const sent = { ...request, offer: commits.offer && readOffer(commits.offer, request) };
      refuse(sent.name);
      const result = await idempotency.send(sent, screenState.api.getState().env.online, (...how) => {
        sending++;
        return send(...how).finally(() => sending--);
      });
      // The screen is gone, and would look again for nobody.
      if (request.signal.aborted) return result;
      // Of what another tab is sending just now there may not be a record to be seen yet; what was sent before may be unknown still.
      note(sent, idempotency.isUnknown(sent) || result === "timeout");
      refuse(sent.name, refusalOf(sent, result));
      return result;
    },
    leave: idempotency.leave,
    recall,
    reconsider() {
      for (const name of Object.keys(plan.commits ?? {})) refuse(name);
      recall();
    },
    returned() {
      recall();
      if (unknown.size > 0) lookAgain.now();
    },
    stop: lookAgain.stop,
    isUnsent: () => plan.commits !== undefined && idempotency.isUnsent(Object.keys(plan.commits)),
    async settle(name, options) {
      const running = looking.get(name);
      // The one that asked first goes on.
      if (running) return void (await running);
      const settling = settle(name, options).finally(() => looking.delete(name));
      looking.set(name, settling);
      return settling;
    },
  };
}
