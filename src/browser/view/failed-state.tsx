/** A screen that cannot be shown: its own header with the way back, and below it what happened, in words of the cause. */
import type { ReactNode } from "react";
import type { Failure } from "../runtime/index.ts";
import { showNodes } from "./nodes/node-view.tsx";
import { type FailedProps, showWidget } from "./render-context.ts";

const root = { "data-widget": "screen-error", "data-node": "screen-error" };

/** Some servers say no more than this word, which no user can act on. */
const bare = /^\s*error\W*$/i;

type Cause = "screen" | "connection" | "service" | "signedOut" | "refused";

function causeOf(failure: Failure | null): Cause {
  if (!failure) return "screen";
  if (failure.kind === "signedOut") return "signedOut";
  if (failure.kind === "network") return "connection";
  return failure.kind === "refused" && failure.serverMessage && !bare.test(failure.serverMessage) ? "refused" : "service";
}

/** What the widget is given: the heading's words where they are not the language's own, a sentence, and what support asks for. */
function describe(failure: Failure | null, cause: Cause): object {
  if (!failure) return { cause };
  const { message, serverMessage, code } = failure;
  const heading = cause === "refused" ? serverMessage : cause === "signedOut" ? failure.message : "";
  const isBare = bare.test(message);
  return {
    cause,
    heading,
    message: isBare || message === heading ? "" : message,
    reference: [isBare && message, code].filter(Boolean).join(" "),
  };
}

export function FailedState({ context, broken, on }: FailedProps): ReactNode {
  const { session } = context;
  const failure = broken ? null : session.store.getState().failure;
  const cause = causeOf(failure);
  const header = session.body.filter((node) => node.plan.heading && node !== broken);
  const { retry, home, logIn } = on;
  return (
    <>
      {showNodes(header, context)}
      {showWidget(context, "screen-error", {
        root,
        ...describe(failure, cause),
        isBelowHeader: header.length > 0,
        isUnsent: session.isUnsent(),
        on: cause === "signedOut" ? { logIn, home } : { retry, home },
      })}
    </>
  );
}
