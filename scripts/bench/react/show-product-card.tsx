import type { ReactElement, SyntheticEvent } from "react";
import styles from "../../../widgets/product-card/product-card.module.css";
import type { Product } from "../page/subject.ts";

function hide({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  currentTarget.hidden = true;
}

/** The letter lies under the picture. */
function Logo({ src, name }: { readonly src: string; readonly name: string }): ReactElement {
  return (
    <span className="ly-logo" aria-hidden="true" data-initials={name.charAt(0)}>
      <img src={src} alt="" loading="lazy" decoding="async" onError={hide} />
    </span>
  );
}

interface ProductCardProps {
  readonly product: Product;
  readonly showTags: boolean;
  onTap(product: Product): void;
  /** Marks it as an entry of a list, for the style of the engine. */
  readonly entry?: "";
}

/** The whole card without what decides when it is drawn again. */
export function showProductCard({ product, showTags, onTap, entry }: ProductCardProps): ReactElement {
  const id = `product-${product.id}`;
  const isInert = product.buttonStatus === 0;
  return (
    <article className={`ly-slip ${styles.root}`} data-entry={entry} aria-label={product.productName}>
      <div className={styles.head}>
        <Logo src={product.productLogo} name={product.productName} />
        <h2 id={id} className={styles.name}>
          {product.productName}
        </h2>
        <p className={styles.rate}>{product.loan_rate}</p>
      </div>
      <div>
        <p className={styles.about}>{product.amountRangeDes}</p>
        <p className={styles.amount}>{product.amountRange}</p>
      </div>
      <div className={styles.line}>
        <p className={styles.about}>{product.productDesc}</p>
        {showTags && (
          <ul className={styles.tags}>
            {product.productTags.map((tag) => (
              <li key={tag} className="ly-tag ly-tone-neutral">
                {tag}
              </li>
            ))}
          </ul>
        )}
      </div>
      <button
        type="button"
        className={`ly-btn ${styles.tonal}`}
        aria-describedby={id}
        aria-disabled={isInert || undefined}
        onClick={isInert ? undefined : () => onTap(product)}
      >
        {product.buttonText}
      </button>
    </article>
  );
}
