/** What a build consists of, for the service worker that keeps it. */
import type { Rolldown } from "vite";
import { findNeeded } from "../chunks/chunk-graph.ts";
import { remotePrefix } from "../screens/remote.ts";
import { screenPrefix } from "../screens/share-modules.ts";
import { resolvedId } from "../screens/virtual-modules.ts";
import { hashedFiles } from "./headers.ts";
import type { Release } from "./service-worker.ts";

/** The pages and their scripts, which were written beside the bundle, by file. */
type Written = ReadonlyMap<string, string>;

export function readRelease(bundle: Rolldown.OutputBundle, written: Written, { base, routes }: Pick<Release, "base" | "routes">): Release {
  const isHashed = (name: string) => `/${name}`.startsWith(hashedFiles) && !name.endsWith(".map");
  const files = [...new Set([...Object.keys(bundle), ...written.keys()])].filter(isHashed).sort();
  // A page names the chunks of its screen, which are cached with it.
  const sheets = files.filter((name) => name.endsWith(".css"));
  const pages = new Map([...written].filter(([name]) => name.endsWith(".html")));
  return { pages, files, shell: [...sheets, ...findShell(bundle)].sort(), base, routes };
}

/** What can be fetched at any time and belongs to no screen. What reads screens from the network is of no use without one. */
function findShell(bundle: Rolldown.OutputBundle): readonly string[] {
  const chunkOf = (name: string) => {
    const file = bundle[name];
    return file?.type === "chunk" ? file : undefined;
  };
  const holds = (name: string, prefix: string) => chunkOf(name)?.moduleIds.some((id) => id.startsWith(resolvedId(prefix))) === true;
  const entry = Object.values(bundle).find((file) => file.type === "chunk" && file.isEntry)?.fileName ?? "";
  const fetched = findNeeded(entry, (name) => {
    const chunk = chunkOf(name);
    return [...(chunk?.imports ?? []), ...(chunk?.dynamicImports ?? [])].filter((next) => !holds(next, remotePrefix));
  });
  return fetched.filter((name) => !holds(name, screenPrefix));
}
