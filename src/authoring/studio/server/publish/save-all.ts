/** Writes several files, all of them or none. */
import { isObject, parseJson } from "../../../../core/json/index.ts";
import { errorText } from "../../../../core/text/index.ts";
import { formatText } from "../../../compiler/index.ts";
import { refuseFile, writeWholeFiles } from "../../../project/index.ts";
import { hashContent } from "../../../vite/index.ts";
import type { RequestOf } from "../../protocol/index.ts";
import type { PublishedFile, SavedAll } from "../../protocol/promotion.ts";
import { readDisk, type StudioContext } from "../studio-context.ts";

type AskedFile = Pick<PublishedFile, "path" | "base">;

export function saveAll(context: StudioContext, { files: written }: RequestOf<"saveAll">, page: string): SavedAll {
  const { root, edited } = context;
  const asked = readFiles(written);
  if (asked === undefined) return { outcome: "refused", reason: "The list of files is none." };
  const reason = asked.map(({ path }) => refuseFile(root, path)).find((one) => one !== undefined);
  if (reason !== undefined) return { outcome: "refused", reason };
  readDisk(context);
  const files = asked.map(({ path, base }) => ({ path, text: formatText(path, edited.workspace.textOf(path)), began: base }));
  // What the disk has already is no conflict.
  const conflicts = files.filter(({ path, text, began }) => ![began, hashContent(text)].includes(edited.baseOf(path)));
  if (conflicts.length > 0) return { outcome: "conflict", paths: conflicts.map(({ path }) => path) };
  try {
    writeWholeFiles(root, files);
  } catch (error) {
    return { outcome: "refused", reason: `Nothing was written: ${errorText(error)}` };
  }
  for (const { path, text } of files) edited.edit(path, text);
  readDisk(context, files, page);
  return { outcome: "saved", files: files.map(({ path, text }) => ({ path, text, base: hashContent(text) })) };
}

function readFiles(written: string): readonly AskedFile[] | undefined {
  const list = parseJson(written);
  return Array.isArray(list) && list.every(isAskedFile) ? list : undefined;
}

function isAskedFile(value: unknown): value is AskedFile {
  return isObject(value) && ["path", "base"].every((name) => typeof value[name] === "string");
}
