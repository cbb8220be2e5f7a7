import { type ReactElement, useId } from "react";
import { useWritten } from "../promotion/use-written.ts";
import type { MarketField } from "./market-fields.ts";
import * as styles from "./market-page.module.css";

interface MarketFieldRowProps {
  readonly field: MarketField;
  readonly value: string;
  readonly onSet: (value: string) => void;
}

/** More are searched by typing. */
const mostInMenu = 10;

export function MarketFieldRow({ field: { label, help, choices, isNumber }, value, onSet }: MarketFieldRowProps): ReactElement {
  const id = useId();
  const { shown, type, end } = useWritten(value, onSet);
  const shared = { id, "aria-describedby": `${id}-help` };
  return (
    <p className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {choices !== undefined && choices.length <= mostInMenu ? (
        <select {...shared} value={value} onChange={({ target }) => onSet(target.value)}>
          {!choices.includes(value) && <option value="">As usual</option>}
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          value={shown}
          list={choices && `${id}-choices`}
          inputMode={isNumber ? "numeric" : undefined}
          onChange={({ target }) => type(target.value)}
          onBlur={end}
        />
      )}
      {choices !== undefined && choices.length > mostInMenu && (
        <datalist id={`${id}-choices`}>
          {choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      )}
      <span id={`${id}-help`} className="soft">
        {help}
      </span>
    </p>
  );
}
