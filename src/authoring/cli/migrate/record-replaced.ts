// From `expects`, the fingerprint of what an overlay replaces, to `replaces`, the values themselves.
import { isObject } from "../../../core/json/index.ts";
import { compile, readDefinitionPath } from "../../compiler/index.ts";
import type { DefinitionFile } from "./definition-file.ts";

function hasFingerprint({ path, value }: DefinitionFile): boolean {
  return readDefinitionPath(path).kind === "overlay" && isObject(value) && "expects" in value;
}

/** The base is taken as it is now: what a fingerprint says of an older one cannot be read from it. */
export function recordReplaced(files: readonly DefinitionFile[]): DefinitionFile[] {
  if (!files.some(hasFingerprint)) return [...files];
  const plain = files.map((file) => (hasFingerprint(file) ? { ...file, value: withRecord(file.value, {}) } : file));
  const { screens } = compile(plain.map(({ path, value }) => ({ path, text: JSON.stringify(value) })));
  const replaced = new Map([...screens.values()].flatMap((screen) => [...screen.replaced]));
  return files.map((file) => (hasFingerprint(file) ? { ...file, value: withRecord(file.value, replaced.get(file.path) ?? {}) } : file));
}

/** The record stands where the fingerprint stood. */
function withRecord(value: unknown, replaces: { readonly [path: string]: unknown }): unknown {
  if (!isObject(value)) return value;
  const isEmpty = Object.keys(replaces).length === 0;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => (name !== "expects" ? [[name, part]] : isEmpty ? [] : [["replaces", replaces]])),
  );
}
