/** Records how the screen beside is used, plays it again, and keeps it as a test. */
import { type ChangeEvent, type ReactElement, useEffect, useState } from "react";
import { readRecording } from "../../protocol/recording.ts";
import { call } from "../call.ts";
import { useTrace } from "../panels/trace-store.ts";
import { Alert } from "../parts/alert.tsx";
import { Button } from "../parts/button.tsx";
import { takeHandedOver } from "./handed-over.ts";
import { exportRecording, KeepAsTest } from "./keep-as-test.tsx";
import { ReplayControls } from "./replay-controls.tsx";
import { replayOf, useReplay } from "./replay-store.ts";
import * as styles from "./tests.module.css";

interface RecordSectionProps {
  readonly screen: string;
  readonly variant: string;
  readonly scenario: string;
  readonly onGo: (path: string) => void;
}

export function RecordSection({ screen, variant, scenario, onGo }: RecordSectionProps): ReactElement {
  const { isRecording, recording, replay, startRecording, hold, open } = useReplay();
  const ask = useTrace((store) => store.ask);
  const [problem, setProblem] = useState("");
  // What was recorded in the app is played here.
  useEffect(() => {
    const handed = takeHandedOver(screen);
    if (handed === undefined) return;
    hold(handed);
    void open(replayOf(handed));
  }, [screen, hold, open]);
  const stop = async (): Promise<void> => {
    const made = await ask("recording", { known: await call("known", {}) });
    hold({ ...made, variant, scenario });
  };
  const take = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const read = readRecording((await target.files?.[0]?.text()) ?? "");
    target.value = "";
    if (read === undefined) setProblem("This file is no recording of the studio.");
    else if (read.screen !== screen) setProblem(`This recording is one of the screen “${read.screen}”.`);
    else {
      setProblem("");
      hold(read);
    }
  };
  return (
    <section className={`panel ${styles.section}`} aria-label="Recording">
      <div className="row">
        {isRecording ? (
          <Button text="■ Stop" aria-pressed="true" onClick={() => void stop()} />
        ) : (
          <Button text="● Record" onClick={startRecording} />
        )}
        <label className={styles.file}>
          Import…
          <input type="file" accept="application/json,.json" onChange={(event) => void take(event)} />
        </label>
        {recording && (
          <>
            <Button text="Export" onClick={() => exportRecording(recording)} />
            {!replay && <Button text="Replay" onClick={() => void open(replayOf(recording))} />}
          </>
        )}
      </div>
      {isRecording && (
        <p role="status" className="soft small">
          Recording. Use the screen beside as a user would, then stop.
        </p>
      )}
      {!isRecording && !recording && (
        <p className="soft small">
          “Record” opens the screen again and writes down what you do there. Whatever is typed, and all that looks like a name, a number or
          a token, is replaced before it leaves the page.
        </p>
      )}
      <Alert text={problem} className={styles.problem} />
      <ReplayControls />
      {recording && <KeepAsTest recording={recording} onGo={onGo} />}
    </section>
  );
}
