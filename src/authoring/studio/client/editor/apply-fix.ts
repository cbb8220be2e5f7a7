import type { StudioPlace } from "../../protocol/index.ts";
import { call } from "../call.ts";
import { useDocuments } from "./documents.ts";

/** Has the service do what it can at a place, and takes over what that makes of the files. */
export async function applyFix({ file, start, end }: StudioPlace): Promise<void> {
  const { documents: before, open, replace } = useDocuments.getState();
  const files = await call("fix", { path: file, start, end });
  const { documents } = useDocuments.getState();
  // Typed meanwhile: the problem may stand elsewhere by now, and what was typed counts.
  if (files.some(({ path }) => documents[path]?.text !== before[path]?.text)) return;
  for (const { path, text } of files) {
    await open(path);
    await replace(path, text ?? "");
  }
}
