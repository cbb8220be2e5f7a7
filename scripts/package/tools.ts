// The tools for Node and the doors for pages, with the packages that they need in them. What they share with pages they take from the engine's modules.
import { join, relative, resolve } from "node:path";
import { type Plugin, rolldown } from "rolldown";
import { pageDoors, programs, toolDoors } from "./doors.ts";

const root = resolve(import.meta.dirname, "../..");
/** Found by Node in what an app has, or with native parts. */
const external = [/^node:/, /^#/, /^react(-dom)?(\/|$)/, /^zustand\//, /^(vite|rolldown|lightningcss|typescript|esbuild)(\/|$)/];

const packageOf = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** What tools and doors share, because the package that it needs knows what each version of Unicode counts as a letter: a megabyte. */
const shared = "src/authoring/checker/queries/values/find-repeated.ts";

/** A session and its view exist once, whichever door they come through. */
const oneEngine: Plugin = {
  name: "one-engine",
  async resolveId(id, importer) {
    const found = id.startsWith(".") && importer ? await this.resolve(id, importer, { skipSelf: true }) : null;
    const path = found && relative(root, found.id);
    // Every folder of the package stands beside the engine's.
    if (path === shared) return { id: "../shared/find-repeated.js", external: "relative" };
    if (!path?.startsWith("src/browser/")) return found;
    return { id: path.replace(/^src/, "../engine").replace(/\.tsx?$/, ".js"), external: "relative" };
  },
};

/** Written types are formatted as TypeScript; the formatter loads what it has for other languages when it meets them. */
const otherLanguages = /\/prettier\/plugins\/(?!estree|babel)/;
const oneLanguage: Plugin = {
  name: "one-language",
  load: (id) => (otherLanguages.test(id) ? { code: "export {};", moduleType: "js" } : undefined),
};

export async function buildTools(): Promise<void> {
  await bundleDoors({ ...toolDoors, ...programs }, { platform: "node", dir: join(root, "lib/tools") });
  await bundleDoors(pageDoors, { platform: "browser", dir: join(root, "lib/doors") });
  await bundleDoors({ "find-repeated": shared }, { platform: "browser", dir: join(root, "lib/shared") });
}

interface Target {
  readonly platform: "node" | "browser";
  readonly dir: string;
}

async function bundleDoors(input: { readonly [name: string]: string }, { platform, dir }: Target): Promise<void> {
  const bundle = await rolldown({
    cwd: root,
    input: { ...input },
    external,
    plugins: [oneEngine, oneLanguage],
    platform,
    // Some packages have a form for Node that finds its parts by names which a bundler does not see.
    resolve: { mainFields: ["module", "main"] },
    transform: { jsx: { runtime: "automatic", development: false } },
    // A package that is meant for both kinds of modules.
    checks: { commonJsVariableInEsm: false },
  });
  await bundle.write({
    dir,
    entryFileNames: "[name].js",
    chunkFileNames: "[name]-[hash].js",
    banner: ({ isEntry, name }) => (isEntry && name in programs ? "#!/usr/bin/env node" : ""),
    minify: true,
    // Each package by itself: a command reads those that it needs.
    codeSplitting: { groups: [{ test: /\/node_modules\//, debugName: "packages", name: (id) => packageOf.exec(id)?.[1] ?? null }] },
    sourcemap: true,
    // The engine has its sources in its maps; these would have most of them twice more.
    sourcemapExcludeSources: true,
  });
}
