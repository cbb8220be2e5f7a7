/** The form of the open promotion, and the changes that it makes of the file. */
import { useState } from "react";
import type { FormChange, PromotionForm } from "../../protocol/promotion.ts";
import { call } from "../call.ts";
import { useDocuments } from "../editor/documents.ts";
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

/** `before` is done just before the text changes, so that nothing is checked in between. */
export function changePromotion(path: string, changes: readonly FormChange[], before?: () => Promise<void>): Promise<void> {
  return useDocuments.getState().edit(path, async (now) => {
    const { text } = await call("editPromotion", { path, text: now, changes: JSON.stringify(changes) });
    await before?.();
    return text;
  });
}
