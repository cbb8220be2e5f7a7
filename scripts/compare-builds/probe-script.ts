/** The probe as one script, because a page gets it as text. */
import { fileURLToPath } from "node:url";
import { build } from "vite";

export async function bundleProbe(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      minify: false,
      target: "esnext",
      rolldownOptions: { input: fileURLToPath(new URL("probe/main.ts", import.meta.url)), output: { format: "iife" } },
    },
  });
  const chunks = [output].flat().flatMap((one) => ("output" in one ? one.output : []));
  return chunks.map((chunk) => (chunk.type === "chunk" ? chunk.code : "")).join("");
}
