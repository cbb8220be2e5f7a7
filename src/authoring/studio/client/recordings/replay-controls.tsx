/** Plays in the preview what was recorded, or what a test says: at once, or act by act. */
import type { ReactElement } from "react";
import { describeAct } from "../../protocol/recording.ts";
import { Alert } from "../parts/alert.tsx";
import { Button } from "../parts/button.tsx";
import { useReplay } from "./replay-store.ts";
import * as styles from "./tests.module.css";

export function ReplayControls(): ReactElement | null {
  const { replay, done, isBusy, refusal, play, step, back, close } = useReplay();
  if (!replay) return null;
  const { title, acts } = replay;
  const isAtEnd = done >= acts.length;
  const act = acts[done];
  return (
    <div className={`box ${styles.replay}`}>
      <div className="row" role="toolbar" aria-label={`Replay of ${title}`}>
        <strong>{title}</strong>
        <Button text="Play" disabled={isBusy || isAtEnd} onClick={() => void play()} />
        <Button text="Step" disabled={isBusy || isAtEnd} onClick={() => void step()} />
        <Button text="Back" disabled={isBusy || done === 0} onClick={() => void back()} />
        <Button text="End" onClick={close} />
      </div>
      <output>
        {`${done} of ${acts.length} done.`} {act && `Next: ${describeAct(act)}`}
      </output>
      <Alert text={refusal} className={styles.problem} />
    </div>
  );
}
