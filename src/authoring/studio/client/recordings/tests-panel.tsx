/** The tests of the open screen with their results, and recordings that become tests. */
import { type ReactElement, useEffect, useState } from "react";
import type { FlowTest } from "../../../../core/format/index.ts";
import { count } from "../../../../core/text/index.ts";
import type { StudioPlace } from "../../protocol/index.ts";
import type { StudioTest } from "../../protocol/tests.ts";
import { call } from "../call.ts";
import { Button } from "../parts/button.tsx";
import { useProject } from "../project-store.ts";
import { RecordSection } from "./record-section.tsx";
import { useReplay } from "./replay-store.ts";
import * as styles from "./tests.module.css";

interface TestsPanelProps {
  readonly screen: string;
  readonly variant: string;
  readonly scenario: string;
  readonly onGo: (place: StudioPlace) => void;
}

export function TestsPanel({ screen, variant, scenario, onGo }: TestsPanelProps): ReactElement {
  const { tests, isRunning } = useTests(screen);
  const goToStart = (file: string): void => onGo({ file, start: 0, end: 0, line: 1, column: 1 });
  const failed = tests?.filter(({ failures }) => failures.length > 0).length ?? 0;
  return (
    <>
      <RecordSection screen={screen} variant={variant} scenario={scenario} onGo={goToStart} />
      <section className={`panel ${styles.section}`} aria-label="Tests">
        <p role="status">
          {tests === undefined
            ? "Running the tests…"
            : `${count(tests.length, "test")}, ${failed === 0 ? "all pass" : `${failed} failed`}${isRunning ? ", running again…" : ""}`}
        </p>
        <ul className="plain">
          {tests?.map((test) => (
            <Test key={test.name} test={test} variant={variant} onGo={onGo} />
          ))}
        </ul>
      </section>
    </>
  );
}

const quietMs = 400;

/** Run again when the screen has changed and nobody types any more. */
function useTests(screen: string): { readonly tests?: readonly StudioTest[]; readonly isRunning: boolean } {
  const revision = useProject((store) => store.revision);
  const [tests, setTests] = useState<readonly StudioTest[]>();
  const [isRunning, setRunning] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each revision may have other results
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      setRunning(true);
      call("tests", { screen })
        .then((found) => isCurrent && setTests(found))
        .finally(() => isCurrent && setRunning(false));
    }, quietMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [screen, revision]);
  return { tests, isRunning };
}

interface TestProps {
  readonly test: StudioTest;
  readonly variant: string;
  readonly onGo: (place: StudioPlace) => void;
}

function Test({ test, variant, onGo }: TestProps): ReactElement {
  const { name, place, variants, failures } = test;
  const open = useReplay((store) => store.open);
  const replay = (): void => {
    const { given = {}, when = [] }: Partial<FlowTest> = JSON.parse(test.test);
    // In the market that is shown, where the test is for it.
    const shown = variants.find((one) => one === variant) ?? variants[0] ?? variant;
    void open({ title: name, variant: shown, given, acts: when });
  };
  return (
    <li className={failures.length === 0 ? styles.good : styles.bad}>
      <p className="row">
        <span aria-hidden="true">{failures.length === 0 ? "✓" : "✗"}</span>
        <Button text={name} className={styles.name} onClick={() => onGo(place)} />
        <span className="soft small">{failures.length === 0 ? variants.join(", ") : "fails"}</span>
        <Button text="Replay" aria-label={`Replay ${name}`} onClick={replay} />
      </p>
      {failures.length > 0 && (
        <ul className={`plain ${styles.failures}`}>
          {failures.map(({ message, place: at, variant: of, expected, found }) => (
            <li key={`${of} ${at.start} ${message}`}>
              {message} {expected !== undefined && `Expected ${expected}, found ${found}.`} <span className="soft small">{of}</span>{" "}
              <Button text={`${at.file}:${at.line}`} onClick={() => onGo(at)} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
