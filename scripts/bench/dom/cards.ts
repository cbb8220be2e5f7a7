import stack from "../../../src/widgets/stack/stack.module.css";
import text from "../../../src/widgets/text/text.module.css";
import styles from "../../../widgets/product-card/product-card.module.css";
import type { Product } from "../page/subject.ts";
import { make } from "./element.ts";
import { makeAction } from "./parts.ts";

function makeLogo({ productLogo, productName }: Product): HTMLElement {
  const image = make("img", { src: productLogo, alt: "", loading: "lazy", decoding: "async" });
  image.addEventListener("error", () => {
    image.hidden = true;
  });
  return make("span", { class: "ly-logo", "aria-hidden": "true", "data-initials": productName.charAt(0) }, image);
}

function makeCard(product: Product, onTap: () => void): HTMLElement {
  const id = `product-${product.id}`;
  const isInert = product.buttonStatus === 0;
  const inert = isInert ? "true" : undefined;
  const button = make(
    "button",
    { type: "button", class: `ly-btn ${styles.tonal}`, "aria-describedby": id, "aria-disabled": inert },
    product.buttonText,
  );
  if (!isInert) button.addEventListener("click", onTap);
  return make(
    "article",
    { class: `ly-slip ${styles.root}`, "aria-label": product.productName },
    make(
      "div",
      { class: styles.head },
      makeLogo(product),
      make("h2", { id, class: styles.name }, product.productName),
      make("p", { class: styles.rate }, product.loan_rate),
    ),
    make("div", {}, make("p", { class: styles.about }, product.amountRangeDes), make("p", { class: styles.amount }, product.amountRange)),
    make("div", { class: styles.line }, make("p", { class: styles.about }, product.productDesc)),
    button,
  );
}

function setTags(card: HTMLElement, { productTags }: Product, hasTags: boolean): void {
  if (!hasTags) card.querySelector("ul")?.remove();
  else
    card
      .querySelector(`.${styles.line}`)
      ?.append(make("ul", { class: styles.tags }, ...productTags.map((tag) => make("li", { class: "ly-tag ly-tone-neutral" }, tag))));
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
