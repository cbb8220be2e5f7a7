import { isObject, type JsonObject } from "../../../core/json/index.ts";
import { parseText } from "../../compiler/index.ts";
import { DraftError, type DraftRequest } from "./draft.ts";

/** A definition of the project as it is written. */
export function readObject({ files }: Pick<DraftRequest, "files">, path: string): JsonObject {
  const file = files.find((one) => one.path === path);
  const parsed = file === undefined ? undefined : parseText(path, file.text);
  if (parsed === undefined || "problems" in parsed || !isObject(parsed.value)) throw new DraftError(`${path} cannot be read.`);
  return parsed.value;
}
