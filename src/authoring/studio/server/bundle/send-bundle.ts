/** Sends files of bundles, and modules that import from them. */
import type { ServerResponse } from "node:http";
import { contentTypeOf } from "../../../project/index.ts";
import { relinkImports } from "../../../vite/index.ts";
import { bundlePath, modulePath } from "../../protocol/index.ts";
import type { Previews } from "../previews.ts";
import type { Pages } from "./pages.ts";

const headers = { "x-content-type-options": "nosniff" };

/** Whether the address is that of one. */
export async function sendBundled(pages: Pages, previews: Previews, pathname: string, response: ServerResponse): Promise<boolean> {
  const isModule = pathname.startsWith(modulePath);
  if (!isModule && !pathname.startsWith(bundlePath)) return false;
  const body = isModule ? await writeModule(pages, previews, pathname.slice(modulePath.length)) : await pages.fileOf(pathname);
  if (body === undefined) response.writeHead(404, headers).end();
  else {
    // Files of bundles are named after their content; the same module imports from another bundle after a change.
    const caching = isModule ? "no-store" : "max-age=31536000, immutable";
    response.writeHead(200, { ...headers, "content-type": contentTypeOf(isModule ? "js" : pathname), "cache-control": caching }).end(body);
  }
  return true;
}

async function writeModule(pages: Pages, previews: Previews, id: string): Promise<string | undefined> {
  const text = previews.modules.get(id);
  if (text === undefined) return undefined;
  const { scripts } = await pages.preview();
  return relinkImports(text, (imported) => {
    const address = imported.startsWith("virtual:") ? modulePath + imported : scripts.get(imported);
    if (address === undefined) throw new Error(`The bundle of the preview lacks \`${imported}\`.`);
    return address;
  });
}
