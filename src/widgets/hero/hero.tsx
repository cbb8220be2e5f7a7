import { Icon, Picture } from "layar/widget-kit";
import type { CSSProperties, ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";
import { colours } from "./colours.ts";
import * as styles from "./hero.module.css";

declare global {
  // Network Information API, which the language's own types leave out because only some engines have it.
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** As variables, because at night the colour is only a line. */
function bandOf(accent: string): (CSSProperties & { readonly [name: `--${string}`]: string }) | undefined {
  const found = colours(accent);
  return found && { "--band": found.backgroundColor, "--on-band": found.color };
}

/** The heading comes first: it is there before the rest of an offer has been loaded, and stays where it is. */
export function Hero({ root, headline, title, image, highlights = [], accent = "", children }: WidgetProps<"hero">): ReactElement {
  return (
    <header {...root} className={styles.root} style={bandOf(accent)}>
      <h1 tabIndex={-1}>{headline}</h1>
      {title && <p>{title}</p>}
      {highlights.length > 0 && (
        <ul>
          {highlights.map((reason, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two reasons may be alike, and they do not move
            <li key={`${place} ${reason}`} className={styles.reason}>
              <Icon name="check" />
              {reason}
            </li>
          ))}
        </ul>
      )}
      {children}
      {image && !globalThis.navigator?.connection?.saveData && (
        <div className={styles.picture}>
          <Picture src={image} alt="" fallback={null} />
        </div>
      )}
    </header>
  );
}
