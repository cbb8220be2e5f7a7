import { strToU8, zipSync } from "fflate";
import type { Texts } from "./examples.ts";

/** Saves a project as an archive with one folder. */
export function download(name: string, files: Texts): void {
  const entries = Object.entries(files).map(([path, text]) => [`${name}/${path}`, strToU8(text)] as const);
  const address = URL.createObjectURL(new Blob([new Uint8Array(zipSync(Object.fromEntries(entries)))], { type: "application/zip" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${name}.zip`;
  link.click();
  URL.revokeObjectURL(address);
}
