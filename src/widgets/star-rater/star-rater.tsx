import { classes, FieldError, label as fill, InlineIcon, useLabels } from "layar/widget-kit";
import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./star-rater.module.css";

const starPath = "M12 3l2.8 5.8 6.2.9-4.5 4.4 1.1 6.3L12 17.4 6.4 20.4l1.1-6.3L3 9.7l6.2-.9z";
const stars = [1, 2, 3, 4, 5];

export function StarRater({ root, id, label, value = 0, invalid, onChange }: WidgetProps<"star-rater">): ReactElement {
  const labels = useLabels();
  const meaning = labels.starNames[value - 1];
  return (
    <div
      {...root}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-invalid={invalid ? true : undefined}
      aria-describedby={invalid && `${id}-error`}
      className={styles.root}
    >
      <p id={`${id}-label`} className="ly-label">
        {label}
      </p>
      <FieldError id={`${id}-error`} text={invalid} />
      <div className={styles.row}>
        {stars.map((star) => (
          <div key={star} className={styles.cell}>
            <input
              type="radio"
              className="ly-cover"
              name={id}
              value={star}
              checked={star === value}
              aria-label={`${fill(labels.stars, { n: star })}, ${labels.starNames[star - 1]}`}
              onChange={() => onChange?.(star)}
            />
            <span className={classes(styles.star, star <= value && styles.filled)}>
              <InlineIcon path={starPath} />
            </span>
          </div>
        ))}
      </div>
      <p className={styles.meaning} aria-hidden="true">
        {meaning && `${value} – ${meaning}`}
      </p>
    </div>
  );
}
