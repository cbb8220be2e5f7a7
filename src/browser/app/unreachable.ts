/** What a page holds for the case that the app cannot be fetched: HTML that a style sheet shows after a while, or at once. */
import { flagGiven, languageGiven } from "../../core/market/index.ts";
import { readerOf } from "./storage-reader.ts";

/** Leaves one language, the chosen one or that of the market, and makes its ways on keep what an address alone would lose. Call it when the page is parsed. */
export function prepareUnreachable(): void {
  const flag = flagGiven(location, readerOf("sessionStorage"));
  const chosen = languageGiven(location, readerOf("localStorage"));
  const forms = [...document.querySelectorAll<HTMLElement>(".unreachable > *")];
  const own = forms.find(({ lang }) => lang === chosen) ?? forms.find(({ dataset }) => dataset["flag"] === flag) ?? forms[0];
  for (const form of forms) if (form !== own) form.remove();
  const [retry, home] = own?.querySelectorAll("a") ?? [];
  // The address of a link has no hash, and would open another screen.
  retry?.addEventListener("click", (event) => {
    event.preventDefault();
    location.reload();
  });
  if (home) home.search = location.search;
}

export function showUnreachable(): void {
  document.documentElement.dataset["unreachable"] = "";
  const page = document.querySelector<HTMLElement>("[data-screen]");
  if (page) page.dataset["state"] = "failed";
}
