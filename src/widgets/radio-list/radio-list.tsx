import { classes, Emblem, FieldError } from "layar/widget-kit";
import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";

export function RadioList(props: WidgetProps<"radio-list">): ReactElement {
  const { root, id, label, options, values = options, emblems, glyph, value, invalid, onChange, children } = props;
  return (
    <fieldset {...root} aria-describedby={invalid && `${id}-error`}>
      <legend className="ly-label">{label}</legend>
      <FieldError id={`${id}-error`} text={invalid} />
      <div className="ly-rows">
        {options.map((words, place) => {
          const own = values[place] ?? words;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a server may name two alike, and rows do not move
            <label key={place} className={classes("ly-row", own === value && "ly-row-chosen")}>
              <input type="radio" className="ly-cover" name={id} value={own} checked={own === value} onChange={() => onChange?.(own)} />
              <span className="ly-mark ly-mark-round" />
              {glyph && <Emblem known={emblems?.[place]} icon={glyph} />}
              <span className="ly-row-words">{words}</span>
            </label>
          );
        })}
        {children}
      </div>
    </fieldset>
  );
}
