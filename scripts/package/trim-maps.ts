// Packages have no source maps: who looks for a mistake of ours does not read them.
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export function trimMaps(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((one) => one.endsWith(".js.map"))) {
    const file = join(folder, name);
    const { sources }: { readonly sources: readonly string[] } = JSON.parse(readFileSync(file, "utf8"));
    if (!sources.every((source) => source.includes("node_modules/"))) continue;
    const script = file.slice(0, -".map".length);
    rmSync(file);
    writeFileSync(script, readFileSync(script, "utf8").replace(/\n\/\/# sourceMappingURL=.*\s*$/, "\n"));
  }
}
