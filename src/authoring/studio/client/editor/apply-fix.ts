import type { StudioPlace } from "../../protocol/index.ts";
import { call } from "../call.ts";
import { useDocuments } from "./documents.ts";

/** Has the service do what it can at a place, and takes over what that makes of the files. */
export async function applyFix({ file, start, end }: StudioPlace): Promise<void> {
  const { open, replace } = useDocuments.getState();
  for (const { path, text } of await call("fix", { path: file, start, end })) {
    await open(path);
    await replace(path, text ?? "");
  }
}
