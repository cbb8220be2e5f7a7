/** Joins the modules of a page to a few files in memory: a frame asks for these, not for four hundred modules one by one. */
import type { Plugin, Rolldown, ViteDevServer } from "vite";
import { buildInMemory, widgetKitId } from "../../../vite/index.ts";
import { bundlePath } from "../../protocol/index.ts";

export interface BundleSource {
  readonly name: string;
  /** Files that pages or other modules import. */
  readonly entries: readonly string[];
  /** A page needs all of it: what several entries share is one file. */
  readonly isWhole?: boolean;
}

/** As plain data, which the package has of the pages that are the same for every project. */
export interface BuiltBundle {
  /** Addresses by entry. */
  readonly scripts: readonly (readonly [entry: string, address: string])[];
  readonly styles: readonly string[];
  /** Addresses that the script of an address imports at once. */
  readonly imports: readonly (readonly [address: string, imported: readonly string[]])[];
  /** By address. */
  readonly files: readonly (readonly [address: string, content: string | Uint8Array])[];
  /** Paths of the modules: a change of one of them makes another bundle. */
  readonly modules: readonly string[];
}

export interface Bundle {
  readonly scripts: ReadonlyMap<string, string>;
  readonly styles: readonly string[];
  /** Addresses of all that the script of an address imports at once, and what that imports. */
  importedBy(address: string): ReadonlySet<string>;
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  readonly modules: ReadonlySet<string>;
}

export function openBundle({ scripts, styles, imports, files, modules }: BuiltBundle): Bundle {
  const direct = new Map(imports);
  const collect = (address: string, found: Set<string>): ReadonlySet<string> => {
    for (const next of direct.get(address) ?? []) {
      if (!direct.has(next) || found.has(next)) continue;
      collect(next, found.add(next));
    }
    return found;
  };
  return {
    scripts: new Map(scripts),
    styles,
    importedBy: (address) => collect(address, new Set()),
    files: new Map(files),
    modules: new Set(modules),
  };
}

/** These change with the definitions, so they stay with the server, which sends what is new. */
const served = ["virtual:layar/deployment", "virtual:layar/themes.css"];
const channel = "virtual:layar/studio-channel";
/** In one chunk style sheets stand in the order in which modules import them: those of a widget after what it changes of the engine's. */
const styles = { name: "styles", test: /\.css$/ };

export async function buildBundle({ environments, config }: ViteDevServer, source: BundleSource): Promise<BuiltBundle> {
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
  const outputs = await buildInMemory({
    root: config.root,
    base: folder,
    mode: config.mode,
    logLevel: "error",
    publicDir: false,
    define: config.define,
    resolve: { alias: config.resolve.alias },
    css: { modules: config.css.modules, preprocessorOptions: config.css.preprocessorOptions },
    oxc: { jsx: { runtime: "automatic", development: !config.isProduction } },
    plugins: [shared],
    build: {
      minify: config.isProduction,
      cssMinify: config.isProduction,
      modulePreload: false,
      cssCodeSplit: false,
      target: "esnext",
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
          codeSplitting: { groups: [styles, ...(isWhole ? [{ name: "shared", minShareCount: 2 }] : [])] },
        },
      },
    },
  });
  return describe(folder, outputs);
}

function describe(folder: string, outputs: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): BuiltBundle {
  const chunks = outputs.filter((one) => one.type === "chunk");
  return {
    scripts: chunks.flatMap(({ fileName, isEntry, facadeModuleId }) =>
      isEntry && facadeModuleId ? [[facadeModuleId, folder + fileName] as const] : [],
    ),
    styles: outputs.flatMap(({ fileName }) => (fileName.endsWith(".css") ? [folder + fileName] : [])),
    imports: chunks.map(({ fileName, imports }) => [folder + fileName, imports.map((one) => folder + one)]),
    files: outputs.map((one) => [folder + one.fileName, one.type === "chunk" ? one.code : one.source]),
    modules: chunks.flatMap(({ moduleIds }) => moduleIds),
  };
}
