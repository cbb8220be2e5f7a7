import { isThere, listControls, nameOf } from "./controls.ts";

/** What is shown beside the tree of roles and names, and what the page has put by, one line for each thing. */
export function describePage(): string[] {
  const screen = document.querySelector("[data-screen]");
  const parts = screen ? [screen, ...screen.querySelectorAll("*")] : [];
  // biome-ignore lint/performance/useDomNodeTextContent: only what is seen counts
  const texts = (document.body?.innerText ?? "").split("\n").filter((line) => line.trim() !== "");
  const images = [...document.images].filter(isThere).map(({ src }) => (src.startsWith("data:") ? "data:" : src));
  return [
    `address ${location.href}`,
    `history ${history.length}`,
    `title ${document.title}`,
    `language ${document.documentElement.lang} ${screen?.getAttribute("lang") ?? ""}`,
    `focus ${focused()}`,
    ...texts.map((line) => `text ${line}`),
    ...listControls().map(({ control }) => `control ${control.key}`),
    ...images.map((source) => `image ${source}`),
    ...parts.map(dataOf).flatMap((data) => (data === "" ? [] : [`data ${data}`])),
    ...kept("localStorage"),
    ...kept("sessionStorage"),
  ];
}

function focused(): string {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return "nothing";
  return `${activeElement.localName} "${nameOf(activeElement)}"`;
}

function dataOf({ attributes }: Element): string {
  const data = [...attributes].filter(({ name }) => name.startsWith("data-"));
  return data
    .map(({ name, value }) => `${name}=${value.replaceAll("\n", "⏎")}`)
    .sort()
    .join(" ");
}

/** A page of the browser's own, such as the one for an unreachable host, has no storage. */
function kept(storage: "localStorage" | "sessionStorage"): string[] {
  try {
    return Object.entries(window[storage])
      .map(([key, value]) => `${storage} ${key} = ${String(value)}`)
      .sort();
  } catch {
    return [];
  }
}
