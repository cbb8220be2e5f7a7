// Files of the expression layer as one minified module in the way they ship.
import { build } from "vite";

const entry = "virtual:evaluator";

export async function bundleEvaluator(parts: readonly string[]): Promise<string> {
  const paths = parts.map((name) => new URL(`../src/core/expression/evaluate/${name}.ts`, import.meta.url).pathname);
  const output = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      {
        name: entry,
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? paths.map((path) => `export * from ${JSON.stringify(path)};`).join("\n") : undefined),
      },
    ],
    build: { write: false, target: ["chrome87", "safari14"], rolldownOptions: { input: entry, preserveEntrySignatures: "strict" } },
  });
  const [built] = [output].flat();
  return built && "output" in built ? built.output.map((chunk) => ("code" in chunk ? chunk.code : "")).join("") : "";
}
