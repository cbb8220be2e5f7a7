/** Gives the page what the app gives it before it shows a screen. */
interface Dress {
  readonly market: string;
  readonly lang: string;
  readonly dir: string;
  /** In per cent. */
  readonly textSize: number;
}

export function dress(page: HTMLElement, { market, lang, dir, textSize }: Dress): void {
  page.dataset["market"] = market;
  page.lang = lang;
  page.dir = dir;
  page.style.fontSize = textSize === 100 ? "" : `${textSize}%`;
}
