/** Nodes that stand where they cannot be meant to stand, what was pasted twice, and words that hold a place. */
import { isObject } from "../../../src/core/json/index.ts";
import { type Json, type Mutant, mutate, replaceValue, type Target } from "../mutant.ts";
import { copyOf, isScreen, listNodes } from "./steps.ts";

function move(target: Target, widget: string, to: "first" | "last"): Mutant[] {
  return listNodes(target)
    .filter(({ value, path }) => isObject(value) && value["widget"] === widget && path[0] === "body" && path.length === 2)
    .map((place) =>
      mutate(target, `places: ${widget} ${to}`, place, `becomes the ${to} node`, (list, at) => {
        if (!Array.isArray(list)) return;
        const [moved] = list.splice(Number(at), 1);
        list.splice(to === "first" ? 0 : list.length, 0, moved ?? null);
      }),
    );
}

export function headersAndBars(target: Target): Mutant[] {
  return isScreen(target) ? [...move(target, "page-header", "last"), ...move(target, "bottom-bar", "first")] : [];
}

function renameIds(value: Json): void {
  if (Array.isArray(value)) for (const part of value) renameIds(part);
  else if (isObject(value)) {
    if (typeof value["id"] === "string" && typeof value["widget"] === "string") value["id"] = `${value["id"]}-2`;
    for (const part of Object.values(value)) renameIds(part);
  }
}

/** A node pasted with another id. */
export function pastedWithAnotherId(target: Target): Mutant[] {
  if (!isScreen(target)) return [];
  return listNodes(target).map((place) =>
    mutate(target, "places: pasted with another id", place, "the node stands twice, with another id", (list, at) => {
      if (!Array.isArray(list)) return;
      const copy = copyOf(place.value);
      renameIds(copy);
      list.splice(Number(at) + 1, 0, copy);
    }),
  );
}

/** Words that hold a place until there are real ones. */
export function placeholderWords(target: Target): Mutant[] {
  const words = ["asdf", "Untitled", "Lorem ipsum dolor", "xxx", "test test", "New button"];
  const texts = target.file.endsWith("/texts.json")
    ? target.places.filter(({ key, value, path }) => ["en", "id"].includes(key) && typeof value === "string" && path.length === 2)
    : [];
  return texts.map((place, at) => replaceValue(target, "places: a word that holds a place", place, words[at % words.length] ?? ""));
}

/** A file beside the others that nobody reads. */
export function filesThatNobodyReads(target: Target): Mutant[] {
  if (!isScreen(target)) return [];
  const folder = target.file.slice(0, target.file.lastIndexOf("/"));
  return ["notes.txt", "screen.json.bak", "screen copy.json", "screen.jsonc", "old/screen.yaml"].map((name) => ({
    kind: "places: a file that nobody reads",
    file: `${folder}/${name}`,
    what: "is written",
    write: () => target.text,
  }));
}
