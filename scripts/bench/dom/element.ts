/** Makes elements by hand. */

type Attributes = Readonly<Record<string, string | undefined>>;
type Child = Node | string | false | undefined;

export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const name of Object.keys(attributes)) {
    const value = attributes[name];
    if (value !== undefined) element.setAttribute(name, value);
  }
  for (const child of children) if (child) element.append(child);
  return element;
}

export function makeIcon(name: "back" | "info"): HTMLElement {
  return make("span", { class: `ly-icon ly-sign ly-sign-${name}`, "aria-hidden": "true" });
}
