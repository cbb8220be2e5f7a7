/** What was done in the app since the screen opened, as a recording: looked at, exported, made into a test. */
import { type ReactElement, useState } from "react";
import { errorText } from "../../../../core/text/index.ts";
import type { Recording } from "../../protocol/recording.ts";
import { call } from "../call.ts";
import { useTrace } from "../panels/trace-store.ts";
import { Alert } from "../parts/alert.tsx";
import { Button } from "../parts/button.tsx";
import { handOver } from "../recordings/handed-over.ts";
import { exportRecording, KeepAsTest } from "../recordings/keep-as-test.tsx";
import * as styles from "../recordings/tests.module.css";
import { addressOf } from "../router.ts";
import { isRecording, setRecording } from "./recording-state.ts";

interface RecordingPanelProps {
  readonly screen: string;
  readonly variant: string;
  readonly onRestart: () => void;
}

export function RecordingPanel({ screen, variant, onRestart }: RecordingPanelProps): ReactElement {
  const ask = useTrace((store) => store.ask);
  const [recording, hold] = useState<Recording>();
  const [isOn, setOn] = useState(isRecording);
  const [problem, setProblem] = useState("");
  const take = async (): Promise<void> => {
    try {
      hold({ ...(await ask("recording", { known: await call("known", {}) })), variant });
      setProblem("");
      setRecording(false);
      setOn(false);
    } catch (error) {
      setProblem(errorText(error));
    }
  };
  const record = (): void => {
    setRecording(true);
    onRestart();
  };
  const replay = (recorded: Recording): void => {
    handOver(recorded);
    window.open(addressOf(["screen", screen], { variant }), "layar-studio");
  };
  return (
    <section className={`panel ${styles.section}`} aria-label="Recording">
      <div className="row">
        {!isOn && <Button text="● Record" onClick={record} />}
        <Button text={isOn ? "■ Stop" : "Take what was done"} aria-pressed={isOn} disabled={variant === ""} onClick={() => void take()} />
        {recording && (
          <>
            <Button text="Export" onClick={() => exportRecording(recording)} />
            <Button text="Replay in the studio" onClick={() => replay(recording)} />
          </>
        )}
      </div>
      <p className="soft small">
        {isOn
          ? "Recording. Use the app, then stop. "
          : "“Record” opens the screen again and writes down what you do; without it, what was done since the screen opened can be taken. "}
        Whatever is typed, and all that looks like a name, a number or a token, is replaced before it leaves the page.
      </p>
      <Alert text={problem} className={styles.problem} />
      {recording && (
        <KeepAsTest
          recording={recording}
          onGo={(file) => void window.open(addressOf(["screen", screen], { variant, file }), "layar-studio")}
        />
      )}
    </section>
  );
}
