/** What differs between two releases, in the words of `diff`. */
import { isObject, parseJson } from "../../../core/json/index.ts";
import { type Compilation, describeChanges, findVariant, type SourceFile } from "../../compiler/index.ts";
import { expand } from "./compressed-forms.ts";
import { hashOf } from "./hash.ts";
import { findManifest } from "./manifest.ts";
import { definitionsPath } from "./send.ts";
import type { Target } from "./target/target.ts";

/** The definitions of a release as they were sent with it; undefined where they are gone, or not those that its manifest names. */
export async function readDefinitions(target: Target, id: string): Promise<readonly SourceFile[] | undefined> {
  const path = definitionsPath(id);
  const [content, manifest] = await Promise.all([target.read(path), findManifest(target, id)]);
  if (content === undefined || typeof manifest === "string" || manifest.files[path] !== hashOf(content)) return undefined;
  const text = expand(path, content)?.toString();
  const files = text === undefined ? undefined : parseJson(text);
  if (!Array.isArray(files)) return undefined;
  return files.flatMap((one) =>
    isObject(one) && typeof one["path"] === "string" && typeof one["text"] === "string" ? [{ path: one["path"], text: one["text"] }] : [],
  );
}

/** A line for each variant that differs, and for each screen that is new or gone. */
export function describeDifference(old: Compilation, now: Compilation): readonly string[] {
  const gone = [...old.screens.keys()].filter((id) => !now.screens.has(id)).map((id) => `${id}: the screen is gone`);
  const others = [...now.screens.values()].flatMap(({ id, variants }) => {
    if (!old.screens.has(id)) return [`${id}: the screen is new`];
    return variants.flatMap(({ resolved }) => {
      const former = findVariant(old, id, resolved.name);
      const summary = former === undefined ? ["the variant is new"] : describeChanges(former, resolved);
      return summary.length === 0 ? [] : [`${id} ${resolved.name}: ${summary.join("; ")}`];
    });
  });
  return [...gone, ...others];
}
