// Files of the expression layer as one minified module in the way they ship.
import { bundleCode } from "./bundle-code.ts";

const entry = "virtual:evaluator";

export function bundleEvaluator(parts: readonly string[]): Promise<string> {
  const paths = parts.map((name) => new URL(`../src/core/expression/evaluate/${name}.ts`, import.meta.url).pathname);
  const code = paths.map((path) => `export * from ${JSON.stringify(path)};`).join("\n");
  return bundleCode({
    plugins: [{ name: entry, resolveId: (id) => (id === entry ? id : undefined), load: (id) => (id === entry ? code : undefined) }],
    build: { target: ["chrome87", "safari14"], rolldownOptions: { input: entry, preserveEntrySignatures: "strict" } },
  });
}
