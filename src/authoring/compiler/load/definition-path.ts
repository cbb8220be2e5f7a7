// What a file defines follows from its path alone. This is the only module that knows the layout.
import type { DefinitionKind } from "../../../core/format/index.ts";
import { readOwn } from "../../../core/json/index.ts";

export type FileKind = DefinitionKind | "entity" | "examples" | "none" | "misplaced";

export interface DefinitionPath {
  readonly kind: FileKind;
  /** Id of the screen that the file belongs to: its domain and its folder, for example `shop-order`. */
  readonly screen?: string;
  readonly fragment?: string;
  /** Name of the market or of the promotion template after which an overlay, or a market's own fragment, is named. */
  readonly variant?: string;
}

const catalogueKinds: { readonly [folder: string]: DefinitionKind } = {
  actions: "actions",
  markets: "market",
  languages: "language",
  wire: "wire",
};
const catalogueFiles: { readonly [name: string]: DefinitionKind } = {
  rules: "rules",
  shell: "shell",
  stored: "stored",
  settings: "settings",
};
const mockKinds: { readonly [folder: string]: FileKind } = {
  responses: "mock-response",
  changes: "mock-change",
  seeds: "mock-seed",
};
const mockFiles: { readonly [name: string]: FileKind } = {
  scenarios: "common-scenarios",
  wording: "mock-wording",
};
/** Files of a screen's folder; every other name is a market's or a promotion's. */
const screenFiles: { readonly [name: string]: FileKind } = {
  screen: "screen",
  scenarios: "scenario",
  texts: "texts",
  tests: "tests",
};

function readCatalogue(parts: readonly string[]): FileKind {
  const [first = "", second] = parts;
  if (parts.length > 2) return "misplaced";
  return (second === undefined ? readOwn(catalogueFiles, first) : readOwn(catalogueKinds, first)) ?? "misplaced";
}

function readMock([first = "", ...inside]: readonly string[]): FileKind {
  return readOwn(inside.length === 0 ? mockFiles : mockKinds, first) ?? "none";
}

function readFragment([fragment, name, ...rest]: readonly string[]): DefinitionPath {
  if (fragment === undefined || name === undefined || rest.length > 0) return { kind: "misplaced" };
  if (name === "texts") return { kind: "texts", fragment };
  return { kind: "fragment", fragment, ...(name !== "fragment" && { variant: name }) };
}

function readScreen(parts: readonly string[]): DefinitionPath {
  const [domain, folder, name] = parts.slice(-3);
  if (domain === undefined || folder === undefined || name === undefined) return { kind: "misplaced" };
  const screen = `${domain}-${folder}`;
  const kind = readOwn(screenFiles, name);
  return kind === undefined ? { kind: "overlay", screen, variant: name } : { kind, screen };
}

const known = new Map<string, DefinitionPath>();

/** What the file at a path from the project's root defines. Outside `screens/` any `<domain>/<screen>/` is a screen's folder. */
export function readDefinitionPath(path: string): DefinitionPath {
  const found = known.get(path) ?? readPath(path);
  known.set(path, found);
  return found;
}

function readPath(path: string): DefinitionPath {
  if (path.startsWith("schemas/")) return { kind: /^schemas\/entities\/[^/]+\.schema\.json$/.test(path) ? "entity" : "none" };
  if (path.startsWith("widgets/")) return { kind: readWidgetKind(path) };
  const parts = path.replace(/\.json$/, "").split("/");
  if (parts[0] !== "screens") return readScreen(parts);
  const [, area, ...inside] = parts;
  if (area === "mock") return { kind: readMock(inside) };
  if (area === "pictures") return { kind: "none" };
  if (area === "catalogue") return { kind: readCatalogue(inside) };
  if (area === "fragments") return readFragment(inside);
  return parts.length === 4 ? readScreen(parts) : { kind: "misplaced" };
}

function readWidgetKind(path: string): FileKind {
  const [, ending] = /^widgets\/[^/]+\/[^/]+\.(schema|examples)\.json$/.exec(path) ?? [];
  if (ending === undefined) return "none";
  return ending === "schema" ? "widget" : "examples";
}

const pictures = "screens/pictures/";

export function isPictureFile(path: string): boolean {
  return path.startsWith(pictures);
}

/** The name under which definitions show a picture: its path below the folder of pictures. */
export function namePicture(path: string): string {
  return path.slice(pictures.length);
}

/** Whether every screen depends on the file: while it cannot be read, every reference to what it defines would be a problem. */
export function isCatalogueFile(path: string): boolean {
  const { kind } = readDefinitionPath(path);
  if (path.startsWith("schemas/") || path.startsWith("widgets/")) return kind !== "examples";
  return [...Object.values(catalogueKinds), ...Object.values(catalogueFiles)].some((one) => one === kind);
}

/** Whether the file says how screens look or behave, and is part of none. */
export function isAsideFile(path: string): boolean {
  const { kind } = readDefinitionPath(path);
  return kind === "scenario" || kind === "common-scenarios" || kind === "tests";
}
