import type { ReactElement } from "react";
import { Figure, Logo } from "#widget-kit";
import type { WidgetProps } from "#widget-types";
import * as styles from "./product-card.module.css";

export function ProductCard({ root, id, kit, product, showTags, kind = "primary", busy, on }: WidgetProps<"product-card">): ReactElement {
  const isInert = Boolean(busy) || product.buttonStatus === 0;
  return (
    <article {...root} className="slip" aria-label={product.productName || undefined}>
      <div className="slip-head">
        <Logo src={product.productLogo} name={product.productName} kit={kit} />
        {product.productName && (
          <h2 id={`${id}-name`} className="slip-name">
            {product.productName}
          </h2>
        )}
      </div>
      <div>
        <p className="hint">{product.amountRangeDes}</p>
        <p className={styles.amount}>
          <Figure text={product.amountRange} />
        </p>
      </div>
      <div className="perforation" />
      <p className={styles.facts}>
        <strong className={styles.rate}>{product.loan_rate}</strong> <span>{product.productDesc}</span>
      </p>
      {showTags && product.productTags.length > 0 && (
        <ul className={styles.tags}>
          {product.productTags.map((tag, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two tags may be alike, and they do not move
            <li key={`${index} ${tag}`} className="tag tone-neutral">
              {tag}
            </li>
          ))}
        </ul>
      )}
      <button
        type="button"
        className={`btn btn-${kind}`}
        aria-describedby={`${id}-name`}
        aria-disabled={isInert || undefined}
        aria-busy={busy}
        onClick={isInert ? undefined : () => on?.tap?.()}
      >
        {product.buttonText}
      </button>
    </article>
  );
}
