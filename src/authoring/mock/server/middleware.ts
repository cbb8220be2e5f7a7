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
 * are refused with status 400 and logged, as are unknown paths below the API's folders (404) with what is near them. In a Vite server a
 * plugin with it has the name `layar:mock-server`: pages send their calls there then, and not to `baseUrl` of the wire file.
 *
 * @example
 * const mock = mockMiddleware({ readProject: watchMockProject("layar"), apiHeaders: {}, log: console.log });
 * const plugin = { name: "layar:mock-server", configureServer: ({ middlewares }: ViteDevServer) => void middlewares.use(mock) };
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
