import type { MouseEvent, ReactElement } from "react";
import type { PropertySummary } from "../../protocol/widget.ts";
import { Button } from "../parts/button.tsx";
import * as styles from "./property-field.module.css";

interface PropertyFieldProps {
  readonly property: PropertySummary;
  /** Undefined where the example leaves it out. */
  readonly value: unknown;
  /** `undefined` leaves it out. */
  readonly onSet: (value: unknown) => void;
  readonly onGo: () => void;
}

export function PropertyField(props: PropertyFieldProps): ReactElement {
  const { property, value, onSet } = props;
  const leave = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    const control = currentTarget.previousElementSibling;
    // The button goes with the value.
    if (control instanceof HTMLElement) control.focus();
    onSet(undefined);
  };
  const mayLeave = value !== undefined && !property.isRequired;
  return (
    <div className={styles.field}>
      <Control {...props} />
      {mayLeave && <Button text="×" aria-label={`Leave out ${property.name}`} title="Leave out" onClick={leave} />}
    </div>
  );
}

function Control({ property, value, onSet, onGo }: PropertyFieldProps): ReactElement {
  const { name, field, choices, default: byDefault } = property;
  switch (field) {
    case "boolean":
      return <Select name={name} values={["true", "false"]} value={value} byDefault={byDefault} onSet={(text) => onSet(text === "true")} />;
    case "choice":
      return <Select name={name} values={choices} value={value} byDefault={byDefault} onSet={onSet} />;
    case "number":
      return (
        <input
          type="number"
          aria-label={name}
          value={typeof value === "number" ? value : ""}
          placeholder={byDefault ?? ""}
          onChange={({ target }) => onSet(target.value === "" ? undefined : target.valueAsNumber)}
        />
      );
    case "text":
      return (
        <textarea
          aria-label={name}
          rows={Math.min(4, Math.ceil(String(value ?? "").length / 40) || 1)}
          value={typeof value === "string" ? value : ""}
          placeholder={byDefault === undefined || byDefault === '""' ? "" : byDefault}
          onChange={({ target }) => onSet(target.value)}
        />
      );
    default:
      return (
        <Button text={value === undefined ? "Not given: write it in the JSON" : `Edit ${describeSize(value)} in the JSON`} onClick={onGo} />
      );
  }
}

function describeSize(value: unknown): string {
  if (Array.isArray(value)) return value.length === 1 ? "1 entry" : `${value.length} entries`;
  return "it";
}

interface SelectProps {
  readonly name: string;
  readonly values: readonly string[];
  readonly value: unknown;
  readonly byDefault: string | undefined;
  readonly onSet: (text: string) => void;
}

function Select({ name, values, value, byDefault = "", onSet }: SelectProps): ReactElement {
  return (
    <select aria-label={name} value={value === undefined ? "" : String(value)} onChange={({ target }) => onSet(target.value)}>
      {value === undefined && <option value="">{byDefault === "" ? "Not given" : `Not given: ${byDefault.replaceAll('"', "")}`}</option>}
      {values.map((one) => (
        <option key={one}>{one}</option>
      ))}
    </select>
  );
}
