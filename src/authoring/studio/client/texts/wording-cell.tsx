import { type ComponentProps, type ReactElement, useEffect, useEffectEvent, useRef, useState } from "react";
import { MarkedText } from "../../code-editor/index.ts";
import type { StudioText, StudioWording } from "../../protocol/texts.ts";
import { useDocuments } from "../editor/documents.ts";
import { Button } from "../parts/button.tsx";
import { describeLines, findTight, useMeasures } from "./measured.ts";
import * as styles from "./texts-page.module.css";
import { useTexts } from "./texts-store.ts";

/** Long enough to put what is typed fast into one draft. */
const pauseMs = 150;

function Note({ label, wording }: { readonly label: string; readonly wording: StudioWording }): ReactElement | null {
  const { state, madeFrom = "", mark, file, problems } = wording;
  if (problems.length > 0)
    return (
      <span className="bad">
        {problems.map((problem) => (
          <MarkedText key={problem} text={problem} />
        ))}
      </span>
    );
  if (state === "outdated")
    return (
      <span className="note">
        {`Written when the original was “${madeFrom}” `}
        {mark && (
          <Button
            text="Still right"
            className="small"
            aria-label={`Still right: ${label}`}
            title="It says what the original says now"
            onClick={() => void useTexts.getState().confirm({ file, path: mark.path }, mark.text)}
          />
        )}
      </span>
    );
  return state === "changed" ? <span className="good">Changed since the last commit</span> : null;
}

export function WordingCell({ row, wording }: { readonly row: StudioText; readonly wording: StudioWording }): ReactElement {
  const { language, state, problems } = wording;
  const label = `${row.name}${row.form && ` (${row.form})`} in ${language}, ${row.screens[0] ?? row.file}`;
  const { isRefused, ...field } = useWordingField(wording);
  const tight = useMeasures(({ measured }) => findTight(measured, row, language));
  const lines = useMeasures(({ measured }) => describeLines(measured, row.key, language));
  return (
    <td className={styles.cell} data-state={problems.length > 0 ? "wrong" : state}>
      <textarea
        lang={language}
        rows={1}
        aria-label={label}
        aria-invalid={problems.length > 0}
        className={styles.wording}
        placeholder={state === "missing" ? "Missing" : ""}
        spellCheck
        {...field}
      />
      <span className={`row small ${styles.notes}`}>
        {isRefused && (
          <span role="alert" className="bad">
            It stays: without it the file could not be read. Write other words instead.
          </span>
        )}
        <Note label={label} wording={wording} />
        {tight !== "" ? <span className="bad">{tight}</span> : <span className="soft">{lines}</span>}
      </span>
    </td>
  );
}

interface Field extends Pick<ComponentProps<"textarea">, "value" | "onFocus" | "onChange" | "onBlur"> {
  /** It was emptied, and must stay. */
  readonly isRefused: boolean;
}

/** What is typed shows at once, goes into the file at the next pause, and at the latest when the field or the page is left. */
function useWordingField(wording: StudioWording): Field {
  const { text = "", mustStay } = wording;
  const { write, remember, load } = useTexts.getState();
  const [typed, setTyped] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  const isTaken = (value: string): boolean => value !== "" || mustStay !== true;
  const before = useRef<string>(undefined);
  const waiting = useRef<{ readonly value: string; readonly timer: ReturnType<typeof setTimeout> }>(undefined);
  const flush = useEffectEvent(async () => {
    const { value, timer } = waiting.current ?? {};
    waiting.current = undefined;
    clearTimeout(timer);
    if (value !== undefined && isTaken(value)) await write(wording, value);
  });
  useEffect(() => {
    const leave = (): void => void flush();
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text, from the file or from another window
  useEffect(() => {
    if (before.current === undefined) setTyped(undefined);
  }, [text]);
  return {
    value: typed ?? text,
    isRefused,
    onFocus() {
      before.current = text;
      setRefused(false);
      void useDocuments.getState().open(wording.file);
    },
    onChange({ target: { value } }) {
      setTyped(value);
      clearTimeout(waiting.current?.timer);
      waiting.current = { value, timer: setTimeout(() => void flush(), pauseMs) };
    },
    onBlur() {
      if (typed !== undefined && !isTaken(typed)) {
        setTyped(undefined);
        setRefused(true);
      } else if (typed !== undefined && typed !== before.current) remember([{ ...wording, before: before.current ?? "", after: typed }]);
      before.current = undefined;
      void flush().then(load);
    },
  };
}
