import type { ReactElement } from "react";
import type { Product } from "../../page/subject.ts";
import { showProductCard } from "../../react/show-product-card.tsx";

interface CardProps {
  readonly root: { readonly "data-entry"?: "" };
  readonly product: Product;
  readonly showTags: boolean;
  readonly on?: { tap?(): void };
}

const nothing = (): void => {};

export function Card({ root, product, showTags, on }: CardProps): ReactElement {
  return showProductCard({ product, showTags, onTap: on?.tap ?? nothing, entry: root["data-entry"] });
}
