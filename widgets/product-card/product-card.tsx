import { classes, Figure, Logo, waitingId } from "layar/widget-kit";
import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./product-card.module.css";

export function ProductCard(props: WidgetProps<"product-card">): ReactElement {
  const { root, id, kit, product, showTags, kind = "secondary", busy, waiting, on } = props;
  const isInert = Boolean(busy) || product.buttonStatus === 0;
  return (
    <article {...root} className={classes("ly-slip", styles.root)} aria-label={product.productName || undefined}>
      <div className={styles.head}>
        <Logo src={product.productLogo} name={product.productName} kit={kit} />
        {product.productName && (
          <h2 id={`${id}-name`} className={styles.name}>
            {product.productName}
          </h2>
        )}
        <p className={styles.rate}>{product.loan_rate}</p>
      </div>
      <div>
        {product.amountRangeDes && <p className={styles.about}>{product.amountRangeDes}</p>}
        <p className={styles.amount}>
          <Figure text={product.amountRange} />
        </p>
      </div>
      <div className={styles.line}>
        {product.productDesc && <p className={styles.about}>{product.productDesc}</p>}
        {showTags && product.productTags.length > 0 && (
          <ul className={styles.tags}>
            {product.productTags.map((tag, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two tags may be alike, and they do not move
              <li key={`${index} ${tag}`} className="ly-tag ly-tone-neutral">
                {tag}
              </li>
            ))}
          </ul>
        )}
      </div>
      <button
        type="button"
        className={classes("ly-btn", kind === "primary" ? "ly-btn-primary" : styles.tonal)}
        aria-describedby={classes(`${id}-name`, waiting && waitingId(kit))}
        aria-disabled={isInert || undefined}
        aria-busy={(busy && !waiting) || undefined}
        onClick={isInert ? undefined : () => on?.tap?.()}
      >
        {product.buttonText}
      </button>
    </article>
  );
}
