// The texts that a location of a variant can name: those of its screen, or of the fragment that it comes from.

import type { FragmentDefinition, OverlayDefinition, ScreenDefinition, TextEntry, TextTable } from "../../../core/format/index.ts";
import { joinPointer } from "../../../core/json/index.ts";
import { readDefinitionPath } from "../load/definition-path.ts";
import type { Project, Source, TextsByName, WrittenText } from "../project.ts";
import type { Touched } from "./merge.ts";
import { layerOf } from "./origin.ts";

/** Whether a table is the one of a screen or fragment, which its path says. */
function belongsTo(table: Source<TextTable>, owner: Source<ScreenDefinition | FragmentDefinition>): boolean {
  const { screen, fragment } = readDefinitionPath(table.file);
  return "id" in owner.value ? owner.value.id === screen : owner.value.fragment === fragment;
}

/** The tables that a screen can read from: its own, and those of the fragments. */
export function tablesOf(
  { textTables }: Pick<Project, "textTables">,
  base: Source<ScreenDefinition>,
  fragments: readonly Source<FragmentDefinition>[],
): readonly Source<TextTable>[] {
  return textTables.filter((table) => [base, ...fragments].some((owner) => belongsTo(table, owner)));
}

function isEntry(value: TextEntry | string | undefined): value is TextEntry {
  return typeof value === "object";
}

function entriesIn(
  file: string,
  pointer: string,
  texts: { readonly [name: string]: TextEntry | string | undefined },
): [string, WrittenText][] {
  return Object.entries(texts).flatMap(([name, entry]): [string, WrittenText][] =>
    isEntry(entry) ? [[name, { file, pointer: joinPointer(pointer, name), entry }]] : [],
  );
}

/** All texts of a table by name. */
function readTable({ file, value }: Source<TextTable>): TextsByName {
  return new Map(entriesIn(file, "", value));
}

interface TextSources {
  readonly base: Source<ScreenDefinition>;
  readonly fragments: readonly Source<FragmentDefinition>[];
  readonly textTables: readonly Source<TextTable>[];
}

interface ScreenTexts {
  readonly byName: TextsByName;
  /** What each overlay put in the place of another text. */
  readonly touched: ReadonlyMap<Source<OverlayDefinition>, readonly Touched[]>;
}

/** The texts of the screen: those of its table, replaced and added to by the overlays. */
export function textsOfScreen({ base, textTables }: TextSources, overlays: readonly Source<OverlayDefinition>[]): ScreenTexts {
  const byName = new Map(textTables.filter((table) => belongsTo(table, base)).flatMap((table) => [...readTable(table)]));
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
export function textsOfFragments({ fragments, textTables }: TextSources): ReadonlyMap<string, TextsByName> {
  return new Map(
    fragments.map((fragment) => [
      fragment.file,
      new Map(textTables.filter((table) => belongsTo(table, fragment)).flatMap((table) => [...readTable(table)])),
    ]),
  );
}
