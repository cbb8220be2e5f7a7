/** The sandbox in a development server. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { HttpSandboxOptions } from "./http.ts";
import { createHttpSandbox } from "./http.ts";

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

/**
 * Gives a middleware that answers the API from a world of its own for each visitor, and leaves every other path to the server.
 *
 * `readProject` is called whenever a page is opened; what it throws goes to `next`. Calls that break the contract are
 * refused with status 400 and told to `log`, as are unknown paths below the API's folders (404) with what is near them.
 */
export function sandboxMiddleware(options: HttpSandboxOptions): Middleware {
  const sandbox = createHttpSandbox(options);
  return (request, response, next) => {
    try {
      if (request.headers.accept?.includes("text/html") === true) sandbox.openPage(request, response);
    } catch (fault) {
      next(fault);
      return;
    }
    sandbox.answer(request, response).then((isAnswered) => {
      if (!isAnswered) next();
    }, next);
  };
}
