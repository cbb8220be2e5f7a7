/** Joins the modules of a page to a few files in memory: a frame asks for these, not for four hundred modules one by one. */
import { build, type Plugin, type Rolldown, type ViteDevServer } from "vite";
import { widgetKitId } from "../../../vite/index.ts";
import { bundlePath } from "../../protocol/index.ts";

export interface BundleSource {
  readonly name: string;
  /** Files that pages or other modules import. */
  readonly entries: readonly string[];
  /** A page needs all of it: what several entries share is one file. */
  readonly isWhole?: boolean;
}

export interface Bundle {
  /** Addresses by entry. */
  readonly scripts: ReadonlyMap<string, string>;
  readonly styles: readonly string[];
  /** Addresses of all that the script of an address imports at once, and what that imports. */
  importedBy(address: string): ReadonlySet<string>;
  /** By address. */
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  /** Paths of the modules: a change of one of them makes another bundle. */
  readonly modules: ReadonlySet<string>;
}

/** These change with the definitions, so they stay with the server, which sends what is new. */
const served = ["virtual:layar/deployment", "virtual:layar/themes.css"];
const channel = "virtual:layar/studio-channel";

export async function buildBundle({ environments, config }: ViteDevServer, source: BundleSource): Promise<Bundle> {
  const { name, entries, isWhole = false } = source;
  const { pluginContainer } = environments.client;
  const { base } = config;
  const shared: Plugin = {
    name: "layar:studio-bundle",
    enforce: "pre",
    async resolveId(id) {
      if (id === channel) return { id: `${base}@vite/client`, external: "absolute" };
      if (served.includes(id)) return { id: `${base}@id/__x00__${id}`, external: "absolute" };
      // What the server makes itself, and the kit of the widgets.
      return id.startsWith("virtual:layar/") || id === widgetKitId ? ((await pluginContainer.resolveId(id))?.id ?? null) : null;
    },
    async load(id) {
      return id.startsWith("\0virtual:layar/") ? await pluginContainer.load(id) : null;
    },
  };
  const folder = `${bundlePath}${name}/`;
  const result = await build({
    root: config.root,
    base: folder,
    configFile: false,
    mode: config.mode,
    logLevel: "error",
    publicDir: false,
    define: config.define,
    resolve: { alias: config.resolve.alias },
    css: { modules: config.css.modules, preprocessorOptions: config.css.preprocessorOptions },
    oxc: { jsx: { runtime: "automatic", development: !config.isProduction } },
    plugins: [shared],
    build: {
      ...{ write: false, minify: false, cssMinify: false, modulePreload: false, cssCodeSplit: false, target: "esnext" },
      assetsInlineLimit: Number.POSITIVE_INFINITY,
      reportCompressedSize: false,
      rolldownOptions: {
        input: [...entries],
        preserveEntrySignatures: "strict",
        onLog: () => undefined,
        output: {
          entryFileNames: "[name]-[hash].js",
          chunkFileNames: "[name]-[hash].js",
          assetFileNames: "[name]-[hash][extname]",
          ...(isWhole && { codeSplitting: { groups: [{ name: "shared", minShareCount: 2 }] } }),
        },
      },
    },
  });
  return describe(
    folder,
    [result].flat().flatMap((one) => ("output" in one ? one.output : [])),
  );
}

function describe(folder: string, outputs: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): Bundle {
  const chunks = new Map(outputs.flatMap((one) => (one.type === "chunk" ? [[folder + one.fileName, one] as const] : [])));
  const collect = (address: string, found: Set<string>): ReadonlySet<string> => {
    for (const name of chunks.get(address)?.imports ?? []) {
      const next = folder + name;
      if (!chunks.has(next) || found.has(next)) continue;
      collect(next, found.add(next));
    }
    return found;
  };
  return {
    scripts: new Map(
      [...chunks].flatMap(([address, { isEntry, facadeModuleId }]) => (isEntry && facadeModuleId ? [[facadeModuleId, address]] : [])),
    ),
    styles: outputs.flatMap(({ fileName }) => (fileName.endsWith(".css") ? [folder + fileName] : [])),
    importedBy: (address) => collect(address, new Set()),
    files: new Map(outputs.map((one) => [folder + one.fileName, one.type === "chunk" ? one.code : one.source])),
    modules: new Set([...chunks.values()].flatMap(({ moduleIds }) => moduleIds)),
  };
}
