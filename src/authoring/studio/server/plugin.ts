/** Serves the studio at `/studio` while developing. No part of a build. */
import { networkInterfaces } from "node:os";
import { resolve } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { digestText } from "../../../core/json/index.ts";
import { apiHeaders, virtualModules } from "../../build/index.ts";
import { perObject } from "../../compiler/index.ts";
import { editorSchemasOf } from "../../editor-schemas.ts";
import { createSchemaHelp, withExamples } from "../../language/index.ts";
import { createHttpMock, createMockReader } from "../../mock-server/index.ts";
import { isDefinitionFile, toProjectPath } from "../../project-files.ts";
import { apiPath, type ChangeNotice, changeEvent, mockPath, studioPath } from "../protocol.ts";
import { answerCall } from "./answer.ts";
import type { Bench, Handlers } from "./bench.ts";
import { createDesk } from "./desk.ts";
import { sendDraftPicture } from "./draft-pictures.ts";
import { type FlowTests, flowTestsFile } from "./flow-tests.ts";
import { createGuard, type Guard } from "./guard.ts";
import { createHandlers } from "./handlers.ts";
import { developerScript, pageScripts, writePage } from "./page.ts";
import { createPreviews } from "./previews.ts";

/** Found one by one they would load the page again. */
const packages = [
  "@codemirror/autocomplete",
  "@codemirror/commands",
  "@codemirror/lang-json",
  "@codemirror/language",
  "@codemirror/lint",
  "@codemirror/search",
  "@codemirror/state",
  "@codemirror/view",
  "@lezer/highlight",
  "axe-core",
  "jsonc-parser",
  "react-resizable-panels",
  "zustand",
];

export function studio({ root = process.cwd() }: { readonly root?: string } = {}): Plugin[] {
  const folder = resolve(root);
  let base = "/";
  let open: Open | undefined;
  const main: Plugin = {
    name: "layar:studio",
    apply: "serve",
    config: () => ({ optimizeDeps: { include: packages } }),
    configResolved(config) {
      base = config.base;
    },
    // Before the app, which begins in the body, and after what other plugins put first. Other documents show no screens of the app.
    transformIndexHtml: (html) =>
      html.includes('id="root"') ? [{ tag: "script", attrs: { type: "module", src: developerScript }, injectTo: "head" }] : [],
    configureServer(server) {
      const guard = createGuard(() => (server.config.server.host ? listOwnAddresses() : []));
      const needed = (): Open => {
        if (open === undefined) {
          const bench = openBench({ root: folder, base, server });
          open = { ...bench, handlers: createHandlers(bench) };
        }
        return open;
      };
      serve(server, guard, { needed, opened: () => open, project: digestText(folder) });
      warmUpFirst(server, needed);
      printFirst(server);
    },
  };
  return [main, { ...virtualModules(() => open?.previews.modules ?? new Map()), apply: "serve" }];
}

/** The server is ready when the studio is: neither its first page nor the first key that somebody presses waits. */
function warmUpFirst(server: ViteDevServer, needed: () => Open): void {
  const listen = server.listen.bind(server);
  server.listen = async (...options) => {
    const listening = await listen(...options);
    // What cannot be read now is said on the page, which asks again.
    await warmUp(server, needed).catch(() => undefined);
    return listening;
  };
}

async function warmUp({ environments: { client } }: ViteDevServer, needed: () => Open): Promise<void> {
  const fetched = Promise.all(pageScripts.map((script) => client.warmupRequest(`/@fs${script}`)));
  const { handlers } = needed();
  const { screens } = await handlers.project({}, "");
  const path = screens[0]?.files[0];
  // The schemas are read, too.
  if (path !== undefined) await handlers.complete({ path, offset: 0 }, "");
  await fetched;
  await client.waitForRequestsIdle();
}

interface Open extends Bench {
  readonly handlers: Handlers;
}

function openBench({ root, base, server }: { readonly root: string; readonly base: string; readonly server: ViteDevServer }): Bench {
  const desk = createDesk(root);
  const announce: Bench["announce"] = (paths, from) => {
    const notice: ChangeNotice = { revision: desk.revision, paths, from };
    server.environments.client.hot.send(changeEvent, notice);
  };
  const onDisk = (file: string): void => {
    if (!isDefinitionFile(toProjectPath(root, file))) return;
    const paths = desk.readDisk();
    if (paths.length > 0) announce(paths, "");
  };
  for (const event of ["add", "change", "unlink"] as const) server.watcher.on(event, onDisk);
  const readMock = perObject(createMockReader());
  const mockProject = () => readMock(desk.workspace.compile().project);
  const log = (line: string): void => server.config.logger.warn(line);
  return {
    root,
    desk,
    help: createSchemaHelp(withExamples(desk.workspace, editorSchemasOf(root))),
    previews: createPreviews(desk, { root, base }),
    mock: createHttpMock({ readProject: mockProject, apiHeaders, log }),
    mockProject,
    loadFlowTests: () => server.ssrLoadModule(flowTestsFile) as Promise<FlowTests>,
    networkAddresses: () => server.resolvedUrls?.network ?? [],
    announce,
  };
}

interface Benches {
  /** Of the folder of the project. */
  readonly project: string;
  /** Opens it when it is not. */
  needed(): Open;
  opened(): Open | undefined;
}

function serve(server: ViteDevServer, guard: Guard, { needed, opened, project }: Benches): void {
  server.middlewares.use((request, response, next) => {
    const { pathname } = new URL(request.url ?? "/", "http://studio");
    const bench = opened();
    if (bench !== undefined && sendDraftPicture(bench, pathname, response)) return;
    if (pathname !== studioPath && !pathname.startsWith(`${studioPath}/`)) return next();
    // The server lets every page of this machine read its files. The studio is for its own pages.
    response.removeHeader("access-control-allow-origin");
    if (pathname.startsWith(apiPath)) return void answerCall(guard, needed().handlers, request, response).catch(next);
    if (pathname.startsWith(mockPath)) {
      const [visitor = "", ...rest] = (request.url ?? "").slice(mockPath.length).split("/");
      request.url = `/${rest.join("/")}`;
      return void needed()
        .mock.respondTo(visitor, request, response)
        .then((hasResponded) => {
          if (hasResponded) return;
          response.statusCode = 404;
          response.end();
        }, next);
    }
    const refused = guard.refusePage(request);
    if (refused === undefined) return void writePage(server, { token: guard.token, project }, request, response).catch(next);
    response.statusCode = 403;
    response.end(refused);
  });
}

/** What one wants to open stands first. */
function printFirst(server: ViteDevServer): void {
  const { printUrls } = server;
  server.printUrls = () => {
    const origins = [...(server.resolvedUrls?.local ?? []), ...(server.resolvedUrls?.network ?? [])];
    for (const origin of origins) server.config.logger.info(`  ➜  Studio:  ${origin.replace(/\/$/, "")}${studioPath}`);
    if (server.config.server.host)
      server.config.logger.warn("  Who can reach this machine can open the studio, and write below `screens/` and `widgets/`.");
    printUrls();
  };
}

function listOwnAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((all = []) =>
    all.map(({ address, family }) => (family === "IPv6" ? `[${address}]` : address)),
  );
}
