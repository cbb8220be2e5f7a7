/** What would be committed, as it is at the moment. */
import { useEffect, useState } from "react";
import { errorText } from "../../../../core/text/index.ts";
import type { Publication } from "../../protocol/promotion.ts";
import { call } from "../call.ts";
import { useDocuments } from "../editor/documents.ts";
import { useProject } from "../project-store.ts";

/** `shown` outlives its saving where there is no commit to compare with, so that what was saved can be opened and described. */
export function usePublication(): { readonly shown?: Publication; readonly isSaved: boolean; readonly failure: string } {
  const [found, setFound] = useState<Publication>();
  const [last, setLast] = useState<Publication>();
  const [failure, setFailure] = useState("");
  const { revision } = useProject();
  const restore = useDocuments((store) => store.restore);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each revision may be another change
  useEffect(() => {
    let isCurrent = true;
    const take = (publication: Publication): void => {
      if (!isCurrent) return;
      setFound(publication);
      setFailure("");
      if (publication.files.length > 0) setLast(publication);
    };
    restore()
      .then(() => call("publication", {}))
      .then(take, (error: unknown) => isCurrent && setFailure(errorText(error)));
    return () => {
      isCurrent = false;
    };
  }, [revision, restore]);
  const isSaved = found?.files.length === 0 && last !== undefined;
  const shown = isSaved ? { ...last, files: last.files.map((file) => ({ ...file, isEdited: false })) } : found;
  return { ...(shown && { shown }), isSaved, failure };
}
