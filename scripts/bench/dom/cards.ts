import styles from "../../../widgets/product-card/product-card.module.css";
import stack from "../../../widgets/stack/stack.module.css";
import text from "../../../widgets/text/text.module.css";
import type { Product } from "../page/subject.ts";
import { make } from "./element.ts";
import { makeAction } from "./parts.ts";

function makeLogo({ productLogo, productName }: Product): HTMLElement {
  const image = make("img", { src: productLogo, alt: "", loading: "lazy", decoding: "async" });
  image.addEventListener("error", () => {
    image.hidden = true;
  });
  return make("span", { class: "logo", "aria-hidden": "true", "data-initials": productName.charAt(0) }, image);
}

/** A range breaks between its two amounts, before the dash. */
function makeAmount(range: string): HTMLElement {
  return make("p", { class: styles.amount }, ...range.split(/\s+(?=[–-]\s)/).map((part) => make("span", {}, `${part} `)));
}

function makeCard(product: Product, onTap: () => void): HTMLElement {
  const id = `product-${product.id}`;
  const isInert = product.buttonStatus === 0;
  const inert = isInert ? "true" : undefined;
  const button = make(
    "button",
    { type: "button", class: "btn btn-primary", "aria-describedby": id, "aria-disabled": inert },
    product.buttonText,
  );
  if (!isInert) button.addEventListener("click", onTap);
  return make(
    "article",
    { class: "slip", "aria-labelledby": id },
    make("div", { class: "slip-head" }, makeLogo(product), make("h2", { id, class: "slip-name" }, product.productName)),
    make("div", {}, make("p", { class: "hint" }, product.amountRangeDes), makeAmount(product.amountRange)),
    make("div", { class: "perforation" }),
    make(
      "p",
      { class: styles.facts },
      make("strong", { class: styles.rate }, product.loan_rate),
      " ",
      make("span", {}, product.productDesc),
    ),
    button,
  );
}

function setTags(card: HTMLElement, { productTags }: Product, hasTags: boolean): void {
  if (!hasTags) card.querySelector("ul")?.remove();
  else
    card.lastElementChild?.before(
      make("ul", { class: styles.tags }, ...productTags.map((tag) => make("li", { class: "tag tone-neutral" }, tag))),
    );
}

export function fillCards(main: HTMLElement, products: readonly Product[]): void {
  let saved = 0;
  let hasTags = false;
  const count = make("p", { "data-node": "saved", class: text.root }, "Dipilih: 0");
  const save = (): void => {
    saved++;
    count.textContent = `Dipilih: ${saved}`;
  };
  const cards = products.map((product) => makeCard(product, save));
  const toggle = (): void => {
    hasTags = !hasTags;
    products.forEach((product, at) => {
      const card = cards[at];
      if (card) setTags(card, product, hasTags);
    });
  };
  const tools = make("div", { class: stack.root, "data-direction": "row" }, makeAction("tags", "Tampilkan label", toggle), count);
  main.append(tools, ...cards);
}
