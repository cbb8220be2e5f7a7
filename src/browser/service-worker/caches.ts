/** What the worker caches on the device: pages for each build separately, hashed files for all builds together. */
import { files, folder, hasPage, index, release, shell } from "virtual:layar/release";

const prefix = "layar-";
const pagesPrefix = `${prefix}pages-`;
export const pagesCache = `${pagesPrefix}${release}`;
export const filesCache = `${prefix}files`;

/** The cache key of a page: its address without query, and without what a server may add to a path. */
export function pathOf({ pathname }: Pick<URL, "pathname">): string {
  return pathname.replace(/\/(index\.html)?$/, "") || "/";
}

const typeOf = ({ headers }: Response): string => headers.get("content-type") ?? "";

export function isPage(response: Response): boolean {
  return response.status === 200 && typeOf(response).startsWith("text/html");
}

/** Many servers send the page for every address in place of a file that is missing. */
export function isFile(response: Response): boolean {
  return response.status === 200 && !typeOf(response).startsWith("text/html");
}

/** The same response without the redirect mark, because of which a navigation would refuse it. */
export async function whole(response: Response): Promise<Response> {
  return response.redirected ? new Response(await response.blob(), { headers: response.headers }) : response;
}

/** Caches a page and the files that it names. Rejects when one of them cannot be fetched. */
export async function keepPage(path: string): Promise<void> {
  const response = await whole(await fetch(path, { cache: "no-cache" }));
  if (!isPage(response)) throw new Error(`${path} is no page.`);
  const text = await response.clone().text();
  // One attribute may name several.
  const named = [...text.matchAll(/"([^"]+)"/g)].flatMap(([, words]) => (words ?? "").split(" ")).filter((word) => word.startsWith(folder));
  await keepFiles(named);
  await (await caches.open(pagesCache)).put(path, response);
}

async function keepFiles(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(filesCache);
  const keep = async (address: string): Promise<void> => {
    if (await cache.match(address, { ignoreVary: true })) return;
    const response = await fetch(address);
    if (!isFile(response)) throw new Error(`${address} is no file.`);
    await cache.put(address, response);
  };
  await Promise.all([...new Set(addresses)].map(keep));
}

/** Fetches all that this build needs while the previous build is still active; what was cached of other builds is cached of this one. */
export async function keepRelease(): Promise<void> {
  const caching = (await caches.keys()).filter((name) => name.startsWith(pagesPrefix)).map((name) => caches.open(name));
  const requests = await Promise.all((await Promise.all(caching)).map((cache) => cache.keys()));
  const known = requests.flat().map(({ url }) => pathOf(new URL(url)));
  await keepFiles(shell);
  await Promise.all([...new Set([index, ...known.filter(hasPage)])].map(keepPage));
}

export async function removeOldCaches(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== pagesCache && name !== filesCache);
  await Promise.all(others.map((name) => caches.delete(name)));
  const cache = await caches.open(filesCache);
  const gone = (await cache.keys()).filter(({ url }) => !files.includes(new URL(url).pathname));
  await Promise.all(gone.map((request) => cache.delete(request)));
}
