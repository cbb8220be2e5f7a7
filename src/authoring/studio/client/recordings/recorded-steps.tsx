/** A recording, step by step, and as a file. */
import type { ReactElement } from "react";
import type { Recording } from "../../protocol/recording.ts";
import { describeStep } from "./list-acts.ts";
import * as styles from "./tests.module.css";

export function RecordedSteps({ recording: { steps } }: { readonly recording: Recording }): ReactElement {
  return (
    <ol className={`plain ${styles.steps}`} aria-label="Steps of the recording">
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a recording does not change
        <li key={index} className={step.kind === "act" ? styles.act : styles.came}>
          <time>{`${(step.at / 1000).toFixed(1)} s`}</time> {describeStep(step)}
        </li>
      ))}
    </ol>
  );
}

export function exportRecording(recording: Recording): void {
  const link = document.createElement("a");
  const url = URL.createObjectURL(new Blob([`${JSON.stringify(recording, null, 2)}\n`], { type: "application/json" }));
  link.href = url;
  link.download = `${recording.screen}.recording.json`;
  link.click();
  URL.revokeObjectURL(url);
}
