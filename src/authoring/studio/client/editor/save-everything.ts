/** Saves all drafts in one go. */
import { count } from "../../../../core/text/index.ts";
import type { PublishedFile } from "../../protocol/promotion.ts";
import { CallError, call } from "../call.ts";
import { useDocuments } from "./documents.ts";
import { whenEdited } from "./pending-edits.ts";

/** Gives what became of it, in words. */
export async function saveEverything(files: readonly Pick<PublishedFile, "path" | "base">[]) {
  await whenEdited();
  const { documents, settled } = useDocuments.getState();
  // What the typing began with counts, not what the disk has now.
  const asked = files.map(({ path, base }) => ({ path, base: documents[path]?.base ?? base }));
  const unsent = files.filter(({ path }) => documents[path]?.isUnsent === true);
  if (unsent.length > 0) {
    const paths = unsent.map(({ path }) => path).join(", ");
    return { text: `Nothing was saved: the server does not have what was typed last in ${paths}.`, isBad: true };
  }
  try {
    const saved = await call("saveAll", { files: JSON.stringify(asked) });
    if (saved.outcome === "refused") return { text: saved.reason, isBad: true };
    if (saved.outcome === "conflict")
      return {
        text: `Nothing was saved: ${saved.paths.join(", ")} changed on the disk meanwhile. Open it and choose a text.`,
        isBad: true,
      };
    settled(saved.files, documents);
    return { text: `Saved ${count(saved.files.length, "file")}.`, isBad: false };
  } catch (error) {
    if (error instanceof CallError) return { text: error.message, isBad: true };
    throw error;
  }
}
