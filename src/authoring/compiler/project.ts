/** The shapes that `definition` hands from one phase to the next: files, project, variants, analysis. */

import type { Checked, Names, Type } from "../../core/expression/index.ts";
import type {
  ActionDefinition,
  FragmentDefinition,
  InputRule,
  LanguageDefinition,
  MarketDefinition,
  OverlayDefinition,
  Place,
  Problem,
  ScenarioFile,
  ScreenDefinition,
  Settings,
  ShellKey,
  WidgetDeclaration,
  WireMapping,
} from "../../core/format/index.ts";

/** A file as read: nothing here touches the disk, so the studio and tests hand in texts. */
export interface SourceFile {
  /** Path from the project's root, for example `screens/complaint/form.json`. */
  readonly path: string;
  readonly text: string;
}

/** A parsed and shape-checked file. */
export interface Source<T> {
  readonly file: string;
  readonly value: T;
}

/** Everything that screens refer to by name. */
export interface Catalogue {
  readonly widgets: ReadonlyMap<string, WidgetDeclaration>;
  readonly actions: ReadonlyMap<string, ActionDefinition>;
  readonly rules: ReadonlyMap<string, InputRule>;
  readonly shell: ReadonlyMap<string, ShellKey>;
  /** Type names of `screens/stored.json`. */
  readonly stored: ReadonlyMap<string, string>;
  /** Those of them that are kept as cookies. */
  readonly cookies: readonly string[];
  readonly markets: ReadonlyMap<string, MarketDefinition>;
  readonly languages: ReadonlyMap<string, LanguageDefinition>;
  readonly wire: ReadonlyMap<string, WireMapping>;
  readonly settings: Settings;
  /** The JSON Schema that a `$ref` such as `layar:entities/complaint#/$defs/OrderCard` means; undefined when there is none. */
  resolve(ref: string): unknown;
  /** The JSON Schema of an entity by its bare name, for type names such as `OrderCard[]`. */
  entity(name: string): unknown;
}

/** All files of a project, parsed and told apart. */
export interface Project {
  readonly catalogue: Catalogue;
  readonly screens: ReadonlyMap<string, Source<ScreenDefinition>>;
  readonly overlays: readonly Source<OverlayDefinition>[];
  readonly fragments: readonly Source<FragmentDefinition>[];
  readonly scenarios: readonly Source<ScenarioFile>[];
  /** Faults of syntax, shape and duplicate names. A file with one is left out of the maps. */
  readonly problems: readonly Problem[];
  /** Texts by path, for code frames. */
  readonly texts: ReadonlyMap<string, string>;
}

/** One screen as one market (and promotion) sees it: base, market overlay and promotion overlay joined, shorthand expanded. */
export interface Variant {
  readonly screen: ScreenDefinition;
  readonly market: MarketDefinition;
  readonly templateId?: string;
  /** `india`, `indonesia` or `india+<templateId>`. */
  readonly name: string;
  /** Where the value at a pointer of the resolved `screen` was written. */
  originOf(pointer: string): Place & { readonly layer: "base" | "market" | "promotion" };
}

/** One expression or template of a variant, typed in its scope. */
export interface Site {
  /** Pointer into the resolved screen. */
  readonly pointer: string;
  readonly text: string;
  readonly kind: "expression" | "template";
  readonly names: Names;
  readonly want?: Type;
  readonly checked: Checked;
}

/** The expressions of one variant. */
export interface Analysis {
  readonly variant: Variant;
  readonly sites: readonly Site[];
  /** Names of `values` in an order in which each reads only earlier ones. */
  readonly valueOrder: readonly string[];
  siteAt(pointer: string): Site | undefined;
}
