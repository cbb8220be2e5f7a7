/** Opens the screens of the shown texts at 320 px, one after the other, and says how far it is. */

import type { ReactElement } from "react";
import { count } from "../../../../core/text/index.ts";
import type { ProjectSummary } from "../../protocol/index.ts";
import type { StudioText, TextTable } from "../../protocol/texts.ts";
import { useMeasures } from "./measured.ts";

interface MeasureButtonProps {
  readonly project: ProjectSummary;
  readonly table: TextTable;
  readonly languages: readonly string[];
  readonly shown: readonly StudioText[];
}

export function MeasureButton({ project, table, languages, shown }: MeasureButtonProps): ReactElement {
  const { progress, failure, measure, stop } = useMeasures();
  if (progress)
    return (
      <span>
        <progress aria-label="Measures texts" value={progress.done} max={progress.all} />{" "}
        <button type="button" onClick={stop}>
          Stop
        </button>
      </span>
    );
  const screens = [...new Set(shown.flatMap((row) => row.screens))];
  return (
    <>
      <button type="button" disabled={screens.length === 0} onClick={() => void measure(project, table, { screens, languages })}>
        {`Measure at 320 px (${count(screens.length, "screen")})`}
      </button>
      {failure !== undefined && <span role="alert">{failure}</span>}
    </>
  );
}
