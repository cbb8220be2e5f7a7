// Joins the catalogue files into one catalogue with unique names.

import { completeMarket, type Problem } from "../../../core/format/index.ts";
import { joinPointer } from "../../../core/json/index.ts";
import type { Catalogue, Source } from "../project.ts";
import { defaultSettings } from "./default-settings.ts";
import { namePicture } from "./definition-path.ts";
import { engineWidgets } from "./engine-widgets.ts";
import { createEntities } from "./entities.ts";
import { indexByName, type Loaded, type LoadedBeside, type Named } from "./index-by-name.ts";

interface Place {
  /** What is named there. */
  readonly what: string;
  readonly pointer: string;
}

export function createCatalogue(loaded: Loaded, { entities, pictures }: LoadedBeside, problems: Problem[]): Catalogue {
  const index = <T>(named: readonly Named<T>[], what: string) =>
    new Map([...indexByName(named, what, problems)].map(([name, { value }]) => [name, value]));
  const indexFiles = <T>(sources: readonly Source<T>[], nameOf: (value: T) => string, { what, pointer }: Place) => {
    const named = sources.map((source) => ({ source, name: nameOf(source.value), pointer }));
    return index(named, what);
  };
  const indexParts = <T, P>(sources: readonly Source<T>[], partsOf: (value: T) => { [name: string]: P }, { what, pointer }: Place) => {
    const named = sources.flatMap(({ file, value }) =>
      Object.entries(partsOf(value)).map(([name, part]) => ({ source: { file, value: part }, name, pointer: joinPointer(pointer, name) })),
    );
    return index(named, what);
  };
  const stored = indexParts(loaded.stored, ({ stored: names }) => names, { what: "stored name", pointer: "/stored" });
  const markets = indexFiles(loaded.market, ({ id }) => id, { what: "market", pointer: "/id" });
  return {
    widgets: new Map([...engineWidgets(), ...indexFiles(loaded.widget, ({ id }) => id, { what: "widget", pointer: "/id" })]),
    actions: indexParts(loaded.actions, ({ actions }) => actions, { what: "action", pointer: "/actions" }),
    rules: indexParts(loaded.rules, ({ rules }) => rules, { what: "rule", pointer: "/rules" }),
    shell: indexParts(loaded.shell, ({ keys }) => keys, { what: "shell key", pointer: "/keys" }),
    shellSchemes: loaded.shell.flatMap(({ value }) => value.schemes ?? []),
    stored: new Map([...stored].map(([name, { type }]) => [name, type])),
    cookies: [...stored].flatMap(([name, { in: place }]) => (place === "cookie" ? [name] : [])),
    markets: new Map([...markets].map(([id, market]) => [id, completeMarket(market)])),
    languages: indexFiles(loaded.language, ({ id }) => id, { what: "language", pointer: "/id" }),
    wire: indexFiles(loaded.wire, ({ host }) => host, { what: "mapping", pointer: "/host" }),
    settings: loaded.settings[0]?.value ?? defaultSettings,
    pictures: new Map(pictures.map((picture) => [namePicture(picture.path), picture])),
    ...createEntities(entities),
  };
}
