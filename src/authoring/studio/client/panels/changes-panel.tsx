/** In what the shown variant differs: from what is saved, from its base, or from another market. */
import { type ReactElement, useId, useState } from "react";
import { TextList } from "../parts/text-list.tsx";
import { useResult } from "../parts/use-loaded.ts";
import { useProject } from "../project-store.ts";

export function ChangesPanel({ screen, variant }: { readonly screen: string; readonly variant: string }): ReactElement {
  const project = useProject((store) => store.project);
  const [against, setAgainst] = useState("saved");
  const changes = useResult("changes", { screen, variant, against });
  const id = useId();
  const others = project?.markets.filter((market) => !variant.startsWith(market.id)) ?? [];
  return (
    <div className="panel">
      <label htmlFor={id}>Compared with</label>{" "}
      <select id={id} value={against} onChange={({ target }) => setAgainst(target.value)}>
        <option value="saved">what is on the disk</option>
        <option value="base">the base of all markets</option>
        {others.map((market) => (
          <option key={market.id}>{market.id}</option>
        ))}
      </select>
      {changes?.length === 0 && <p>No differences.</p>}
      <TextList lines={changes ?? []} />
    </div>
  );
}
