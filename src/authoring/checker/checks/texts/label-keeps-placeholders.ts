import { listNames } from "../../../../core/format/index.ts";
import type { ProjectCheck } from "../../check.ts";

export const labelKeepsPlaces: ProjectCheck = {
  id: "label-keeps-places",
  why: "A label that lost its `{n}` in translation reads `Image` nine times over.",
  over: "project",
  run({ catalogue }, report) {
    const [first, ...others] = [...catalogue.languages.values()];
    const base = new Map<string, unknown>(Object.entries(first?.labels ?? {}));
    for (const { id, labels } of others) {
      for (const [name, text] of Object.entries(labels)) {
        const wanted = placesIn(base.get(name));
        const found = placesIn(text);
        if (wanted.join() === found.join()) continue;
        report(
          { file: `screens/languages/${id}.json`, pointer: `/labels/${name}`, on: "value" },
          {
            message: `\`${name}\` does not hold the same places as in \`${first?.id ?? ""}\`.`,
            help: wanted.length === 0 ? "There it holds none." : `There it holds ${listNames(wanted, "and")}.`,
          },
        );
      }
    }
  },
  bad: [{ files: { "screens/languages/id.json": { labels: { image: "Gambar" } } } }],
  good: [{ files: { "screens/languages/id.json": { labels: { image: "Gambar ke-{n} dari {max}" } } } }],
};

function placesIn(text: unknown): string[] {
  return typeof text === "string" ? [...new Set(text.match(/\{\w+\}/g) ?? [])].sort() : [];
}
