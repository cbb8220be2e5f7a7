/** The documents of the studio: its own, the panel in the app, and the one in which a screen is shown. */
import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { normalizePath, type ViteDevServer } from "vite";
import { engineFile } from "../../../project/index.ts";
import { listSources } from "../../../vite/index.ts";
import { studioPath } from "../../protocol/index.ts";
import { panelPath } from "../../protocol/panel.ts";
import { type BuiltBundle, type Bundle, openBundle } from "./build-bundle.ts";
import { keepBundle } from "./bundles.ts";

export interface Pages {
  preview(): Promise<Bundle>;
  /** Until all of them can be sent at once. */
  ready(): Promise<unknown>;
  fileOf(pathname: string): Promise<string | Uint8Array | undefined>;
  /** `project`: another one for each, under which what is typed stays in the browser. */
  write(pathname: string, token: string, project: string): Promise<string>;
}

const script = (path: string): string => normalizePath(engineFile(`src/authoring/studio/${path}`));
const previewPath = `${studioPath}/preview`;
/** Where the package has the pages that are the same for every project; here they are made of their sources. */
export const builtClient = "src/authoring/studio/client.json.gz";
const clientScript = script("client/main.tsx");
const panelScript = script("client/developer/main.tsx");
export const clientEntries = [clientScript, panelScript];
const previewScript = script("frame/main.tsx");

export function createPages(server: ViteDevServer, root: string): Pages {
  const sources = listSources(root).map(normalizePath);
  const built = engineFile(builtClient);
  const client = existsSync(built) ? keepBuilt(built, server.config.base) : keepBundle(server, { name: "client", entries: clientEntries });
  const preview = keepBundle(server, { name: "preview", entries: [previewScript, ...sources], isWhole: true });
  return {
    preview,
    ready: () => Promise.all([client(), preview()]),
    async fileOf(pathname) {
      for (const bundle of await Promise.all([client(), preview()])) {
        const file = bundle.files.get(pathname);
        if (file !== undefined) return file;
      }
      return undefined;
    },
    async write(pathname, token, project) {
      // Every screen imports from the sources, too.
      if (pathname === previewPath) return documentOf('<div id="preview"></div>', await preview(), [previewScript, ...sources]);
      const script = pathname === panelPath ? panelScript : clientScript;
      return documentOf(`<div id="studio" data-token="${token}" data-project="${project}"></div>`, await client(), [script]);
    },
  };
}

/** Its entries are named by their paths in the repository, and its channel to the server is that of a server without a base. */
function keepBuilt(path: string, base: string): () => Promise<Bundle> {
  const { scripts, files, ...rest }: BuiltBundle = JSON.parse(gunzipSync(readFileSync(path)).toString());
  const rebase = (content: string | Uint8Array) =>
    typeof content === "string" ? content.replaceAll('"/@vite/client"', JSON.stringify(`${base}@vite/client`)) : content;
  const bundle = openBundle({
    ...rest,
    scripts: scripts.map(([entry, address]) => [normalizePath(engineFile(entry)), address]),
    files: files.map(([address, content]) => [address, rebase(content)]),
  });
  return async () => bundle;
}

/** The first of the entries runs, and all that is needed is fetched at the same time. */
function documentOf(body: string, { scripts, styles, importedBy }: Bundle, entries: readonly string[]): string {
  const [first = "", ...others] = entries.flatMap((entry) => scripts.get(entry) ?? []);
  const needed = new Set([...importedBy(first), ...others, ...others.flatMap((one) => [...importedBy(one)])]);
  const links = [
    ...styles.map((href) => `<link rel="stylesheet" href="${href}" />`),
    ...[...needed].map((href) => `<link rel="modulepreload" href="${href}" />`),
  ];
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="data:," />
    <title>Layar studio</title>
    ${links.join("\n    ")}
    <script type="module" src="${first}"></script>
  </head>
  <body>
    ${body}
  </body>
</html>
`;
}
