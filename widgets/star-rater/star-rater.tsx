import { type ReactElement, useId } from "react";
import { classes, label as fill, Icon, useLabels, type WidgetProps } from "../../src/view/widget-kit.ts";
import styles from "./star-rater.module.css";

const stars = [1, 2, 3, 4, 5];

export function StarRater({ root, label, value = 0, onChange }: WidgetProps<"star-rater">): ReactElement {
  const labels = useLabels();
  const id = useId();
  const meaning = labels.starNames[value - 1];
  return (
    <fieldset {...root} className={styles.root}>
      <legend className="label">{label}</legend>
      <div className={styles.row}>
        {stars.map((star) => (
          <div key={star} className={styles.cell}>
            <input
              type="radio"
              className="cover"
              name={id}
              value={star}
              checked={star === value}
              aria-label={`${fill(labels.stars, { n: star })}, ${labels.starNames[star - 1]}`}
              onChange={() => onChange?.(star)}
            />
            <span className={classes(styles.star, star <= value && styles.filled)}>
              <Icon name="star" />
            </span>
          </div>
        ))}
      </div>
      <p className={styles.meaning} aria-hidden="true">
        {meaning && `${value} – ${meaning}`}
      </p>
    </fieldset>
  );
}
