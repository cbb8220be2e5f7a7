/** The service worker of a build: its script, which names what the build consists of, and the flag that takes it off again. */
import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { engineFile, engineRoot } from "../../project/index.ts";
import { buildInMemory } from "../build-in-memory.ts";
import { buildOptions } from "../build-options.ts";
import { virtualModules } from "../screens/virtual-modules.ts";
import { hashedFiles } from "./headers.ts";
import { listPatterns } from "./route-patterns.ts";

export interface Release {
  /** Contents of the pages by file below `dist/`. */
  readonly pages: ReadonlyMap<string, string>;
  /** All hashed files below `dist/`. */
  readonly files: readonly string[];
  /** Those that belong to no screen or page. */
  readonly shell: readonly string[];
  readonly base: string;
  readonly routes: readonly string[];
}

/** Not among the hashed files: their addresses must stay the same for ever. */
export const workerScript = "sw.js";
export const workerFlags = "sw.json";

export function writeFlags(isKilled: boolean): string {
  return `${JSON.stringify({ kill: isKilled })}\n`;
}

/** Packages whose code is in the script. */
export const workerPackages = ["workbox-core", "workbox-routing", "workbox-strategies"].map((name) =>
  dirname(createRequire(join(engineRoot, "package.json")).resolve(`${name}/package.json`)),
);

const worker = engineFile("src/browser/service-worker/sw.ts");

export async function writeWorker(release: Release): Promise<string> {
  const modules = new Map([["virtual:layar/release", releaseModule(release)]]);
  const outputs = await buildInMemory({
    root: dirname(worker),
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [virtualModules(() => modules)],
    build: {
      target: buildOptions.build?.target,
      rolldownOptions: { input: worker, output: { codeSplitting: false } },
    },
  });
  const [entry, ...others] = outputs.filter((output) => output.type === "chunk");
  if (!entry || others.length > 0) throw new Error("The service worker should be one file.");
  return entry.code;
}

function releaseModule({ pages, files, shell, base, routes }: Release): string {
  const paths = [...pages.keys()].map((file) => base + file.replace(/\/?index\.html$/, ""));
  const hash = createHash("sha256").update(JSON.stringify([...pages, ...files]));
  const facts = {
    release: hash.digest("base64url").slice(0, 8),
    index: base,
    folder: base + hashedFiles.slice(1),
    files: files.map((file) => base + file),
    shell: shell.map((file) => base + file),
  };
  const patterns = listPatterns(routes.filter((route) => route.startsWith("/")).map((route) => base + route.slice(1))).map(
    ({ regex }) => ` || /${regex.replaceAll("/", "\\/")}/.test(path)`,
  );
  const constants = Object.entries(facts).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`);
  return `${constants.join("")}const pages = ${JSON.stringify(paths)};
export const hasPage = (path) => pages.includes(path)${patterns.join("")};
`;
}
