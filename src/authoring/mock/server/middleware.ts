/** The mock server in a development server. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { HttpMockOptions } from "./http.ts";
import { createHttpMock } from "./http.ts";

/** As Connect, Express and Vite take it. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

/**
 * Gives a middleware that responds to the API from a state of its own for each visitor, and leaves every other path to the server.
 *
 * `readProject` is called for each page and each call of the API; what it throws goes to `next`. Calls that violate the API
 * are refused with status 400 and logged, as are unknown paths below the API's folders (404) with what is near them.
 *
 * @example server.middlewares.use(mockMiddleware({ readProject: watchMockProject("layar"), apiHeaders: {}, log: console.log }));
 */
export function mockMiddleware(options: HttpMockOptions): Middleware {
  const mock = createHttpMock(options);
  return (request, response, next) => {
    try {
      if (request.headers.accept?.includes("text/html") === true) mock.openPage(request, response);
    } catch (error) {
      next(error);
      return;
    }
    mock.respond(request, response).then((hasResponded) => {
      if (!hasResponded) next();
    }, next);
  };
}
