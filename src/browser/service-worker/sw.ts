/**
 * The service worker: an opened screen opens again without a network.
 *
 * It serves the pages and the hashed files of this build and nothing else, so no call of the API passes through it.
 * A page is cached under its path alone: the query belongs to the user.
 */
import { folder, hasPage, index } from "virtual:layar/release";
import { registerRoute } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";
import { filesCache, isFile, isPage, keepPage, keepRelease, pagesCache, pathOf, removeOldCaches, whole } from "./caches.ts";

interface WorkerEvent {
  waitUntil(done: Promise<unknown>): void;
  /** Of a message. */
  readonly data?: unknown;
}

/** What is used of the worker's scope, which the types of a page do not know. */
interface WorkerScope {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate" | "message", listen: (event: WorkerEvent) => void): void;
}

declare const self: WorkerScope;

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(folder),
  new CacheFirst({
    cacheName: filesCache,
    matchOptions: { ignoreVary: true },
    plugins: [{ cacheWillUpdate: async ({ response }) => (isFile(response) ? response : null) }],
  }),
);

registerRoute(
  // A mock server starts a scenario when the page is requested, so the request must reach it.
  ({ url, request, sameOrigin }) => sameOrigin && request.mode === "navigate" && hasPage(pathOf(url)) && !url.searchParams.has("scenario"),
  new CacheFirst({
    cacheName: pagesCache,
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        cacheKeyWillBeUsed: async ({ request }) => pathOf(new URL(request.url)),
        cacheWillUpdate: async ({ response }) => (isPage(response) ? whole(response) : null),
        handlerDidError: () => caches.match(index, { cacheName: pagesCache }),
      },
    ],
  }),
);

self.addEventListener("install", (event) => event.waitUntil(keepRelease()));
self.addEventListener("activate", (event) => event.waitUntil(Promise.all([removeOldCaches(), self.clients.claim()])));
self.addEventListener("message", (event) => {
  const { data } = event;
  if (data === "activate") event.waitUntil(self.skipWaiting());
  // The page that was there before the worker.
  else if (typeof data === "string" && hasPage(pathOf({ pathname: data }))) event.waitUntil(keepPage(pathOf({ pathname: data })));
});
