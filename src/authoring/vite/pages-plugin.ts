/** The app of a project that wants pages: the engine's page, an HTML file for each route, the service worker, licences. */
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { isObject } from "../../core/json/index.ts";
import { perObject } from "../compiler/index.ts";
import { engineRoot, readGitHead } from "../project/index.ts";
import { buildOptions } from "./build-options.ts";
import { findNeeded } from "./chunks/chunk-graph.ts";
import { keepStyles } from "./chunks/class-names.ts";
import { ownCopies } from "./chunks/copy-small-modules.ts";
import { plainImports } from "./chunks/plain-imports.ts";
import { wholePage } from "./chunks/style-scope.ts";
import { textsIn } from "./chunks/texts-in.ts";
import { withoutExplanations } from "./chunks/without-explanations.ts";
import { writeCompressed } from "./deploy/compressed-files.ts";
import { billFile, describeProduct, licencesFile, readPackages, writeBill, writeLicences } from "./deploy/licences.ts";
import { readRelease } from "./deploy/release.ts";
import { finishPage, identify, identityFile } from "./deploy/release-id.ts";
import { workerFlags, workerPackages, workerScript, writeFlags, writeWorker } from "./deploy/service-worker.ts";
import { writeStyleSources } from "./deploy/style-sources.ts";
import { appFolder } from "./engine.ts";
import { bundleAlone } from "./pages/bundle-alone.ts";
import { type Chunks, writePages } from "./pages/pages.ts";
import { prerender } from "./pages/prerender.ts";
import type { CompiledProject } from "./screens/compile.ts";
import { hashRoutesId, type WrittenModules } from "./screens/modules.ts";
import { screenPrefix } from "./screens/share-modules.ts";
import { resolvedId } from "./screens/virtual-modules.ts";

/** What a build has made of the definitions. */
export interface Built extends WrittenModules {
  readonly compiled: CompiledProject;
  /** The hash of them. */
  readonly definitions: string;
  /** The path under which the app is served. */
  readonly base: string;
}

/** `built` throws before the build has begun. */
export function pagePlugins(root: string, built: () => Built): Plugin[] {
  return [
    page(root),
    plainImports,
    build(root, built),
    keepStyles(() => true),
    wholePage,
    ownCopies(root, () => built().modules),
    withoutExplanations(),
  ];
}

/** Without a root of its own a configuration gets the engine's page, and what belongs to it. A test runner stays where the tests are. */
function page(root: string): Plugin {
  return {
    name: "layar:page",
    config: (config) =>
      config.root === undefined
        ? {
            root: appFolder,
            ...testsIn(root, config),
            publicDir: config.publicDir ?? false,
            server: { fs: { allow: [engineRoot, root] } },
            build: { outDir: config.build?.outDir ?? join(root, "dist"), emptyOutDir: true },
          }
        : {},
  };
}

/** Vite knows no such part of a configuration; Vitest reads it. */
function testsIn(root: string, config: object): { readonly test: object } {
  const given = "test" in config && isObject(config.test) ? config.test : {};
  return { test: { root, ...given } };
}

function build(root: string, built: () => Built): Plugin {
  return {
    name: "layar:pages",
    apply: "build",
    config: () => buildOptions,
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const index = bundle["index.html"];
        const { compiled, definitions, modules, ofScreens, base } = built();
        if (index?.type !== "asset")
          throw new Error(
            "The build has no index.html to make the pages from: name one as its input, or give the configuration no `root`, and the engine's is taken.",
          );
        const whole = compiled.screens.filter(({ isStatic }) => isStatic).map(({ id }) => id);
        const rendered = await prerender(modules, whole);
        const alone = (file: string) => bundleAlone(file, modules);
        const [starter, fallback, first] = await Promise.all([
          alone("static-page-loader.ts"),
          alone("fallback.ts"),
          alone("first-calls.ts"),
        ]);
        const sheets = Object.values(bundle).flatMap((file) =>
          file.type === "asset" && file.fileName.endsWith(".css") ? [String(file.source)] : [],
        );
        const [sheet] = sheets;
        if (sheet === undefined || sheets.length > 1)
          throw new Error(
            `The build has ${sheets.length} style sheets, and each page takes its own from one: leave \`build.cssCodeSplit\` at false.`,
          );
        const pages = writePages({
          compiled,
          rendered,
          chunks: readChunks(bundle, ofScreens),
          index: String(index.source),
          sheet,
          base,
          scripts: { starter, fallback, first },
        });
        const release = readRelease(bundle, pages, { base, routes: compiled.screens.map(({ route }) => route) });
        const worker = await writeWorker(release);
        this.emitFile({ type: "asset", fileName: workerScript, source: worker });
        const identity = identify([...pages, [workerScript, worker], ["assets", release.files.join()]], readGitHead(root));
        this.emitFile({ type: "asset", fileName: identityFile, source: `${JSON.stringify({ ...identity, definitions })}\n` });
        for (const [fileName, text] of pages) {
          const source = fileName.endsWith(".html") ? finishPage(text, identity) : text;
          if (fileName === "index.html") index.source = source;
          else this.emitFile({ type: "asset", fileName, source });
        }
        for (const [fileName, source] of writeStyleSources(pages)) this.emitFile({ type: "asset", fileName, source });
        const packages = readPackages(this.getModuleIds(), workerPackages);
        this.emitFile({ type: "asset", fileName: licencesFile, source: writeLicences(packages) });
        this.emitFile({ type: "asset", fileName: billFile, source: writeBill(packages, describeProduct(root)) });
        const isKilled = compiled.project.catalogue.settings.killWorker === true;
        this.emitFile({ type: "asset", fileName: workerFlags, source: writeFlags(isKilled) });
      },
    },
    writeBundle: {
      order: "post",
      handler: ({ dir }) => (dir === undefined ? undefined : writeCompressed(dir)),
    },
  };
}

function readChunks(bundle: Rolldown.OutputBundle, ofScreens: WrittenModules["ofScreens"]): Chunks {
  const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === "chunk");
  const entry = chunks.find((chunk) => chunk.isEntry);
  if (!entry) throw new Error('The build has no entry: its index.html needs a `<script type="module" src="…">`.');
  const isOfScreen = (id: string) => id.startsWith(resolvedId(screenPrefix));
  const screens = new Set(chunks.filter(({ moduleIds }) => moduleIds.some(isOfScreen)).map(({ fileName }) => fileName));
  const chunkNamed = (file: string) => chunks.find(({ fileName }) => fileName === file);
  // Tables of routes fetch every screen, and have none of their styles.
  const fetchedBy = (file: string) => chunkNamed(file)?.dynamicImports.filter((next) => !screens.has(next)) ?? [];
  const textsOf = perObject((chunk: Rolldown.OutputChunk) => textsIn(chunk.code));
  return {
    textsOf: (file) =>
      findNeeded(file, fetchedBy)
        .flatMap((one) => chunkNamed(one) ?? [])
        .flatMap(textsOf),
    entry: entry.fileName,
    hashRoutes: chunks.find(({ moduleIds }) => moduleIds.includes(resolvedId(hashRoutesId)))?.fileName ?? "",
    importsOf: (file) => chunkNamed(file)?.imports ?? [],
    chunkOf(screen, variant) {
      const id = resolvedId(ofScreens.get(screen)?.get(variant) ?? "");
      const found = chunks.find((chunk) => chunk.moduleIds.includes(id));
      if (!found)
        throw new Error(
          `The build has no chunk of the screen \`${screen}\` in \`${variant}\`: leave out what joins chunks, such as \`codeSplitting: false\`.`,
        );
      return found.fileName;
    },
  };
}
