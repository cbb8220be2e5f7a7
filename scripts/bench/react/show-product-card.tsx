import type { ReactElement, SyntheticEvent } from "react";
import styles from "../../../widgets/product-card/product-card.module.css";
import type { Product } from "../page/subject.ts";

function hide({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  currentTarget.hidden = true;
}

/** The letter lies under the picture. */
function Logo({ src, name }: { readonly src: string; readonly name: string }): ReactElement {
  return (
    <span className="logo" aria-hidden="true" data-initials={name.charAt(0)}>
      <img src={src} alt="" loading="lazy" decoding="async" onError={hide} />
    </span>
  );
}

/** A range breaks between its two amounts, before the dash. */
function splitRange(range: string): readonly string[] {
  return range.split(/\s+(?=[–-]\s)/);
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
    <article className="slip" data-entry={entry} aria-labelledby={id}>
      <div className="slip-head">
        <Logo src={product.productLogo} name={product.productName} />
        <h2 id={id} className="slip-name">
          {product.productName}
        </h2>
      </div>
      <div>
        <p className="hint">{product.amountRangeDes}</p>
        <p className={styles.amount}>
          {splitRange(product.amountRange).map((part) => (
            <span key={part}>{`${part} `}</span>
          ))}
        </p>
      </div>
      <div className="perforation" />
      <p className={styles.facts}>
        <strong className={styles.rate}>{product.loan_rate}</strong> <span>{product.productDesc}</span>
      </p>
      {showTags && (
        <ul className={styles.tags}>
          {product.productTags.map((tag) => (
            <li key={tag} className="tag tone-neutral">
              {tag}
            </li>
          ))}
        </ul>
      )}
      <button
        type="button"
        className="btn btn-primary"
        aria-describedby={id}
        aria-disabled={isInert || undefined}
        onClick={isInert ? undefined : () => onTap(product)}
      >
        {product.buttonText}
      </button>
    </article>
  );
}
