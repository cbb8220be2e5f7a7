import { type ReactElement, useId } from "react";
import { MarkedText } from "../../code-editor/index.ts";
import type { NewField } from "../../protocol/new.ts";
import { nameOf, nameOfLanguage } from "../parts/name-of.ts";
import * as styles from "./new-page.module.css";

interface FieldProps {
  readonly field: NewField;
  readonly value: string;
  readonly mistake: string | undefined;
  readonly onChange: (value: string) => void;
}

export function Field({ field, value, mistake, onChange }: FieldProps): ReactElement {
  const { label, help, example, isNeeded, choices, isFlag, isMany } = field;
  const id = useId();
  const about = [help, example !== "" && choices === undefined && `Such as ${example}.`].filter(Boolean).join(" ");
  const isGroup = isMany === true;
  return (
    <div className={styles.field} {...(isGroup && { role: "group", "aria-labelledby": `${id}-label`, "aria-describedby": `${id}-about` })}>
      <label htmlFor={isGroup ? undefined : id} id={`${id}-label`}>
        {label}
        {!isNeeded && !isFlag && <span className="soft small"> (optional)</span>}
      </label>
      <Input {...{ field, value, onChange, id }} isWrong={mistake !== undefined} />
      <span id={`${id}-about`} className="soft small">
        {about}
      </span>
      <span id={`${id}-mistake`} role="status" className="bad">
        {mistake !== undefined && <MarkedText text={mistake} />}
      </span>
    </div>
  );
}

interface InputProps extends Pick<FieldProps, "field" | "value" | "onChange"> {
  readonly id: string;
  readonly isWrong: boolean;
}

function Input({ field, value, onChange, id, isWrong }: InputProps): ReactElement {
  const { isNeeded, choices, isFlag, isMany } = field;
  const described = `${id}-about ${id}-mistake`;
  const shared = { id, value, required: isNeeded, "aria-invalid": isWrong, "aria-describedby": described };
  if (isFlag)
    return (
      <input
        id={id}
        type="checkbox"
        className={styles.flag}
        checked={value !== ""}
        aria-describedby={described}
        onChange={({ target }) => onChange(target.checked ? "yes" : "")}
      />
    );
  if (choices === undefined)
    return <input {...shared} autoComplete="off" spellCheck={false} onChange={({ target }) => onChange(target.value)} />;
  if (isMany) return <Boxes {...{ field, value, onChange }} />;
  return (
    <select {...shared} onChange={({ target }) => onChange(target.value)}>
      <option value="">{isNeeded ? "Choose one" : "Not chosen"}</option>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {wordsOf(field, choice)}
        </option>
      ))}
    </select>
  );
}

/** In the order in which they are chosen: the first is the first language of a market. */
function Boxes({ field, value, onChange }: Pick<FieldProps, "field" | "value" | "onChange">): ReactElement[] {
  const chosen = value === "" ? [] : value.split(",");
  return (field.choices ?? []).map((choice) => (
    <label key={choice} className={styles.box}>
      <input
        type="checkbox"
        checked={chosen.includes(choice)}
        onChange={({ target }) => onChange((target.checked ? [...chosen, choice] : chosen.filter((one) => one !== choice)).join(","))}
      />
      {wordsOf(field, choice)}
      {chosen.length > 1 && chosen[0] === choice && <span className="soft small"> first</span>}
    </label>
  ));
}

/** Ids of promotions and actions are what people know them by. */
function wordsOf({ of }: NewField, choice: string): string {
  if (of === "languages") return nameOfLanguage(choice);
  return of === "screens" || of === "markets" ? nameOf(choice) : choice;
}
