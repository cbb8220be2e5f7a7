import { strToU8, zipSync } from "fflate";
import { saveFile } from "../../studio/code-editor/index.ts";
import type { Texts } from "./examples.ts";

/** Saves a project as an archive with one folder. */
export function download(name: string, files: Texts): void {
  const entries = Object.entries(files).map(([path, text]) => [`${name}/${path}`, strToU8(text)] as const);
  saveFile(`${name}.zip`, "application/zip", new Uint8Array(zipSync(Object.fromEntries(entries))));
}
