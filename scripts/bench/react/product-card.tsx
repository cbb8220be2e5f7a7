import { memo } from "react";
import { showProductCard } from "./show-product-card.tsx";

export const ProductCard = memo(showProductCard);
