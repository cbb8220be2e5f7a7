import { build, type InlineConfig, type Rolldown } from "vite";

/** The files of a build, which are not written. */
export async function buildInMemory(config: InlineConfig): Promise<(Rolldown.OutputChunk | Rolldown.OutputAsset)[]> {
  const result = await build({ logLevel: "warn", ...config, configFile: false, build: { ...config.build, write: false } });
  return [result].flat().flatMap((one) => ("output" in one ? one.output : []));
}
