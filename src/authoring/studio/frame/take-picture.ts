/** Writes what the page looks like as a document of its own: many of these cost what one live screen does. */
import type { Picture } from "../protocol/preview.ts";

/** After that a screen is drawn as it is, such as one whose response never comes. */
const longestMs = 4000;

export async function takePicture(page: Document): Promise<Picture> {
  await untilLoaded(page);
  const { documentElement: root, body } = page;
  const scrolled = listScrolled(page);
  for (const element of scrolled) element.setAttribute("data-scrolled", "");
  const copy = body.cloneNode(true);
  for (const element of scrolled) element.removeAttribute("data-scrolled");
  if (copy instanceof HTMLElement) for (const script of copy.querySelectorAll("script")) script.remove();
  // A page inside would be fetched once more.
  if (copy instanceof HTMLElement) for (const frame of copy.querySelectorAll("iframe")) frame.removeAttribute("src");
  const markup = copy instanceof HTMLElement ? copy.innerHTML : "";
  const attributes = [...root.attributes].map(({ name, value }) => `${name}="${value.replaceAll('"', "&quot;")}"`).join(" ");
  return {
    height: heightOf(page),
    html: `<!doctype html><html ${attributes}><head><style>${listStyles(page)}\n${pictureStyle}</style></head><body>${markup}</body></html>`,
  };
}

/** Nothing scrolls, moves or lies above the page in a picture. */
const pictureStyle = `
  html { overflow: hidden; }
  *:not([data-scrolled]), *::before, *::after { animation: none !important; }
  *, *::before, *::after { transition: none !important; }
  dialog[open] { position: fixed; inset: auto 0 0; box-shadow: 0 0 0 100vmax rgb(0 0 0 / 50%); }
`;

/** What looks as far as the page is scrolled, such as the line below a header, and needs no time for it. */
function listScrolled(page: Document): Element[] {
  return page
    .getAnimations()
    .flatMap(({ effect, timeline }) =>
      effect instanceof KeyframeEffect && effect.target && !(timeline instanceof DocumentTimeline) ? [effect.target] : [],
    );
}

/** As they are decided for the shown colours. */
function listStyles(page: Document): string {
  return [...page.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join("\n");
}

function heightOf(page: Document): number {
  const shown = [...page.querySelectorAll("[data-screen], [data-node]")];
  return Math.ceil(Math.max(0, ...shown.map((one) => one.getBoundingClientRect().bottom)));
}

export async function untilLoaded(page: Document): Promise<void> {
  const end = performance.now() + longestMs;
  const isLoaded = () =>
    page.querySelector("[data-screen]")?.getAttribute("data-state") !== "loading" && [...page.images].every(({ complete }) => complete);
  for (let quiet = 0; quiet < 2 && performance.now() < end; ) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    quiet = isLoaded() ? quiet + 1 : 0;
  }
}
