/** From when until when it runs, and a clock that shows the screen before, during and after. */
import { type ReactElement, useId } from "react";
import { Button } from "../parts/button.tsx";
import { setQuery } from "../router.ts";
import { messagesAt } from "./field-places.ts";
import { usePromotion } from "./open-promotion.ts";
import * as styles from "./promotion-form.module.css";
import { useWritten } from "./use-written.ts";
import { Wrong } from "./wrong.tsx";

const states = { before: "has not begun", running: "is running", after: "is over", always: "runs until somebody takes it out" } as const;
const dayMs = 86_400_000;
/** A year that is half typed is one already, of long ago. */
const yearMs = 800;

/** `at`: what the clock of the preview shows; '' where it does not matter. */
export function DatesSection({ at }: { readonly at: string }): ReactElement {
  const { from, until, markets } = usePromotion().form;
  const moments: Readonly<Record<string, string>> = {
    ...(from !== "" && { "A day before": shift(from, -dayMs), "When it begins": whole(from) }),
    ...(until !== "" && { "In its last hour": shift(until, -dayMs / 24), "When it is over": whole(until) }),
  };
  return (
    <>
      <div className={styles.columns}>
        <Moment name="from" label="From" hint="The first moment at which it runs. Empty: at once." />
        <Moment name="until" label="Until" hint="The first moment at which it does not run any more. Empty: without an end." />
      </div>
      <p className={`soft small ${styles.hint}`}>
        By the clocks of {markets.map(({ id, timeZone, state }) => `${id} (${timeZone}), where it ${states[state]}`).join(", and ")}.
      </p>
      <fieldset className={styles.clock}>
        <legend>Clock of the preview</legend>
        <Button text="The promotion" aria-pressed={at === ""} onClick={() => setQuery("at", "")} />
        {Object.entries(moments).map(([label, moment]) => (
          <Button text={label} key={label} aria-pressed={at === moment} onClick={() => setQuery("at", moment)} />
        ))}
      </fieldset>
    </>
  );
}

interface MomentProps {
  readonly name: "from" | "until";
  readonly label: string;
  readonly hint: string;
}

function Moment({ name, label, hint }: MomentProps): ReactElement {
  const { form, change, problems } = usePromotion();
  const id = useId();
  const wrong = messagesAt(problems, [name]);
  const set = (value: string): void => void change([{ at: [name], ...(value !== "" && { value: value.replace(/T00:00$/, "") }) }]);
  const { shown, type, end } = useWritten(whole(form[name]), set, yearMs);
  return (
    <div className={styles.translation}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="datetime-local"
        value={shown}
        data-moment={name}
        aria-invalid={wrong.length > 0}
        aria-describedby={`${id}-hint ${id}-wrong`}
        onChange={({ target }) => type(target.value)}
        onBlur={end}
      />
      <span id={`${id}-hint`} className="soft small">
        {hint}
      </span>
      <Wrong id={`${id}-wrong`} messages={wrong} />
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
