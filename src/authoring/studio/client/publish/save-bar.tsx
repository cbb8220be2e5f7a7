/** Writes everything that is not on the disk yet, and says what became of it. */
import { type ReactElement, useState } from "react";
import { count } from "../../../../core/text/index.ts";
import type { PublishedFile } from "../../protocol/promotion.ts";
import { saveEverything } from "../editor/save-everything.ts";
import { Button } from "../parts/button.tsx";
import * as styles from "./publish-page.module.css";

interface SaveBarProps {
  /** Those that are not on the disk yet. */
  readonly files: readonly PublishedFile[];
  /** How many problems they cause. */
  readonly problems: number;
}

export function SaveBar({ files, problems }: SaveBarProps): ReactElement {
  const [report, setReport] = useState({ text: "", isBad: false });
  const [isSaving, setSaving] = useState(false);
  const save = async (): Promise<void> => {
    setSaving(true);
    setReport(await saveEverything(files));
    setSaving(false);
  };
  const isOff = isSaving || files.length === 0 || problems > 0;
  return (
    <div className={`row ${styles.save}`}>
      <Button text="Save all" className="primary" disabled={isOff} onClick={() => void save()} />
      <output className={report.isBad ? "bad" : problems > 0 ? "note" : "good"}>
        {isSaving ? "Saving…" : report.text || describe(files.length, problems)}
      </output>
    </div>
  );
}

function describe(unsaved: number, problems: number): string {
  if (problems > 0) return "Can be saved together once they cause no problem.";
  return unsaved === 0 ? "All of it is on the disk." : `Writes ${count(unsaved, "file")}, all of them or none.`;
}
