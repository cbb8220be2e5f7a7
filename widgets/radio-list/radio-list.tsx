import type { ReactElement } from "react";
import { FieldError, Initials } from "#widget-kit";
import type { WidgetProps } from "#widget-types";

export function RadioList({
  root,
  id,
  label,
  options,
  values = options,
  marks,
  value,
  invalid,
  onChange,
}: WidgetProps<"radio-list">): ReactElement {
  return (
    <fieldset {...root} aria-describedby={invalid && `${id}-error`}>
      <legend className="label">{label}</legend>
      <FieldError id={`${id}-error`} text={invalid} />
      <div className="rows">
        {options.map((words, place) => {
          const own = values[place] ?? words;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a server may name two alike, and rows do not move
            <label key={place} className="row">
              <input type="radio" className="cover" name={id} value={own} checked={own === value} onChange={() => onChange?.(own)} />
              <span className="mark mark-round" />
              {marks && <Initials name={words} />}
              <span className="row-words">{words}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
