// Joins the catalogue files into one catalogue with every name once.

import type { Problem, Settings } from "../../../core/format/index.ts";
import { joinPointer } from "../../../core/json/index.ts";
import type { Catalogue, Source } from "../project.ts";
import { createEntities } from "./entities.ts";
import { enterNamed, type Loaded } from "./index-by-name.ts";

/** Without a settings file nothing beyond the page's own host is allowed. */
const strictSettings: Settings = {
  hosts: { navigate: [], credentials: [], images: [], frames: [] },
  timeoutMs: 60_000,
  patienceMs: 8000,
  toast: { failureMs: 3_000, infoMs: 2_000, minimumMs: 300 },
};

function valuesOf<T>(entered: ReadonlyMap<string, Source<T>>): Map<string, T> {
  return new Map([...entered].map(([name, { value }]) => [name, value]));
}

export function createCatalogue(loaded: Loaded, entities: readonly unknown[], problems: Problem[]): Catalogue {
  const enterFiles = <T>(sources: readonly Source<T>[], nameOf: (value: T) => string, at: { what: string; pointer: string }) =>
    valuesOf(
      enterNamed(
        sources.map((source) => ({ ...source, name: nameOf(source.value), pointer: at.pointer })),
        at.what,
        problems,
      ),
    );
  const enterParts = <T, P>(
    sources: readonly Source<T>[],
    partsOf: (value: T) => { readonly [name: string]: P },
    at: { what: string; pointer: string },
  ) =>
    valuesOf(
      enterNamed(
        sources.flatMap(({ file, value }) =>
          Object.entries(partsOf(value)).map(([name, part]) => ({ file, value: part, name, pointer: joinPointer(at.pointer, name) })),
        ),
        at.what,
        problems,
      ),
    );
  const stored = enterParts(loaded.stored, ({ stored: names }) => names, { what: "stored name", pointer: "/stored" });
  return {
    widgets: enterFiles(loaded.widget, ({ id }) => id, { what: "widget", pointer: "/id" }),
    actions: enterParts(loaded.actions, ({ actions }) => actions, { what: "action", pointer: "/actions" }),
    rules: enterParts(loaded.rules, ({ rules }) => rules, { what: "rule", pointer: "/rules" }),
    shell: enterParts(loaded.shell, ({ keys }) => keys, { what: "shell key", pointer: "/keys" }),
    stored: new Map([...stored].map(([name, { type }]) => [name, type])),
    cookies: [...stored].flatMap(([name, { in: place }]) => (place === "cookie" ? [name] : [])),
    markets: enterFiles(loaded.market, ({ id }) => id, { what: "market", pointer: "/id" }),
    languages: enterFiles(loaded.language, ({ id }) => id, { what: "language", pointer: "/id" }),
    wire: enterFiles(loaded.wire, ({ host }) => host, { what: "mapping", pointer: "/host" }),
    settings: loaded.settings[0]?.value ?? strictSettings,
    ...createEntities(entities),
  };
}
