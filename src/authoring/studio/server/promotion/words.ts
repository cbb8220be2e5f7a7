/** What a promotion may say: each text of the screen, and each property that could say something. */
import type { TextEntry } from "../../../../core/format/index.ts";
import { readTranslations } from "../../../checker/index.ts";
import type { FormBlank, FormText } from "../../protocol/promotion.ts";
import { textsIn } from "../../protocol/structure.ts";
import type { Promotion } from "./promotion.ts";
import { type Languages, listTranslations } from "./translations.ts";
import type { Writable } from "./writable.ts";

interface Words extends Languages {
  readonly places: readonly Writable[];
}

/** In the order of the page; what is said on occasion comes last. */
export function listTexts({ overlay, variant, base }: Promotion, { places, languages, tagOf }: Words): FormText[] {
  const sites = new Map<string, Writable[]>();
  for (const place of places.filter(({ schema, isOfScreen }) => isOfScreen && schema["x-code"] === undefined))
    for (const name of textsIn(place.value)) sites.set(name, [...(sites.get(name) ?? []), place]);
  const rank = new Map([...sites.keys()].map((name, index) => [name, index]));
  const names = [...variant.texts.keys()].sort((a, b) => (rank.get(a) ?? sites.size) - (rank.get(b) ?? sites.size));
  return names.flatMap((name): FormText[] => {
    const written = variant.texts.get(name);
    if (written === undefined) return [];
    const said = sites.get(name) ?? [];
    const sometimes = said.filter(({ value }) => typeof value === "string" && value.endsWith(` ?? texts.${name}}`));
    const isOwn = written.file === overlay.file;
    return [
      {
        name,
        nodes: said.map(({ node, prop }) => `${node}.${prop}`),
        about: said[0]?.about ?? "",
        isOwn,
        fixed: findReason(written.entry),
        otherwise: String(sometimes[0]?.value ?? ""),
        always: sometimes.map(({ at }) => at),
        isPart: said.length > 0 && said.every(({ value }) => typeof value !== "string"),
        insertedAt: said.length > 0 && said.every(({ node }) => node === said[0]?.node) ? (said[0]?.insertedAt ?? null) : null,
        counts: written.entry.count ?? "",
        translations: listTranslations(written.entry, base.texts.get(name)?.entry, {
          // Words of its own in a language that none of its markets speaks can be changed, and are missing nowhere.
          languages: isOwn
            ? [...new Set([...languages, ...readTranslations(written.entry, "").map(({ language }) => language)])]
            : languages,
          tagOf,
        }),
      },
    ];
  });
}

function findReason({ language }: TextEntry): string {
  return language === undefined ? "" : `Fixed wording, always in \`${language}\`.`;
}

/** Properties for words that are empty, or that something else than a text of the project fills. */
export function listBlanks(places: readonly Writable[]): FormBlank[] {
  const isBlank = ({ schema, value, isOfScreen }: Writable): boolean =>
    isOfScreen &&
    schema["type"] === "string" &&
    schema["x-code"] === undefined &&
    schema["enum"] === undefined &&
    textsIn(value).length === 0 &&
    (value === undefined || (typeof value === "string" && value.includes("{")));
  return places
    .filter(isBlank)
    .map(({ node, prop, about, value, at }) => ({ node, prop, about, now: typeof value === "string" ? value : "", at }));
}
