/** A recording step by step, and the way to make a test of it: that is run, and written beside the screen. */
import { type ReactElement, useId, useState } from "react";
import { saveFile } from "../../code-editor/index.ts";
import type { Recording } from "../../protocol/recording.ts";
import type { TestDraft } from "../../protocol/tests.ts";
import { call } from "../call.ts";
import { useDocuments } from "../editor/documents.ts";
import { Alert } from "../parts/alert.tsx";
import { Button } from "../parts/button.tsx";
import { TextList } from "../parts/text-list.tsx";
import { describeStep } from "./list-acts.ts";
import * as styles from "./tests.module.css";

type KeptDraft = Exclude<TestDraft, { readonly refusal: string }>;

const isGood = (draft: TestDraft): draft is KeptDraft => draft.refusal === undefined && draft.findings.length === 0;

export function KeepAsTest({ recording, onGo }: { readonly recording: Recording; readonly onGo: (path: string) => void }): ReactElement {
  const [name, setName] = useState("");
  const [draft, setDraft] = useState<TestDraft>();
  const [isBusy, setBusy] = useState(false);
  const { open, replace, save } = useDocuments();
  const field = useId();
  const run = async (): Promise<TestDraft> => {
    setBusy(true);
    const request = { recording: JSON.stringify(recording), name };
    const made = await call("testDraft", request).catch((error: unknown) => ({ refusal: String(error) }));
    setDraft(made);
    setBusy(false);
    return made;
  };
  const keep = async ({ path, from, text }: KeptDraft): Promise<void> => {
    await open(path);
    if (useDocuments.getState().documents[path]?.text !== from) {
      // The file has changed since: the test is made for what it says now.
      const made = await run();
      return isGood(made) ? keep(made) : undefined;
    }
    await replace(path, text);
    await save(path);
    setDraft(undefined);
    setName("");
    onGo(path);
  };
  return (
    <>
      <form
        className={styles.keep}
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
      >
        <label htmlFor={field}>What it shows, as a sentence</label>
        <div className="row">
          <input id={field} value={name} onChange={({ target }) => [setName(target.value), setDraft(undefined)]} />
          <button type="submit" disabled={isBusy}>
            {isBusy ? "Running…" : "Try as a test"}
          </button>
        </div>
        {draft && <Result draft={draft} isBusy={isBusy} onKeep={keep} />}
      </form>
      <RecordedSteps recording={recording} />
    </>
  );
}

interface ResultProps {
  readonly draft: TestDraft;
  readonly isBusy: boolean;
  readonly onKeep: (draft: KeptDraft) => Promise<void>;
}

function Result({ draft, isBusy, onKeep }: ResultProps): ReactElement {
  if (draft.refusal !== undefined) return <Alert text={draft.refusal} className={styles.problem} />;
  const { differences, findings, hasResponses } = draft;
  return (
    <div role="status" className={`box ${styles.result}`}>
      <p className={isGood(draft) ? "good" : "bad"}>{isGood(draft) ? "The test passes." : "The test fails:"}</p>
      {findings.length + differences.length > 0 && <TextList lines={[...findings, ...differences]} />}
      {hasResponses && <p>It has the recorded responses, because those of the mock server lead elsewhere.</p>}
      <pre>{JSON.stringify(JSON.parse(draft.test), null, 2)}</pre>
      <Button text="Keep as a test" disabled={isBusy || !isGood(draft)} onClick={() => void onKeep(draft)} />
    </div>
  );
}

function RecordedSteps({ recording: { steps } }: { readonly recording: Recording }): ReactElement {
  return (
    <ol className={`plain ${styles.steps}`} aria-label="Steps of the recording">
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a recording does not change
        <li key={index} className={step.kind === "act" ? styles.act : `soft small ${styles.came}`}>
          <time>{`${(step.at / 1000).toFixed(1)} s`}</time> {describeStep(step)}
        </li>
      ))}
    </ol>
  );
}

export function exportRecording(recording: Recording): void {
  saveFile(`${recording.screen}.recording.json`, "application/json", `${JSON.stringify(recording, null, 2)}\n`);
}
