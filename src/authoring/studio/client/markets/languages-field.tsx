/** The languages of a market, in their order: the first is spoken where nobody has chosen. */
import { type ReactElement, useId } from "react";
import { Button } from "../parts/button.tsx";
import { nameOfLanguage } from "../parts/name-of.ts";
import * as styles from "./market-page.module.css";

interface LanguagesFieldProps {
  readonly all: readonly string[];
  readonly chosen: readonly string[];
  readonly onSet: (languages: readonly string[]) => void;
}

export function LanguagesField({ all, chosen, onSet }: LanguagesFieldProps): ReactElement {
  const id = useId();
  const others = all.filter((one) => !chosen.includes(one));
  return (
    <fieldset className={`box ${styles.section}`}>
      <legend>Languages</legend>
      <ol className={styles.languages}>
        {chosen.map((language, index) => (
          <li key={language}>
            {nameOfLanguage(language)}{" "}
            {index > 0 && (
              <Button
                text="First"
                aria-label={`${nameOfLanguage(language)} first`}
                onClick={() => onSet([language, ...chosen.filter((one) => one !== language)])}
              />
            )}{" "}
            {chosen.length > 1 && (
              <Button
                text="Remove"
                aria-label={`Remove ${nameOfLanguage(language)}`}
                onClick={() => onSet(chosen.filter((one) => one !== language))}
              />
            )}
          </li>
        ))}
      </ol>
      {others.length > 0 && (
        <p className={styles.field}>
          <label htmlFor={id}>One more</label>
          <select id={id} value="" onChange={({ target }) => onSet([...chosen, target.value])}>
            <option value="">Choose one</option>
            {others.map((language) => (
              <option key={language} value={language}>
                {nameOfLanguage(language)}
              </option>
            ))}
          </select>
        </p>
      )}
    </fieldset>
  );
}
