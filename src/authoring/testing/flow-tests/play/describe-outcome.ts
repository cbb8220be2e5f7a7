// What has happened, in the words of a test.
import type { FlowTest, LanguageDefinition } from "../../../../core/format/index.ts";
import { isObject } from "../../../../core/json/index.ts";
import { listFailuresIn } from "../../../compiler/index.ts";
import { type Comparison, describeMoves, listCalls, listMessages, listStored } from "./compare.ts";

type Outcome = FlowTest["then"];

/** Everything that a test compares as a whole, and what is wrong beside fields. */
export function describeOutcome(played: Comparison, language: LanguageDefinition | undefined): Outcome {
  const { status, failure, dialog, toast, leaving, invalid } = played.opened.session.store.getState();
  const marked = Object.entries(invalid).flatMap(([id, text]) => (typeof text === "string" ? [[id, { invalid: text }] as const] : []));
  const outcome = {
    status: status === "ready" ? undefined : status,
    failure: nameFailure(failure?.message, language),
    calls: listCalls(played),
    messages: listMessages(played),
    goes: describeMoves(played),
    dialog,
    toast: nameFailure(toast?.text, language),
    asks: leaving?.host,
    shares: played.opened.recorded.shared.at(-1),
    stored: listStored(played),
    nodes: Object.fromEntries(marked),
  };
  // What is not named has not happened.
  return Object.fromEntries(Object.entries(outcome).flatMap(([name, value]) => (isNothing(value) ? [] : [[name, withoutEmpty(value)]])));
}

/** What the frame says is said otherwise in another market. */
function nameFailure<T>(said: T, language: LanguageDefinition | undefined): T | string {
  const [name] = typeof said === "string" && language !== undefined ? listFailuresIn(language, said) : [];
  return name === undefined ? said : `{failures.${name}}`;
}

function isNothing(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  return Array.isArray(value) ? value.length === 0 : isObject(value) && Object.keys(value).length === 0;
}

/** `params` and `input` without entries, and a way that does not replace, are what they are by default. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      const isDefault = name === "replace" ? part === false : ["params", "input"].includes(name) && isNothing(part);
      return isDefault ? [] : [[name, part]];
    }),
  );
}
