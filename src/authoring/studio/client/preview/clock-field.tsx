/** The clock of previews: a day and an hour by the clock of the market, or now. */
import { type ReactElement, useId } from "react";
import { Button } from "../parts/button.tsx";
import { setQuery } from "../router.ts";
import * as styles from "./switches.module.css";

export function ClockField({ query }: { readonly query: URLSearchParams }): ReactElement {
  const id = useId();
  const at = query.get("at") ?? "";
  return (
    <span className={styles.choice}>
      <label htmlFor={id}>Day and hour</label>
      <span className={styles.clock}>
        <input id={id} type="datetime-local" value={at} onChange={({ target }) => setQuery("at", target.value)} />
        {at !== "" && <Button text="Now" onClick={() => setQuery("at", "")} />}
      </span>
    </span>
  );
}
