/** Has the service do something at a place, and takes over what it makes of the files. */
import type { StudioPlace } from "../../protocol/index.ts";
import { call } from "../call.ts";
import { useDocuments } from "./documents.ts";

async function applyAction({ file, start, end }: Pick<StudioPlace, "file" | "start" | "end">, title: string): Promise<void> {
  const { open, replace } = useDocuments.getState();
  for (const { path, text } of await call("act", { path: file, start, end, title })) {
    await open(path);
    await replace(path, text ?? "");
  }
}

/** The first of what can be done, which is a fix where there is one. */
export async function applyFix(place: StudioPlace): Promise<void> {
  const { file, start, end } = place;
  const [title] = await call("actions", { path: file, start, end });
  if (title !== undefined) await applyAction(place, title);
}
