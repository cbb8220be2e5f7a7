/** The bundles of the studio's pages, of the newest code. */
import { dirname } from "node:path";
import { normalizePath, type ViteDevServer } from "vite";
import { errorText } from "../../../../core/text/index.ts";
import { rebuiltEvent } from "../../protocol/index.ts";
import { type Bundle, type BundleSource, buildBundle, openBundle } from "./build-bundle.ts";

/** Programs write a file in several steps, and several files at once. */
const quietMs = 50;

/** Gives the newest bundle that could be built; pages learn of a newer one. Throws while there was none. */
export function keepBundle(server: ViteDevServer, source: BundleSource): () => Promise<Bundle> {
  let modules: ReadonlySet<string> = new Set();
  let sound: Promise<Bundle> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** One after the other, or an older one could be the last. */
  let running: Promise<void> = Promise.resolve();
  const { hot } = server.environments.client;

  const make = async (): Promise<Bundle> => {
    const bundle = openBundle(await buildBundle(server, source));
    modules = bundle.modules;
    server.watcher.add([...new Set([...modules].flatMap((path) => (isOwn(path) ? [dirname(path)] : [])))]);
    return bundle;
  };
  const again = async (): Promise<void> => {
    try {
      const bundle = await make();
      sound = Promise.resolve(bundle);
      hot.send(rebuiltEvent, source.name);
    } catch (error) {
      const message = errorText(error);
      server.config.logger.error(message);
      hot.send({ type: "error", err: { message, stack: "" } });
    }
  };
  for (const event of ["change", "unlink"] as const)
    server.watcher.on(event, (file) => {
      if (!modules.has(normalizePath(file))) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        running = running.then(again);
      }, quietMs);
    });
  return () => {
    sound ??= make();
    // Asked again, it may succeed.
    sound.catch(() => {
      sound = undefined;
    });
    return sound;
  };
}

/** A package changes with an installation only. */
const isOwn = (path: string): boolean => !path.startsWith("\0") && !path.includes("/node_modules/");
