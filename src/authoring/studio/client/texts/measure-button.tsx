/** Opens the screens of the shown texts at 320 px, one after the other, and says how far it is. */
import type { ReactElement } from "react";
import { count } from "../../../../core/text/index.ts";
import type { ProjectSummary } from "../../protocol/index.ts";
import type { StudioText, TextTable } from "../../protocol/texts.ts";
import { Button } from "../parts/button.tsx";
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
        <progress aria-label="Measures texts" value={progress.done} max={progress.all} /> <Button text="Stop" onClick={stop} />
      </span>
    );
  const screens = [...new Set(shown.flatMap((row) => row.screens))];
  return (
    <>
      <Button
        text={`Measure at 320 px (${count(screens.length, "screen")})`}
        disabled={screens.length === 0}
        onClick={() => void measure(project, table, { screens, languages })}
      />
      {failure !== undefined && <span role="alert">{failure}</span>}
    </>
  );
}
