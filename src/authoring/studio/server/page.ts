/** The documents of the studio: its own, the one in which a screen is shown, and the panel in the app. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { ViteDevServer } from "vite";
import { engineRoot } from "../../engine-root.ts";
import { panelPath } from "../panel-protocol.ts";
import { studioPath } from "../protocol.ts";

const folder = join(engineRoot, "src/authoring/studio");
/** Joins the app that is served. */
export const developerScript = `/@fs${join(folder, "developer/main.ts")}`;
/** What the first pages of the studio fetch, as files. */
export const pageScripts: string[] = [
  "client/main.tsx",
  "client/start/start-page.tsx",
  "preview/main.tsx",
  "client/editor/editor-page.tsx",
].map((script) => join(folder, script));
const previewPath = `${studioPath}/preview`;

const documentOf = (body: string, script: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="data:," />
    <title>Layar studio</title>
  </head>
  <body>
    ${body}
    <script type="module" src="/@fs${join(folder, script)}"></script>
  </body>
</html>
`;

export interface PageData {
  readonly token: string;
  /** Another one for each project: what is typed stays in the browser under its name. */
  readonly project: string;
}

export async function writePage(server: ViteDevServer, data: PageData, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? "/", "http://studio");
  const script = pathname === panelPath ? "client/developer/main.tsx" : "client/main.tsx";
  const isPreview = pathname === previewPath;
  const written = isPreview
    ? documentOf('<div id="preview"></div>', "preview/main.tsx")
    : documentOf(`<div id="studio" data-token="${data.token}" data-project="${data.project}"></div>`, script);
  const html = await server.transformIndexHtml(request.url ?? studioPath, written);
  response.writeHead(200, {
    "content-type": "text/html",
    "cache-control": "no-store",
    // Only the studio may show itself in a frame, and only its pages get its address.
    "content-security-policy": "frame-ancestors 'self'",
    "cross-origin-opener-policy": "same-origin",
    "referrer-policy": "no-referrer",
  });
  response.end(html);
}
