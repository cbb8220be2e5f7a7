/** What each phase passes to the next: files, project, variants, analyses. `compile.ts` shows the phases. */

import type { Checked, Names, Type } from "../../core/expression/index.ts";
import type {
  ActionDefinition,
  CommonScenarios,
  FlowTestFile,
  FragmentDefinition,
  InputRule,
  LanguageDefinition,
  MarketDefinition,
  MockChange,
  MockResponse,
  MockSeed,
  MockWording,
  OverlayDefinition,
  Problem,
  ScenarioFile,
  ScreenDefinition,
  Settings,
  ShellKey,
  SourcePointer,
  TextEntry,
  TextTable,
  WidgetDeclaration,
  WireMapping,
} from "../../core/format/index.ts";
import type { Period } from "./resolve/promotion-period.ts";
import type { FindWrittenForm, WrittenForm } from "./short-forms/written-form.ts";

/** The path and text of a file. The compiler never touches the disk. */
export interface SourceFile {
  /** Path from the project's root, for example `screens/shop/order/screen.json`. */
  readonly path: string;
  /** Of a picture its bytes, each as one character. */
  readonly text: string;
  /** A link, whose target is not read. */
  readonly isLink?: true;
}

/** A parsed and shape-checked file. */
export interface Source<T> {
  readonly file: string;
  /** In the long form. */
  readonly value: T;
  /** Leads back to the short forms; undefined when the file has none. */
  readonly form?: WrittenForm;
}

/** Everything that screens refer to by name. */
export interface Catalogue {
  /** The engine's, and the project's own, which stand in the place of those of the same name. */
  readonly widgets: ReadonlyMap<string, WidgetDeclaration>;
  readonly actions: ReadonlyMap<string, ActionDefinition>;
  readonly rules: ReadonlyMap<string, InputRule>;
  readonly shell: ReadonlyMap<string, ShellKey>;
  /** The app's own schemes. */
  readonly shellSchemes: readonly string[];
  /** Type names of `screens/catalogue/stored.json`. */
  readonly stored: ReadonlyMap<string, string>;
  /** Those of them that are stored as cookies. */
  readonly cookies: readonly string[];
  readonly markets: ReadonlyMap<string, MarketDefinition>;
  readonly languages: ReadonlyMap<string, LanguageDefinition>;
  readonly wire: ReadonlyMap<string, WireMapping>;
  readonly settings: Settings;
  /** Pictures by their path below `screens/pictures/`. */
  readonly pictures: ReadonlyMap<string, SourceFile>;
  /** The documents in `schemas/entities`, as they are written. */
  readonly schemas: readonly Source<unknown>[];
  /** The JSON Schema that a `$ref` such as `layar:entities/shop#/$defs/Basket` means; undefined when there is none. */
  resolve(ref: string): unknown;
  /** The JSON Schema of an entity by its bare name, for type names such as `Basket[]`. */
  entity(name: string): unknown;
}

/** What only the mock server reads. */
export interface MockSources {
  /** Scenarios of every screen that loads something; a project has one file of them or none. */
  readonly commonScenarios: readonly Source<CommonScenarios>[];
  readonly responses: readonly Source<MockResponse>[];
  readonly changes: readonly Source<MockChange>[];
  readonly seeds: readonly Source<MockSeed>[];
  /** What all of these say in other languages; a project has one file of it or none. */
  readonly wordings: readonly Source<MockWording>[];
}

/** All files of a project, parsed and sorted by kind. */
export interface Project {
  readonly catalogue: Catalogue;
  readonly screens: ReadonlyMap<string, Source<ScreenDefinition>>;
  readonly overlays: readonly Source<OverlayDefinition>[];
  readonly fragments: readonly Source<FragmentDefinition>[];
  readonly scenarios: readonly Source<ScenarioFile>[];
  readonly tests: readonly Source<FlowTestFile>[];
  readonly textTables: readonly Source<TextTable>[];
  readonly mock: MockSources;
  /** Problems of syntax, shape and duplicate names. A file with one is left out of the maps. */
  readonly problems: readonly Problem[];
  /** Texts by path, for code frames. */
  readonly texts: ReadonlyMap<string, string>;
  /** Leads from pointers into the long form of a file to what is written in it. */
  readonly formOf: FindWrittenForm;
  /** Each definition that could be read. */
  readonly sources: readonly Source<unknown>[];
}

/** All files that the variants of one screen are made from. */
export interface ScreenSources {
  readonly base: Source<ScreenDefinition>;
  readonly overlays: readonly Source<OverlayDefinition>[];
  /** Empty when the screen uses none. */
  readonly fragments: readonly Source<FragmentDefinition>[];
  /** The screen's own, and those of the fragments. */
  readonly textTables: readonly Source<TextTable>[];
}

/** One text with the location where it is written. */
export interface WrittenText {
  readonly file: string;
  readonly pointer: string;
  readonly entry: TextEntry;
}

/** Texts by name. */
export type TextsByName = ReadonlyMap<string, WrittenText>;

/** One screen as one market (and promotion) sees it: base, market overlay and promotion overlay joined, shorthand expanded. */
export interface Variant {
  readonly screen: ScreenDefinition;
  readonly market: MarketDefinition;
  readonly templateId?: string;
  /** When it is shown, for a promotion that has an end or a beginning. */
  readonly period?: Period;
  /** Id of the language that it speaks. */
  readonly language: string;
  /** The user has chosen the language: no text of ours keeps another one, but for parts that are agreed in it. */
  readonly isChosen: boolean;
  /** `north` or `north+<templateId>`; where a language was chosen `north@hi` or `north@hi+<templateId>`. */
  readonly name: string;
  /** Those of the screen, as its overlays leave them. */
  readonly texts: TextsByName;
  /** Those of a fragment, for nodes that come from it; undefined for every other location. */
  fragmentTextsAt(pointer: string): TextsByName | undefined;
  /** Those that were applied, in this order. */
  readonly overlays: readonly Source<OverlayDefinition>[];
  /** Where the value at a pointer of the resolved `screen` comes from. The pointer leads into the long form of the file. */
  originOf(pointer: string): SourcePointer & { readonly layer: "base" | "market" | "promotion" };
}

/** What other screens can know of a screen. */
export interface ScreenEntry extends Pick<ScreenDefinition, "id" | "route" | "params"> {
  /** Commits that its steps send. */
  readonly commits?: readonly string[];
}

export interface ScreenDirectory {
  readonly screens: ReadonlyMap<string, ScreenEntry>;
  /** Ids in files that have problems of their own: a reference to one is not a second problem. */
  readonly brokenFileIds: readonly string[];
}

/** What a screen is checked and planned against, beside its own definition. */
export interface ScreenContext {
  readonly catalogue: Catalogue;
  readonly directory: ScreenDirectory;
}

/** The check phase, passed in by the layer above. */
export interface Checks {
  /** What does not depend on a variant. `analysesOf` gives the variants of a screen. */
  ofProject(project: Project, analysesOf: (screen: string) => readonly Analysis[]): readonly Problem[];
  /** All variants of one screen; what is wrong in several of them is one problem. */
  ofScreen(analyses: readonly Analysis[], context: ScreenContext): readonly Problem[];
  /** Decides, once all problems are known, which side of each broken name is the cause. */
  attribute(problems: readonly Problem[], project: Project): readonly Problem[];
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
  /** What every expression of the screen can read; some can read `localRoots`, too. */
  readonly names: Names;
  readonly sites: readonly Site[];
  /** Names of `values` in an order in which each reads only earlier ones. */
  readonly valueOrder: readonly string[];
  siteAt(pointer: string): Site | undefined;
  /** What a test can read that says what a node shows, by the node's id. */
  namesBeside(id: string): Names;
}
