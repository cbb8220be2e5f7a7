// The texts that a location of a variant can name: those of its screen, or of the fragment that it comes from.

import type { FragmentDefinition, OverlayDefinition, ScreenDefinition, TextEntry, TextTable } from "../../../core/format/index.ts";
import { joinPointer } from "../../../core/json/index.ts";
import { readDefinitionPath } from "../load/definition-path.ts";
import type { Project, ScreenSources, Source, TextsByName, WrittenText } from "../project.ts";
import type { Touched } from "./merge.ts";
import { layerOf } from "./origin.ts";

/** Whether a table is the one of a screen or fragment, which its path says. */
function belongsTo(table: Source<TextTable>, owner: Source<ScreenDefinition | FragmentDefinition>): boolean {
  const { screen, fragment } = readDefinitionPath(table.file);
  return "id" in owner.value ? owner.value.id === screen : owner.value.fragment === fragment;
}

/** The tables that a screen can read from: its own, and those of the fragments. */
export function tablesOf({ textTables }: Project, base: Source<ScreenDefinition>, fragments: Project["fragments"]): Project["textTables"] {
  return textTables.filter((table) => [base, ...fragments].some((owner) => belongsTo(table, owner)));
}

function entriesIn(file: string, pointer: string, texts: { [name: string]: TextEntry | string | undefined }): [string, WrittenText][] {
  return Object.entries(texts).flatMap(([name, entry]): [string, WrittenText][] =>
    typeof entry === "object" ? [[name, { file, pointer: joinPointer(pointer, name), entry }]] : [],
  );
}

/** All texts of a screen's or a fragment's own tables, by name. */
function textsOf(owner: Source<ScreenDefinition | FragmentDefinition>, tables: Project["textTables"]): Map<string, WrittenText> {
  return new Map(tables.filter((table) => belongsTo(table, owner)).flatMap(({ file, value }) => entriesIn(file, "", value)));
}

interface ScreenTexts {
  readonly byName: TextsByName;
  /** What each overlay put in the place of another text. */
  readonly touched: ReadonlyMap<Source<OverlayDefinition>, readonly Touched[]>;
}

/** The texts of the screen: those of its table, replaced and added to by the overlays. */
export function textsOfScreen({ base, textTables }: ScreenSources, overlays: readonly Source<OverlayDefinition>[]): ScreenTexts {
  const byName = textsOf(base, textTables);
  const touched = new Map<Source<OverlayDefinition>, readonly Touched[]>();
  for (const overlay of overlays) {
    const layer = layerOf(overlay.value);
    const entries = entriesIn(overlay.file, "/texts", overlay.value.texts ?? {});
    const replacing = entries.map(([name, { file, pointer, entry }]): Touched => {
      const path = joinPointer("/texts", name);
      return { path, before: byName.get(name)?.entry, after: entry, origin: { file, pointer, layer } };
    });
    touched.set(overlay, replacing);
    for (const [name, text] of entries) byName.set(name, text);
  }
  return { byName, touched };
}

/** The texts of each fragment, by the fragment's file. */
export function textsOfFragments({ fragments, textTables }: ScreenSources): ReadonlyMap<string, TextsByName> {
  return new Map(fragments.map((fragment) => [fragment.file, textsOf(fragment, textTables)]));
}
