// The commits of one open screen: sends each once, shows which of them are unknown, and finds out what became of them.
import type { Values } from "../../../core/format/index.ts";
import { readOwn } from "../../../core/json/index.ts";
import type { CallOptions, Failure, Input } from "../ports.ts";
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

  /** A failure says why it could not be found out. */
  const evaluateInput = (values: Values, input: Input): Input =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, compileValue(value, compile)({ input })]));

  async function look({ action, input }: CommitRequest, options: CallOptions): Promise<boolean | Failure | undefined> {
    const { settledBy } = action.commits ?? {};
    const asked =
      settledBy && (await context.call?.(settledBy.action, evaluateInput(settledBy.input, input), { ...options, isLook: true }));
    if (!settledBy || !asked) return undefined;
    if ("failure" in asked) return asked.failure.kind === "refused" ? false : asked.failure;
    return asked.data !== null && compile(settledBy.done)({ input, answer: asked.data }) === true;
  }

  return {
    refresh: idempotency.refresh,
    async send(sent, send) {
      if (!sent.action.commits) return send();
      const result = await idempotency.send(sent, screenState.api.getState().env.online, send);
      // Of what another tab is sending just now there may not be a record to be seen yet; what was sent before may be unknown still.
      note(sent, result === "timeout" || idempotency.isUnknown(sent));
      return result;
    },
    findUnknown() {
      if (unknown.size === 0 && idempotency.isBlank()) return;
      for (const name of Object.keys(plan.commits ?? {})) {
        const request = requestOf(name);
        if (request) note(request);
      }
    },
    isUnsent: () => plan.commits !== undefined && idempotency.isUnsent(Object.keys(plan.commits)),
    async settle(name, options) {
      const request = unknown.get(name) ?? requestOf(name);
      if (!request) return false;
      let failure: Failure | undefined;
      const settled = await idempotency.settle({ ...request, signal: options.signal }, async () => {
        const found = await look(request, options);
        if (typeof found === "object") failure = found;
        return typeof found === "boolean" ? found : undefined;
      });
      note(request);
      if (settled === "unknown") return failure ?? { kind: "timeout", code: "", serverMessage: "", message: language.failures.timeout };
      return settled === "done";
    },
  };
}
