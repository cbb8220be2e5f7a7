/** The form of the open promotion, and the changes that it makes of the file. */
import { useEffect, useState } from "react";
import type { FormChange, PromotionForm } from "../../protocol/promotion.ts";
import { call } from "../call.ts";
import { useDocuments } from "../editor/documents.ts";
import { enqueueEdit } from "../editor/pending-edits.ts";
import { useProject } from "../project-store.ts";

export interface ReadForm {
  /** As it was last without a mistake in the file. */
  readonly form?: PromotionForm;
  /** The file has a mistake, so that the form shows what it said before. */
  readonly isBroken: boolean;
}

export function usePromotionForm(path: string, variant: string): ReadForm {
  const [read, setRead] = useState<ReadForm>({ isBroken: false });
  const { revision, project } = useProject();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each revision it may say something else
  useEffect(() => {
    let isCurrent = true;
    call("promotionForm", { path, variant }).then(
      (form) => isCurrent && setRead((before) => (form === null ? { ...before, isBroken: true } : { form, isBroken: false })),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [path, variant, revision, project]);
  return read;
}

/** Writes into the file what the form was given. */
export function changePromotion(path: string, changes: readonly FormChange[], before?: () => Promise<void>): Promise<void> {
  return enqueueEdit(async () => {
    const document = useDocuments.getState().documents[path];
    if (!document) return;
    const { text } = await call("editPromotion", { path, text: document.text, changes: JSON.stringify(changes) });
    await before?.();
    if (text !== document.text) await useDocuments.getState().replace(path, text);
  });
}
