/** What was done in the app since the screen opened, as a recording: looked at, exported, made into a test. */
import { type ReactElement, useState } from "react";
import { errorText } from "../../../error-text.ts";
import type { Recording } from "../../recording-protocol.ts";
import { call } from "../call.ts";
import { useTrace } from "../panels/trace-store.ts";
import { addressOf } from "../router.ts";
import { KeepAsTest } from "../tests/keep-as-test.tsx";
import { exportRecording, RecordedSteps } from "../tests/recorded-steps.tsx";
import * as styles from "../tests/tests.module.css";

interface RecordingPanelProps {
  readonly screen: string;
  readonly variant: string;
}

export function RecordingPanel({ screen, variant }: RecordingPanelProps): ReactElement {
  const ask = useTrace((store) => store.ask);
  const [recording, setRecording] = useState<Recording>();
  const [problem, setProblem] = useState("");
  const take = async (): Promise<void> => {
    try {
      setRecording({ ...(await ask("recording", { known: await call("known", {}) })), variant });
      setProblem("");
    } catch (error) {
      setProblem(errorText(error));
    }
  };
  return (
    <section className={styles.section} aria-label="Recording">
      <div className={styles.tools}>
        <button type="button" disabled={variant === ""} onClick={() => void take()}>
          Take what was done
        </button>
        {recording && (
          <button type="button" onClick={() => exportRecording(recording)}>
            Export
          </button>
        )}
      </div>
      <p className={styles.hint}>
        What was done since the screen opened; a reload begins again. Whatever is typed, and all that looks like a name, a number or a
        token, is replaced before it leaves the page.
      </p>
      {problem !== "" && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {recording && (
        <KeepAsTest
          recording={recording}
          onGo={(file) => void window.open(addressOf(["screen", screen], { variant, file }), "layar-studio")}
        />
      )}
      {recording && <RecordedSteps recording={recording} />}
    </section>
  );
}
