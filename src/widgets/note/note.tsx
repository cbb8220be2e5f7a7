import { classes, Icon, toneIconOf, useLanguageOf } from "layar/widget-kit";
import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./note.module.css";

export function Note({ root, text, title, details = [], live, tone = "info", slots }: WidgetProps<"note">): ReactElement {
  const sign = toneIconOf(tone);
  const languageOf = useLanguageOf();
  return (
    <div {...root} role={live ? "status" : undefined} className={classes(styles.root, `ly-tone-${tone}`)}>
      {sign && <Icon name={sign} />}
      <div>
        {title && <p className="ly-label">{title}</p>}
        {[text, ...details].filter(Boolean).map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a server may say what stands there already
          <p key={`${place} ${line}`} lang={languageOf(line)} className={styles.text}>
            {line}
          </p>
        ))}
      </div>
      {slots?.action}
    </div>
  );
}
