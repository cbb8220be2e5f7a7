// The names that an expression at a place of a file can read, as the analysis of a screen has them.

import { type Checked, type Names, types } from "../../../core/expression/index.ts";
import { isObject, splitPointer } from "../../../core/json/index.ts";
import { type CompiledScreen, type CompiledVariant, locateWritten, readDefinitionPath, type Variant } from "../../compiler/index.ts";
import { rootsOfResponse } from "../../mock/data/index.ts";
import type { Workspace } from "./workspace.ts";

export interface PlacedSite {
  /** Pointer into the file. */
  readonly pointer: string;
  readonly names: Names;
  readonly checked: Checked;
  readonly variant: Variant;
}

type SitesByFile = ReadonlyMap<string, readonly PlacedSite[]>;

const known = new WeakMap<CompiledVariant, SitesByFile>();

/** The expressions of a variant by the file that they are written in. */
function sitesOf(workspace: Workspace, variant: CompiledVariant): SitesByFile {
  const found = known.get(variant);
  if (found !== undefined) return found;
  const sites = new Map<string, PlacedSite[]>();
  const { formOf } = workspace.compile().project;
  for (const { pointer, names, checked } of variant.analysed.sites) {
    const at = locateWritten(variant.resolved.originOf(pointer), formOf);
    const site = { pointer: at.pointer, names, checked, variant: variant.resolved };
    sites.set(at.file, [...(sites.get(at.file) ?? []), site]);
  }
  known.set(variant, sites);
  return sites;
}

/** Screens that a file is a part of, as they were last without a mistake. */
export function screensOf(workspace: Workspace, path: string): CompiledScreen[] {
  const ids = workspace.familyOf(path).flatMap((file) => {
    const { kind, screen } = readDefinitionPath(file);
    return kind === "screen" && screen !== undefined ? [screen] : [];
  });
  return ids.flatMap((id) => workspace.screen(id) ?? []);
}

function countShared(one: string, other: string): number {
  const [a, b] = [splitPointer(one), splitPointer(other)];
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared += 1;
  // The list of `each` is read before there is an entry.
  return b[shared] === "each" ? shared - 0.5 : shared;
}

/** What a mock response reads: its input, the mock state, and its own values. */
function namesOfResponse(workspace: Workspace, path: string): Names {
  const value = workspace.valueOf(path);
  const values = isObject(value) && isObject(value["values"]) ? Object.keys(value["values"]) : [];
  const roots = rootsOfResponse(workspace.compile().project, /([^/]+)\.json$/.exec(path)?.[1] ?? "");
  return { roots: { ...roots, ...Object.fromEntries(values.map((name) => [name, types.any])) }, bare: {} };
}

/** What an expression at a place can read: of the expression there, or of the nearest one. */
export function findScope(workspace: Workspace, path: string, pointer: string): Names | undefined {
  const { kind } = readDefinitionPath(path);
  if (kind === "mock-response") return namesOfResponse(workspace, path);
  const [text = ""] = splitPointer(pointer);
  let best: { readonly names: Names; readonly shared: number } | undefined;
  for (const { variants } of screensOf(workspace, path))
    for (const variant of variants) {
      const sites = sitesOf(workspace, variant);
      if (kind === "texts") {
        const reader = [...sites.values()].flat().find(({ checked }) => checked.texts.includes(text));
        return reader?.names ?? variant.analysed.names;
      }
      best ??= { names: variant.analysed.names, shared: 0 };
      for (const site of sites.get(path) ?? []) {
        const shared = countShared(pointer, site.pointer);
        if (shared > best.shared) best = { names: site.names, shared };
      }
    }
  return best?.names;
}
