// A module with all that it imports, as one script.
import type { InlineConfig } from "vite";
import { buildInMemory } from "../src/authoring/vite/index.ts";

export async function bundleCode(config: InlineConfig): Promise<string> {
  const outputs = await buildInMemory({ logLevel: "error", ...config });
  return outputs.map((output) => (output.type === "chunk" ? output.code : "")).join("");
}
