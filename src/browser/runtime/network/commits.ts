// The commits of one open screen: sends each once, shows which of them are unknown, and finds out what became of them.
import type { Ast, CommitPlan, Value } from "../../../core/format/index.ts";
import { readOwn, showText } from "../../../core/json/index.ts";
import type { CallOptions, Failure } from "../ports.ts";
import type { Run, SessionContext } from "../session/session-context.ts";
import { compileValue } from "../state/compile-value.ts";
import { type CommitRequest, type Commits, openIdempotency } from "./idempotency.ts";

const unheard: Run = { event: null, signal: new AbortController().signal, answer: null, reply: undefined };

export function openCommits(context: SessionContext): Commits {
  const { module, ports, screenState, request, compile } = context;
  const { plan, language } = module;
  const idempotency = openIdempotency(ports, request.launch.owner);
  /** What is unknown, as it was sent: the user may have changed it since. */
  const unknown = new Map<string, CommitRequest>();

  function note(sent: CommitRequest, isUnknown = idempotency.isUnknown(sent)): void {
    if (isUnknown) unknown.set(sent.name, sent);
    else unknown.delete(sent.name);
    screenState.write(`unknown.${sent.name}`, isUnknown || undefined);
  }

  function requestOf(name: string): CommitRequest | undefined {
    const action = readOwn(plan.actions, name);
    const input = { ...context.evaluateAll(plan.commits?.[name], unheard), ...action?.constants };
    return action && { name, action, input, signal: unheard.signal };
  }

  /** A response that the screen loads is read as it is shown. */
  function readOffer({ inputs = [], loads = [] }: NonNullable<CommitPlan["offer"]>, { input }: CommitRequest): readonly unknown[] {
    const { data } = screenState.api.getState();
    return [...inputs.map((name) => readOwn(input, name)), ...loads.map((name) => readOwn(data, name))];
  }

  const unclear = (serverMessage = ""): Failure => ({
    kind: "timeout",
    code: "",
    serverMessage,
    message: serverMessage || language.failures.timeout,
  });

  /** Whether it was done; a failure when nobody knows. What the action does not list says neither. */
  async function look({ action, input }: CommitRequest, options: CallOptions): Promise<boolean | Failure> {
    const { settledBy } = action.commits ?? {};
    if (!settledBy) return unclear();
    const evaluate = (value: Value, answer?: unknown): unknown => compileValue(value, compile)({ input, answer });
    const inputs = Object.entries(settledBy.input).map(([name, value]) => [name, evaluate(value)]);
    const asked = await context.call?.(settledBy.action, Object.fromEntries(inputs), { ...options, isLook: true });
    if (!asked) return unclear();
    if ("failure" in asked) return asked.failure;
    const answer = asked.data;
    if (answer === null) return settledBy.emptyIsMissing ? false : unclear();
    const holds = (condition: Ast): boolean => compile(condition)({ input, answer }) === true;
    const [isDone, isMissing] = [holds(settledBy.done), holds(settledBy.missing)];
    if (isDone !== isMissing) return isDone;
    const said = settledBy.says === undefined ? "" : showText(evaluate(settledBy.says, answer));
    if (said) context.heard.add(said);
    return unclear(said);
  }

  return {
    refresh: idempotency.refresh,
    async send(request, send) {
      const { commits } = request.action;
      if (!commits) return send();
      const sent = { ...request, offer: commits.offer && readOffer(commits.offer, request) };
      const result = await idempotency.send(sent, screenState.api.getState().env.online, send);
      // Of what another tab is sending just now there may not be a record to be seen yet; what was sent before may be unknown still.
      note(sent, result === "timeout" || idempotency.isUnknown(sent));
      return result;
    },
    leave: idempotency.markSeen,
    recall() {
      if (unknown.size === 0 && idempotency.isBlank()) return;
      for (const name of Object.keys(plan.commits ?? {})) {
        const request = requestOf(name);
        if (!request) continue;
        note(request);
        screenState.write(`done.${name}`, idempotency.doneAt(request));
      }
    },
    isUnsent: () => plan.commits !== undefined && idempotency.isUnsent(Object.keys(plan.commits)),
    async settle(name, options) {
      const request = unknown.get(name) ?? requestOf(name);
      if (!request) return false;
      let failure = unclear();
      const settled = await idempotency.settle({ ...request, signal: options.signal }, async () => {
        const found = await look(request, options);
        if (typeof found === "boolean") return found;
        failure = found;
        return undefined;
      });
      note(request);
      return settled === "unknown" ? failure : settled === "done";
    },
  };
}
