import { IncomingMessage, ServerResponse } from 'node:http';

/** The definitions that a mock server serves: calls, situations and routes. The screens themselves are not needed. */
interface MockProject {
    /** Ids of screens by route, so that `?scenario=` on an address finds its file. */
    readonly screens: { readonly [route: string]: string; };
}

/** What a mock server serves, and what it adds to each response. */
interface HttpMockOptions {
    /** Called for each page and each call, so that an edited file counts at once; the same object as before means that nothing was edited. */
    readProject(): MockProject;
    /** Headers of every response. */
    readonly apiHeaders: { readonly [name: string]: string; };
    /** Takes a line for each call that nobody would expect. */
    log(line: string): void;
}

/** A server that runs until it is closed. */
interface RunningServer {
    /** For example `http://127.0.0.1:4173`. */
    readonly origin: string;
    close(): Promise<void>;
}

/** The mock server in a development server. */

/** As Connect, Express and Vite take it. */
type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;
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
declare function mockMiddleware(options: HttpMockOptions): Middleware;

/**
 * Reads a project's definitions: actions, markets, scenarios, routes, mock data, and the wire names of one API host, a file of
 * `screens/catalogue/wire/`. Files with problems are left out, and `layar check` says what is wrong with them.
 *
 * Throws where the folder has no `screens`.
 *
 * @example const project = readMockProject("layar");
 */
declare function readMockProject(root: string, host?: string): MockProject;
/**
 * Reads a project again only when a file of it was edited, and gives the same object otherwise. Throws where the folder has no `screens`.
 *
 * @example const readProject = watchMockProject("layar", "eu.example.com");
 */
declare function watchMockProject(root: string, host?: string): () => MockProject;

/** Which built app is served, and where. */
interface ServerOptions extends HttpMockOptions {
    /** Folder of the built app. */
    readonly dist: string;
    /** Headers of a static file by its path from `dist`, with a slash before it. */
    headersFor(path: string): { readonly [name: string]: string; };
    /** 0 takes any free one. */
    readonly port: number;
}
/**
 * Serves a built app with the mock server as its API, on the loopback address only. Rejects when the port is taken.
 *
 * Files come from `dist`: the file of a path, else the page made for it, else the page for every path.
 *
 * @example
 * const readProject = watchMockProject(".");
 * const { origin, close } = await startServer({ dist: "dist", port: 0, readProject, apiHeaders: {}, headersFor: () => ({}), log: console.log });
 */
declare function startServer(options: ServerOptions): Promise<RunningServer>;

export { mockMiddleware, readMockProject, startServer, watchMockProject };
export type { HttpMockOptions, Middleware, MockProject, RunningServer, ServerOptions };
