/** Changes the file of a promotion as its form says, in the one written form, and records what it replaces. */
import { deepEqual, isContainer, isObject, joinPointer, parseJson, valueAt, withNumbers } from "../../../../core/json/index.ts";
import { formatText, setInText, type Variant } from "../../../compiler/index.ts";
import { recordReplaced } from "../../../language/service/index.ts";
import type { RequestOf } from "../../protocol/index.ts";
import type { FormChange } from "../../protocol/promotion.ts";
import type { EditedProject } from "../edited-project.ts";
import { findPromotion } from "./promotion.ts";

/** The new text of the file; the one that was given where the changes are none. */
export function editPromotion(edited: EditedProject, { path, text, changes }: RequestOf<"editPromotion">): string {
  const asked = parseJson(changes);
  if (!Array.isArray(asked)) return text;
  const written = asked.filter(isChange).reduce((now, change) => applyChange(now, change), text);
  const { workspace } = edited;
  const found = findPromotion(edited, path, "");
  const pruned = tidyTexts(written, found?.base, listOtherTexts(workspace, path, found?.screen ?? ""));
  const formatted = formatText(path, pruned);
  const screen = workspace.compileWith(new Map([[path, formatted]])).screens.get(found?.screen ?? "");
  const replaced = screen?.replaced.get(path);
  if (replaced === undefined) return formatted;
  // What was recorded earlier stays, so that a base that has changed since is still reported.
  const value = parseJson(formatted);
  const recorded = isObject(value) && isObject(value["replaces"]) ? value["replaces"] : {};
  const kept = Object.fromEntries(Object.entries(replaced).map(([name, now]) => [name, name in recorded ? recorded[name] : now]));
  const isPlain = Object.keys(kept).length === 0;
  return isPlain ? formatText(path, applyChange(formatted, { at: ["replaces"] })) : recordReplaced(path, formatted, kept);
}

function isChange(value: unknown): value is FormChange {
  return isObject(value) && Array.isArray(value["at"]) && value["at"].every((part) => typeof part === "string");
}

function applyChange(text: string, { at, value }: FormChange): string {
  const path = withNumbers(at);
  const changed = setInText(text, path, value);
  return value === undefined ? withoutEmpty(changed, path.slice(0, -1)) : changed;
}

/** An object or a list whose last value went goes, too. */
function withoutEmpty(text: string, path: readonly (string | number)[]): string {
  if (path.length === 0) return text;
  const value = valueAt(parseJson(text), joinPointer("", ...path));
  if (!isContainer(value) || Object.keys(value).length > 0) return text;
  return withoutEmpty(setInText(text, [...path], undefined), path.slice(0, -1));
}

/** Names of the texts that the screen has without the file, in any market. */
function listOtherTexts(workspace: EditedProject["workspace"], path: string, screen: string): Set<string> {
  const variants = (workspace.screen(screen)?.variants ?? []).map(({ resolved }) => resolved);
  const others = variants.filter(({ overlays }) => overlays.every(({ file }) => file !== path));
  return new Set(others.flatMap(({ texts }) => [...texts.keys()]));
}

/** A text that has become that of the base again, or that nothing says any more, is none of the promotion's; one that was translated is not meant to read as another. */
function tidyTexts(text: string, base: Variant | undefined, others: ReadonlySet<string>): string {
  const value = parseJson(text);
  const own = isObject(value) && isObject(value["texts"]) ? value["texts"] : {};
  return Object.entries(own).reduce((now, [name, entry]) => {
    const before = base?.texts.get(name)?.entry;
    const isSaid = others.has(name) || new RegExp(`\\btexts\\.${name}\\b`).test(now);
    if (!isObject(entry) || !isSaid || deepEqual(entry, before)) return applyChange(now, { at: ["texts", name] });
    const { sameIn, ...texts } = entry;
    if (!Array.isArray(sameIn)) return now;
    const same = sameIn.filter((one) => Object.keys(texts).some((other) => other !== one && texts[other] === texts[one]));
    if (same.length === sameIn.length) return now;
    return applyChange(now, { at: ["texts", name, "sameIn"], ...(same.length > 0 && { value: same }) });
  }, text);
}
