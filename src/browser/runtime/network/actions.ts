// Runs one action of the catalogue: inputs go out under their wire names, the response comes back under ours, errors become failures.
import type { ActionPlan, ScreenPlan, WholeLanguage } from "../../../core/format/index.ts";
import { readOwn } from "../../../core/json/index.ts";
import type { CallOptions, FailureKind, Input, Ports, Reply } from "../ports.ts";
import type { Amounts } from "./amounts.ts";
import type { CallResult } from "./call-result.ts";
import type { Commits, Send } from "./idempotency.ts";
import { sentInput } from "./sent-input.ts";
import type { wire } from "./wire-names.ts";

/** A compiled validator of a response's data. */
export type ResponseValidator = ((data: unknown) => boolean) & {
  errors?: null | readonly { readonly instancePath: string; readonly keyword: string }[];
};

const silent: Extract<Reply, { readonly refusal: unknown }>["refusal"] = { code: "", message: "" };

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || Number.isNaN(value) || (typeof value === "string" && value.trim() === "");
}

export type CallAction = (name: string, input: Input, options: CallOptions) => Promise<CallResult>;

/** What calls need from a screen. */
interface CallerModule {
  readonly plan: ScreenPlan;
  readonly language: WholeLanguage;
  readonly responses: { readonly [action: string]: ResponseValidator };
  /** Present where an action has other names on the wire. */
  readonly features: { readonly wire?: typeof wire };
}

/** What calls need from an open screen. */
interface CallerContext {
  readonly ports: Ports;
  /** Present where an action has amounts. */
  readonly amounts?: Amounts;
  /** Present where an action commits. */
  readonly commits?: Pick<Commits, "send">;
  /** Gets what the server says. */
  readonly heard?: Set<string>;
}

export function createCaller(
  { plan, responses, language, features }: CallerModule,
  { ports, amounts, commits, heard }: CallerContext,
): CallAction {
  const { wire } = features;
  const fail = (kind: FailureKind, { code, message, ...more } = silent): CallResult => ({
    failure: { kind, code, serverMessage: message, message: message || language.failures[kind === "refused" ? "service" : kind], ...more },
  });

  function reportMismatch(action: string, validator: ResponseValidator): void {
    const [error] = validator.errors ?? [];
    ports.report({
      what: "answer-mismatch",
      screen: plan.id,
      detail: { action, path: error?.instancePath ?? "", keyword: error?.keyword ?? "" },
    });
  }

  function read(name: string, action: ActionPlan, given: unknown, mayBeEmpty: boolean | undefined): CallResult {
    const data = wire ? wire.read(given, action.wire?.answer) : given;
    const validator = readOwn(responses, name);
    if (!validator || (mayBeEmpty && data === null) || validator(data))
      return { data: amounts ? amounts.settle(data, action.amounts) : data };
    reportMismatch(name, validator);
    return fail("service");
  }

  return async (name, input, options) => {
    const action = readOwn(plan.actions, name);
    if (!action) return fail("service");
    // Whatever a screen does, an amount that is none is not sent.
    const named = sentInput(action, input, amounts);
    if (!named) return fail("refused", { code: "", message: language.failures.noAmount });
    if (action.commits?.filled?.some((one) => isEmpty(readOwn(named, one))))
      return fail("refused", { code: "", message: language.failures.incomplete });
    const sent = wire ? wire.write(named, action.wire?.request) : named;
    const send: Send = async (signal = options.signal, headers) => {
      const reply = await ports.transport({ name, action, input: sent }, { ...options, signal, headers });
      if ("failure" in reply) return { ...fail(reply.failure), isDefinite: reply.isDefinite };
      try {
        if ("data" in reply) return read(name, action, reply.data, options.isLook);
        heard?.add(reply.refusal.message);
        return fail("refused", reply.refusal);
      } catch {
        // Data may be nested deeper than the stack allows.
        return fail("service");
      }
    };
    if (!commits) return send();
    const result = await commits.send({ name, action, input: named, signal: options.signal }, send);
    return typeof result === "string" ? fail(result) : result;
  };
}
