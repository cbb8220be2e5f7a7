/**
 * A screen's chunk holds its own copy of the small modules that are not in the entry.
 *
 * Otherwise the bundler cuts the steps, words and widgets that several screens use into a dozen chunks of a few hundred
 * bytes, which compress badly and cost a request each. The first screen is the one that a user waits for.
 */
import { existsSync, realpathSync } from "node:fs";
import { extname, join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { engineFile } from "../../project/index.ts";
import { buildInMemory } from "../build-in-memory.ts";
import { buildOptions, libraries, renderer } from "../build-options.ts";
import { appFolder } from "../engine.ts";
import { remotePrefix } from "../screens/remote.ts";
import { screenPrefix } from "../screens/share-modules.ts";
import { resolvedId, virtualModules } from "../screens/virtual-modules.ts";
import { findNeeded } from "./chunk-graph.ts";

const mark = "?of=";
const virtual = resolvedId("virtual:");
const screens = resolvedId(screenPrefix);
const remotes = resolvedId(remotePrefix);

type IsOurs = (id: string) => boolean;
type Modules = () => ReadonlyMap<string, string>;

export function ownCopies(root: string, modules: Modules): Plugin {
  const widgets = join(root, "widgets");
  // The bundler knows files by their real paths.
  const starts = [engineFile("src/"), ...(existsSync(widgets) ? [`${realpathSync(widgets)}/`] : []), virtual];
  const isOurs: IsOurs = (id) => starts.some((start) => id.startsWith(start));
  let finding: Promise<ReadonlySet<string>> | undefined;
  let entry: ReadonlySet<string> = new Set();
  // Style sheets are one for all screens, and what is left of their modules is nothing.
  const engine = { name: "engine", test: (id: string) => entry.has(id) || id.endsWith(".css") };
  const groups = [{ name: "libraries", test: libraries }, { name: "renderer", test: renderer }, engine];
  return {
    name: "layar:own-copies",
    apply: "build",
    enforce: "pre",
    config: () => ({
      build: { rolldownOptions: { output: { codeSplitting: { groups } } } },
    }),
    async resolveId(source, importer) {
      const screen = importer && screenOf(importer);
      if (!screen) return undefined;
      finding = finding ?? findEntryModules(isOurs, modules);
      entry = await finding;
      const found = await this.resolve(source, importer.split(mark)[0], { skipSelf: true });
      if (!found || found.external || !isCopied(isOurs, found.id) || entry.has(found.id)) return found;
      // The ending decides how the module is transformed.
      return { ...found, id: `${found.id}${mark}${screen}&as${extname(found.id)}` };
    },
    load: (id) => (id.startsWith(virtual) && id.includes(mark) ? modules().get(id.slice(1).split(mark)[0] ?? "") : undefined),
  };
}

/** The screen for which a module is being put together. */
function screenOf(importer: string): string | undefined {
  if (importer.startsWith(screens)) return importer.slice(screens.length).replace("/", "-");
  // What reads screens from the network is a screen's chunk of its own, so that nothing of it is fetched with any other.
  if (importer.startsWith(remotes)) return `remote-${importer.slice(remotes.length)}`;
  return importer.split(mark)[1]?.split("&")[0];
}

/** Our own code. Style sheets are one for all screens, and libraries stay with the entry. */
function isCopied(isOurs: IsOurs, id: string): boolean {
  return !id.startsWith(remotes) && isOurs(id) && !id.endsWith(".css");
}

function isIndex(id: string): boolean {
  return id.endsWith("/index.ts");
}

/**
 * What the page has before any screen: these stay one, because contexts and classes are compared by identity.
 *
 * A module such as the widget kit, which imports what the page does not use, is none of them: all of that would become
 * part of the entry. The index of a layer has no code and may name anything.
 */
async function findEntryModules(isOurs: IsOurs, modules: Modules): Promise<ReadonlySet<string>> {
  const imports = new Map<string, readonly string[]>();
  const outputs = await buildInMemory({
    ...buildOptions,
    root: appFolder,
    logLevel: "silent",
    plugins: [
      { name: "layar:no-screens", enforce: "pre", resolveId: (id) => (id.startsWith(screenPrefix) ? { id, external: true } : undefined) },
      { name: "layar:imports", moduleParsed: ({ id, importedIds }) => void imports.set(id, importedIds) },
      virtualModules(modules),
    ],
  });
  const chunks = new Map(
    outputs.filter((file): file is Rolldown.OutputChunk => file.type === "chunk").map((chunk) => [chunk.fileName, chunk]),
  );
  const start = [...chunks.values()].find(({ isEntry }) => isEntry)?.fileName ?? "";
  const needed = findNeeded(start, (name) => chunks.get(name)?.imports ?? []);
  const used = new Set(needed.flatMap((name) => chunks.get(name)?.moduleIds ?? []));
  const isWhole = (id: string) => (imports.get(id) ?? []).every((other) => !isCopied(isOurs, other) || isIndex(other) || used.has(other));
  return new Set([...used].filter((id) => !libraries.test(id) && isWhole(id)));
}
