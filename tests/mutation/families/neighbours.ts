/** What slipped by a line: the wording, the message, the path or the money of a neighbour. */
import { isObject } from "../../../src/core/json/index.ts";
import { type Json, type Mutant, mutate, replaceValue, type Target } from "../mutant.ts";

interface Text {
  readonly name: string;
  readonly id: string;
}

function listTexts({ file, json }: Target): Text[] {
  if (!file.endsWith("/texts.json")) return [];
  return Object.entries(json).flatMap(([name, value]) =>
    isObject(value) && typeof value["id"] === "string" ? [{ name, id: value["id"] }] : [],
  );
}

/** Each text with the one after it, in the language that was translated. */
export function translationsOfTheNeighbour(target: Target): Mutant[] {
  const texts = listTexts(target);
  return texts.flatMap((one, at): Mutant[] => {
    const other = texts[at + 1];
    if (other === undefined || other.id === one.id) return [];
    const place = { path: [one.name, "id"] };
    return [
      mutate(target, "languages: the neighbour's translation", place, `gets that of ${other.name}`, (around, name) =>
        Object.assign(around, { [name]: other.id }),
      ),
      {
        kind: "languages: neighbours exchanged",
        file: target.file,
        what: `/${one.name}/id: exchanged with ${other.name}`,
        write: () => exchange(target, one, other),
      },
    ];
  });
}

function exchange({ text }: Target, one: Text, other: Text): string {
  const copy: { [name: string]: Json } = JSON.parse(text);
  for (const [name, id] of [
    [one.name, other.id],
    [other.name, one.id],
  ] as const) {
    const entry = copy[name];
    if (isObject(entry)) entry["id"] = id;
  }
  return JSON.stringify(copy, null, 2);
}

/** A name and what explains it, exchanged. */
export function headingsAndExplanations(target: Target): Mutant[] {
  return target.places.flatMap((place) => {
    const { value, key } = place;
    if (key !== "props" || !isObject(value)) return [];
    const [name, explanation] =
      [
        ["title", "text"],
        ["label", "hint"],
      ].find(
        ([first = "", second = ""]) => /^\{texts\.\w+\}$/.test(String(value[first])) && /^\{texts\.\w+\}$/.test(String(value[second])),
      ) ?? [];
    if (name === undefined || explanation === undefined) return [];
    return [
      replaceValue(target, "wording: heading and explanation exchanged", place, {
        ...value,
        [name]: value[explanation] ?? "",
        [explanation]: value[name] ?? "",
      }),
    ];
  });
}

/** Money, numbers and days of another market, in what the mock server has. */
export function seedsOfTheNeighbour(target: Target): Mutant[] {
  if (!target.file.startsWith("screens/mock/seeds/")) return [];
  return target.places.flatMap((place) => {
    const { value } = place;
    if (typeof value !== "string") return [];
    const other = value
      .replace(/^₹(?=\d)/, "Rp ")
      .replace(/^\+91(?=\d{8})/, "+62")
      .replace(/^(\d{4})-\d\d-(\d\d)$/, "$1-13-$2");
    return other === value ? [] : [replaceValue(target, "declared: a seed of another market", place, other)];
  });
}
