/** Serves the studio at `/studio` while developing. No part of a build. */
import { networkInterfaces } from "node:os";
import { resolve } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { digestText } from "../../../core/json/index.ts";
import { perObject } from "../../compiler/index.ts";
import { createSchemaHelp, withExamples } from "../../language/service/index.ts";
import { createHttpMock, createMockReader } from "../../mock/server/index.ts";
import { editorSchemasOf, engineFile, isDefinitionFile, toProjectPath } from "../../project/index.ts";
import { apiHeaders } from "../../vite/index.ts";
import { type ChangeNotice, changeEvent, studioPath } from "../protocol/index.ts";
import { createPages, type Pages } from "./bundle/pages.ts";
import { openEditedProject } from "./edited-project.ts";
import { createGuard } from "./guard.ts";
import { createHandlers } from "./handlers.ts";
import { createPreviews } from "./previews.ts";
import { type Open, serve } from "./serve.ts";
import { spaceCalls } from "./space-calls.ts";
import { readDisk, type StudioContext } from "./studio-context.ts";

/** Between two readings of all definitions. */
const quietMs = 100;

/** Joins the app that is served. */
const developerScript = `/@fs${engineFile("src/authoring/studio/developer/main.ts")}`;

export function studio({ root = process.cwd() }: { readonly root?: string } = {}): Plugin {
  const folder = resolve(root);
  let base = "/";
  let open: Open | undefined;
  return {
    name: "layar:studio",
    apply: "serve",
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
          const context = openBench(folder, base, server);
          open = { ...context, handlers: createHandlers(context) };
        }
        return open;
      };
      const pages = createPages(server, folder);
      serve(server, { guard, pages, needed, opened: () => open, project: digestText(folder) });
      warmUpFirst(server, pages, needed);
      printFirst(server);
    },
  };
}

/** The server is ready when the studio is: neither its first page nor the first key that somebody presses waits. */
function warmUpFirst(server: ViteDevServer, pages: Pages, needed: () => Open): void {
  const listen = server.listen.bind(server);
  server.listen = async (...options) => {
    const listening = await listen(...options);
    // What cannot be read now is said on the page, which asks again.
    await Promise.allSettled([pages.ready(), warmUp(needed)]);
    return listening;
  };
}

async function warmUp(needed: () => Open): Promise<void> {
  const { handlers } = needed();
  const { screens } = await handlers.project({}, "");
  const path = screens[0]?.files[0];
  // The schemas are read, too.
  if (path !== undefined) await handlers.complete({ path, offset: 0 }, "");
}

function openBench(root: string, base: string, server: ViteDevServer): StudioContext {
  const edited = openEditedProject(root);
  const announce: StudioContext["announce"] = (paths, from) => {
    const notice: ChangeNotice = { paths, from };
    server.environments.client.hot.send(changeEvent, notice);
  };
  const read = spaceCalls(() => readDisk({ edited, announce }), quietMs);
  const onDisk = (file: string): void => {
    if (isDefinitionFile(toProjectPath(root, file))) read();
  };
  for (const event of ["add", "change", "unlink"] as const) server.watcher.on(event, onDisk);
  const readMock = perObject(createMockReader());
  const mockProject = () => readMock(edited.workspace.compile().project);
  const log = (line: string): void => server.config.logger.warn(line);
  return {
    root,
    edited,
    help: createSchemaHelp(withExamples(edited.workspace, editorSchemasOf(root))),
    previews: createPreviews(edited, { root, base }),
    mock: createHttpMock({ readProject: mockProject, apiHeaders, log }),
    mockProject,
    loadFlowTests: () => import("../../testing/flow-tests/index.ts"),
    networkAddresses: () => server.resolvedUrls?.network ?? [],
    announce,
  };
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
