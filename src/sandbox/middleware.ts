/** The sandbox in a development server. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { HttpSandboxOptions } from "./http.ts";
import { createHttpSandbox } from "./http.ts";

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

export function sandboxMiddleware(options: HttpSandboxOptions): Middleware {
  const sandbox = createHttpSandbox(options);
  return (request, response, next) => {
    if (request.headers.accept?.includes("text/html") === true) sandbox.openPage(request, response);
    sandbox.answer(request, response).then((isAnswered) => {
      if (!isAnswered) next();
    }, next);
  };
}
