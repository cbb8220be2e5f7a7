/** What a market keeps of another country, and addresses that reach nobody or somebody else. */
import type { Target } from "../mutant.ts";
import { applySlips, isAt, ofText, type Slip } from "./slips.ts";

const markets = /^screens\/catalogue\/markets\//;

const contrary: { readonly [market: string]: { readonly [name: string]: string } } = {
  india: { symbol: "Rp ", code: "+62", zone: "WIB" },
  indonesia: { symbol: "₹", code: "+91", zone: "IST" },
};

const ofMarkets: readonly Slip[] = [
  {
    kind: "markets: what another country has",
    file: markets,
    at(place, target: Target) {
      const other = contrary[String(target.json["id"])] ?? {};
      if (isAt(place, "currency/symbol")) return [{ to: other["symbol"] ?? "" }];
      if (isAt(place, "company/phone")) return [`${other["code"]}0000000000`, "0800 LAYAR", "tel:+620000000000", "0"].map((to) => ({ to }));
      if (isAt(place, "company/serviceHours")) return ofText(place, (text) => text.replace(/[A-Z]{3}/, other["zone"] ?? ""));
      if (isAt(place, "company/email")) return ["service@ example.com", "service.example.com", "service@example"].map((to) => ({ to }));
      return undefined;
    },
  },
  {
    kind: "markets: words that its data has not",
    file: markets,
    at: (place) =>
      ["company/amountDueRows/*", "company/dueDateRows/*", "statusTones/*/statuses/*"].some((pattern) => isAt(place, pattern))
        ? ofText(place, (text) => text.replace(/ ./, (found) => found.toUpperCase()))
        : undefined,
  },
  {
    kind: "markets: words of another language alone",
    file: markets,
    at: (place, target) =>
      isAt(place, "company/amountDueRows") ? [{ to: [target.json["id"] === "india" ? "Jumlah" : "Total due"] }] : undefined,
  },
];

export const spoiltMarkets = applySlips(ofMarkets);

const links: readonly Slip[] = [
  {
    kind: "links: no address that can be called",
    file: /\/(?:screen|fragment)\.json$/,
    at: (place) => {
      const { key, value } = place;
      if (typeof value !== "string" || !value.includes("{")) return undefined;
      if (key === "phone" && ["props", "params"].includes(String(place.path.at(-2))))
        return ["0800 LAYAR", "tel:+62 21 55", "tel:{company.phone}", "+62 21 5x", "{company.email}"].map((to) => ({ to }));
      if (key === "mail" && place.path.at(-2) === "props")
        return [
          "service@ example.com",
          "service.example.com",
          "mailto:{company.email}",
          "{company.email}?subject=Hi",
          "{company.phone}",
        ].map((to) => ({ to }));
      return undefined;
    },
  },
  {
    kind: "links: another address than the one shown",
    file: /\/(?:screen|fragment)\.json$/,
    at: (place) =>
      ["phone", "mail"].includes(place.key) && String(place.value).startsWith("{company.")
        ? [{ to: place.key === "phone" ? "+621234567890" : "help@example.org" }]
        : undefined,
  },
];

export const spoiltLinks = applySlips(links);
