/** In what the shown variant differs: from what is saved, from its base, or from another market. */
import { type ReactElement, useState } from "react";
import { TextList } from "../parts/text-list.tsx";
import { useResult } from "../parts/use-loaded.ts";
import { Choice, type ChoiceOf } from "../preview/switches.tsx";
import { useProject } from "../project-store.ts";

export function ChangesPanel({ screen, variant }: { readonly screen: string; readonly variant: string }): ReactElement {
  const project = useProject((store) => store.project);
  const [against, setAgainst] = useState("saved");
  const changes = useResult("changes", { screen, variant, against });
  const others = project?.markets.filter(({ id }) => !variant.startsWith(id)).map(({ id }) => id) ?? [];
  const forms: ChoiceOf["values"] = [["saved", "what is on the disk"], ["base", "the base of all markets"], ...others];
  const query = new URLSearchParams({ against });
  return (
    <div className="panel">
      <Choice name="against" label="Compared with" values={forms} query={query} onSet={(_, form) => setAgainst(form || "saved")} />
      {changes?.length === 0 && <p>No differences.</p>}
      <TextList lines={changes ?? []} />
    </div>
  );
}
