import { type ReactElement, useId } from "react";
import { classes, FieldError, Icon, Picture } from "#widget-kit";
import type { WidgetProps } from "#widget-types";
import * as styles from "./captcha-field.module.css";

export function CaptchaField(props: WidgetProps<"captcha-field">): ReactElement {
  const { root, label, picture, refresh, max = 4, value = "", onChange, invalid, busy, on } = props;
  const id = useId();
  return (
    <div {...root} className={styles.root}>
      <label htmlFor={id} className="label">
        {label}
      </label>
      <FieldError id={`${id}error`} text={invalid} />
      <div className={styles.line}>
        <input
          id={id}
          className="field"
          type="text"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          aria-invalid={invalid ? true : undefined}
          aria-describedby={invalid && `${id}error`}
          onChange={({ target }) => onChange?.(Array.from(target.value.replace(/\s/g, "")).slice(0, max).join(""))}
        />
        <button
          type="button"
          className={classes("btn btn-secondary", styles.button)}
          aria-label={refresh}
          aria-disabled={busy}
          aria-busy={busy}
          onClick={busy ? undefined : () => on?.refresh?.()}
        >
          <span className={styles.picture}>{picture ? <Picture src={picture} alt={label} fallback={refresh} /> : refresh}</span>
          <Icon name="retry" />
        </button>
      </div>
    </div>
  );
}
