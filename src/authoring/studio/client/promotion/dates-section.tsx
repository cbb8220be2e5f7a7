/** From when until when it runs, and a clock that shows the screen before, during and after. */
import { type ReactElement, useId } from "react";
import { Button } from "../parts/button.tsx";
import { usePromotion } from "./open-promotion.ts";
import * as styles from "./promotion-form.module.css";
import { useWritten } from "./use-written.ts";

interface DatesSectionProps {
  /** What the clock of the preview shows; '' where it does not matter. */
  readonly at: string;
  readonly onClock: (at: string) => void;
}

const states = { before: "has not begun", running: "is running", after: "is over", always: "runs until somebody takes it out" } as const;
const dayMs = 86_400_000;
/** A year that is half typed is one already, of long ago. */
const yearMs = 800;

export function DatesSection({ at, onClock }: DatesSectionProps): ReactElement {
  const { form, change } = usePromotion();
  const { from, until, markets } = form;
  const set = (name: "from" | "until", value: string): void =>
    void change([{ at: [name], ...(value !== "" && { value: value.replace(/T00:00$/, "") }) }]);
  const moments: Readonly<Record<string, string>> = {
    ...(from !== "" && { "A day before": shift(from, -dayMs), "When it begins": whole(from) }),
    ...(until !== "" && { "In its last hour": shift(until, -dayMs / 24), "When it is over": whole(until) }),
  };
  return (
    <>
      <div className={styles.columns}>
        <Moment label="From" hint="The first moment at which it runs. Empty: at once." value={from} onSet={(value) => set("from", value)} />
        <Moment
          label="Until"
          hint="The first moment at which it does not run any more. Empty: without an end."
          value={until}
          onSet={(value) => set("until", value)}
        />
      </div>
      <p className={styles.hint}>
        By the clocks of {markets.map(({ id, timeZone, state }) => `${id} (${timeZone}), where it ${states[state]}`).join(", and ")}.
      </p>
      <fieldset className={styles.clock}>
        <legend>Clock of the preview</legend>
        <Button text="The promotion" aria-pressed={at === ""} onClick={() => onClock("")} />
        {Object.entries(moments).map(([label, moment]) => (
          <Button text={label} key={label} aria-pressed={at === moment} onClick={() => onClock(moment)} />
        ))}
        <input type="datetime-local" aria-label="Day and time of the preview" value={at} onChange={({ target }) => onClock(target.value)} />
      </fieldset>
    </>
  );
}

interface MomentProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onSet: (value: string) => void;
}

function Moment({ label, hint, value, onSet }: MomentProps): ReactElement {
  const id = useId();
  const { shown, type, end } = useWritten(whole(value), onSet, yearMs);
  return (
    <div className={styles.translation}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="datetime-local"
        value={shown}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => type(target.value)}
        onBlur={end}
      />
      <span id={`${id}-hint`} className={styles.count}>
        {hint}
      </span>
    </div>
  );
}

/** A day as the moment at which it begins. */
function whole(text: string): string {
  return text === "" || text.includes("T") ? text : `${text}T00:00`;
}

function shift(text: string, ms: number): string {
  const moment = Date.parse(`${whole(text)}Z`);
  return Number.isNaN(moment) ? "" : new Date(moment + ms).toISOString().slice(0, 16);
}
