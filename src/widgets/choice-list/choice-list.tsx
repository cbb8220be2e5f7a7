import { classes, Icon } from "layar/widget-kit";
import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./choice-list.module.css";

export function ChoiceList({ root, label, options, chosen, busy, on }: WidgetProps<"choice-list">): ReactElement {
  return (
    <fieldset {...root} aria-busy={busy}>
      <legend className="ly-label">{label}</legend>
      <ul className="ly-rows">
        {options.map((option, place) => {
          // Values come as numbers or texts, and a screen may keep the other kind.
          const isChosen = chosen != null && String(option.value) === String(chosen);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a server may give two options one value
            <li key={`${place} ${option.value}`}>
              <button
                type="button"
                className={classes("ly-row", isChosen && styles.chosen)}
                aria-current={isChosen || undefined}
                aria-disabled={busy}
                onClick={busy ? undefined : () => on?.choose?.(option)}
              >
                <span className="ly-row-words">{option.title}</span>
                <Icon name={isChosen ? "check" : "next"} />
              </button>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
