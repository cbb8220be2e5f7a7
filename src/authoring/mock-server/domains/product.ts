/** Products for the borrower, and those that a partner's log-in offers when it fails. */
import type { Behaviours, Outcome } from "../handlers/outcome.ts";
import type seed from "../seeds/india/product.json";

type Seed = typeof seed;

export function productBehaviours({ products, addresses, otherAddress, unknown, failure }: Seed): Behaviours {
  const known = new Map(addresses.map(({ id, url }) => [id, url]));
  const lead = (id: string, code: string): Outcome =>
    products.some((product) => product.id === id) ? { data: { url: known.get(id) ?? `${otherAddress}${id}` } } : { code, message: unknown };
  return {
    recommendProducts: () => ({ data: products }),
    productApply: ({ product_id }) => lead(String(product_id), "07"),
    jointLoginFail: () => ({ data: failure }),
    jointLoginJump: ({ productId }) => lead(String(productId), "7"),
  };
}
