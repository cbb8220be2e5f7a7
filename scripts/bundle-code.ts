// A module with all that it imports, as one script.
import { build, type InlineConfig } from "vite";

export async function bundleCode(config: InlineConfig): Promise<string> {
  const result = await build({ configFile: false, logLevel: "error", ...config, build: { ...config.build, write: false } });
  const outputs = [result].flat().flatMap((one) => ("output" in one ? one.output : []));
  return outputs.map((output) => (output.type === "chunk" ? output.code : "")).join("");
}
