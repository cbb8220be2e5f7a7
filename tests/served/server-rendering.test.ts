// An app with the plugin whose pages a server writes: built by Vite, and served by it while it is developed.
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { join } from "node:path";
import { createServer } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { mockMiddleware, type RunningServer, watchMockProject } from "../../src/authoring/mock/server/index.ts";
import { apiHeaders } from "../../src/authoring/vite/index.ts";
import { type App, installApp, ofReact, ofVite, pack, run } from "../support/project/install.ts";
import { library, seeBooks, serveHost } from "../support/project/library-host.ts";
import { listen } from "../support/run/listen.ts";

const page = `<!doctype html><html lang="en"><title>City</title><div id="app"></div><script type="module" src="/browser.tsx"></script></html>`;
const shown = `
import { httpTransport, LayarProvider, preloadScreen, Screen } from "layar";
import { screens } from "virtual:layar";

const transport = httpTransport({ token: () => "T" });
const search = screens["books-search"];
export const preload = () => preloadScreen(search, { market: "utrecht" });
export const app = (
  <LayarProvider market="utrecht" transport={transport} navigate={() => {}}>
    <Screen screen={search} />
  </LayarProvider>
);
`;
const ofServer = `
import { createReceiver } from "layar/reports";
import { renderToString } from "react-dom/server";
import { app, preload } from "./shown.tsx";

createReceiver({ names: () => ({ releases: [], screens: [], markets: [] }) });
export const write = (html) => preload().then(() => html.replace('<div id="app">', (all) => all + renderToString(app)));
`;
const ofBrowser = `
import { hydrateRoot } from "react-dom/client";
import { app, preload } from "./shown.tsx";

const onRecoverableError = (error) => console.error(error);
void preload().then(() => hydrateRoot(document.getElementById("app"), app, { onRecoverableError }));
`;
const writeBuilt = `
import { readFileSync, writeFileSync } from "node:fs";
import { write } from "./written/server.js";
writeFileSync("dist/index.html", await write(readFileSync("dist/index.html", "utf8")));
`;
const config = `
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { layar } from "layar/vite";
export default { plugins: [react(), layar({ root: join(import.meta.dirname, "layar") })] };
`;

let host: App;
beforeAll(async () => {
  host = installApp(await pack(), [...ofReact, ...ofVite]);
  const files = { "index.html": page, "shown.tsx": shown, "server.tsx": ofServer, "browser.tsx": ofBrowser, "write.js": writeBuilt };
  for (const [path, text] of Object.entries({ ...files, "vite.config.js": config })) host.write(path, text);
  cpSync(library, join(host.folder, "layar"), { recursive: true });
});
afterAll(() => host.remove());

const loading = '<section class="layar" data-screen="books-search" data-market="utrecht" data-state="loading"';

it("a page that was built has its screen as it loads, and comes alive without a word of React", async () => {
  run(host.folder, "npx", "vite", "build", "--logLevel", "warn");
  run(host.folder, "npx", "vite", "build", "--ssr", "server.tsx", "--outDir", "written", "--logLevel", "warn");
  run(host.folder, "node", "write.js");
  expect(readFileSync(join(host.folder, "dist/index.html"), "utf8")).toContain(loading);
  // It has files beside itself.
  expect(readFileSync(join(host.folder, "written/server.js"), "utf8")).toContain('from "layar/reports"');
  const server = await serveHost(join(host.folder, "dist"));
  expect(await seeBooks(server)).toEqual([]);
  await server.close();
});

/** A server of an app, with that of Vite inside. */
async function develop(root: string): Promise<RunningServer> {
  const http = createHttpServer();
  const found = ["react", "react-dom/client", "react/jsx-dev-runtime", "react/jsx-runtime", "zustand/vanilla"];
  const vite = await createServer({
    root,
    appType: "custom",
    logLevel: "error",
    server: { middlewareMode: { server: http } },
    // A package that is found late would load the page again.
    optimizeDeps: { include: found },
  });
  vite.middlewares.use(mockMiddleware({ readProject: watchMockProject(library), apiHeaders, log: () => undefined }));
  vite.middlewares.use((request, response, next) => {
    const write = async (): Promise<void> => {
      const server = await vite.ssrLoadModule("/server.tsx");
      response.setHeader("content-type", "text/html").end(await server["write"](await vite.transformIndexHtml(request.url ?? "/", page)));
    };
    write().catch(next);
  });
  http.on("request", vite.middlewares);
  const { close, ...listening } = await listen(http);
  return { ...listening, close: () => vite.close().then(close) };
}

it("so does one that Vite serves, which says there what is wrong with the screen", async () => {
  const server = await develop(host.folder);
  const html = await (await fetch(server.origin, { headers: { accept: "text/html" } })).text();
  expect(html).toContain(`<layar-screen-problems screen="books-search"></layar-screen-problems>${loading}`);
  expect(await seeBooks(server)).toEqual([]);
  // What is changed meanwhile a server writes, too.
  const texts = join(host.folder, "layar/screens/books/search/texts.json");
  writeFileSync(texts, readFileSync(texts, "utf8").replace('"nl": "Catalogus"', '"nl": "Alle boeken"'));
  await expect.poll(async () => (await fetch(server.origin, { headers: { accept: "text/html" } })).text()).toContain("Alle boeken");
  await server.close();
});
