/** The form of the open promotion, and the changes that it makes of the file. */
import { useState } from "react";
import type { FormChange, PromotionForm } from "../../protocol/promotion.ts";
import { call } from "../call.ts";
import { useDocuments } from "../editor/documents.ts";
import { enqueueEdit } from "../editor/pending-edits.ts";
import { useLoaded } from "../parts/use-loaded.ts";
import { useProject } from "../project-store.ts";

/** Where the file has a mistake, `isBroken`, and the form is what it was before. */
export function usePromotionForm(path: string, variant: string) {
  const { revision, project } = useProject();
  const found = useLoaded(() => call("promotionForm", { path, variant }), [path, variant, revision, project]);
  const [form, setForm] = useState<PromotionForm>();
  if (found && found !== form) setForm(found);
  return { form, isBroken: found === null };
}

export function changePromotion(path: string, changes: readonly FormChange[], before?: () => Promise<void>): Promise<void> {
  return enqueueEdit(async () => {
    const document = useDocuments.getState().documents[path];
    if (!document) return;
    const { text } = await call("editPromotion", { path, text: document.text, changes: JSON.stringify(changes) });
    await before?.();
    if (text !== document.text) await useDocuments.getState().replace(path, text);
  });
}
