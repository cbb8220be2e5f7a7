/** From a place in the file of a promotion to the field of the form that writes it, and back. */
import { getLocation } from "jsonc-parser";
import { joinPointer, parseJson, valueAt } from "../../../../core/json/index.ts";
import type { StudioProblem } from "../../protocol/index.ts";
import type { FormPlace } from "../../protocol/promotion.ts";

/** A problem of the file, with the place of the value that it is about. */
export interface PlacedProblem {
  readonly at: FormPlace;
  readonly message: string;
}

/** Notices are for developers. */
export function placeProblems(text: string, problems: readonly StudioProblem[]): PlacedProblem[] {
  return problems.filter(({ isNotice }) => !isNotice).map(({ start, message }) => ({ at: placeAt(text, start), message }));
}

export function placeAt(text: string, offset: number): FormPlace {
  return getLocation(text, offset).path.map(String);
}

/** What the problems say of a value, or of something in it. */
export function messagesAt(problems: readonly PlacedProblem[], place: FormPlace): string[] {
  return problems.filter(({ at }) => place.every((part, index) => at[index] === part)).map(({ message }) => message);
}

/** Selectors of the field, the best one first. */
export function fieldsOf(text: string, at: FormPlace): string[] {
  const [part = "", first = "", second = ""] = at;
  if (part === "texts") return [`[data-text="${CSS.escape(first)}"][lang="${CSS.escape(second)}"]`, `[data-text="${CSS.escape(first)}"]`];
  if (part === "from" || part === "until") return [`[data-moment="${part}"]`];
  const value = parseJson(text);
  const id = part === "nodes" ? first : valueAt(value, joinPointer("", "insert", first, "node", "id"));
  return typeof id === "string" && id !== "" ? [`[data-node="${CSS.escape(id)}"] :is(textarea, input, button)`] : [];
}
