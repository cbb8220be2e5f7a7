// Source maps without the sources of packages: who looks for a mistake of ours does not read them.
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export function trimMaps(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((one) => one.endsWith(".js.map"))) {
    const file = join(folder, name);
    const map: { readonly sources: readonly string[]; sourcesContent: (string | null)[] } = JSON.parse(readFileSync(file, "utf8"));
    const isOurs = map.sources.map((source) => !/node_modules\//.test(source));
    map.sourcesContent = map.sourcesContent.map((content, at) => (isOurs[at] ? content : null));
    if (isOurs.includes(true)) writeFileSync(file, JSON.stringify(map));
    else {
      const script = file.slice(0, -".map".length);
      rmSync(file);
      writeFileSync(script, readFileSync(script, "utf8").replace(/\n\/\/# sourceMappingURL=.*\s*$/, "\n"));
    }
  }
}
