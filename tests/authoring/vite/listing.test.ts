import { describe, expect, it } from "vitest";
import { loadProject } from "../../../src/authoring/compiler/index.ts";
import { readProjectFiles } from "../../../src/authoring/project/project-files.ts";
import { listSite } from "../../../src/authoring/vite/pages/listing.ts";

const { catalogue } = loadProject(readProjectFiles("."));
const form = { flag: "", language: "", market: "indonesia", lang: "en", isRtl: false, title: "About us", html: "" };
const page = {
  route: "/About",
  description: 'Who "we" are',
  rendered: { ...form, id: "site-about", others: [{ ...form, flag: "1", market: "india" }] },
};
const site = { origin: "https://loans.example", name: "Layar", icon: "picture:app-icon.svg", sharePicture: "picture:share.png" };
const listingOf = (settings: object, base = "/") => listSite({ ...catalogue, settings: { ...catalogue.settings, ...settings } }, base);

describe("listSite", () => {
  it("names the page under its public address, and its readers in each market", () => {
    const links = listingOf({ site })
      .listing(page)
      .filter((tag) => tag.startsWith("<link"));
    expect(links).toEqual([
      '<link rel="canonical" href="https://loans.example/About">',
      '<link rel="alternate" hreflang="en-ID" href="https://loans.example/About">',
      '<link rel="alternate" hreflang="en-IN" href="https://loans.example/About?market=1">',
      '<link rel="alternate" hreflang="x-default" href="https://loans.example/About">',
    ]);
  });

  it("says what a shared link shows, with a picture under a whole address", () => {
    const share = listingOf({ site }, "/app/").listing(page).join("\n");
    expect(share).toContain('<meta property="og:title" content="About us">');
    expect(share).toContain('<meta property="og:description" content="Who &quot;we&quot; are">');
    expect(share).toContain('<meta property="og:url" content="https://loans.example/app/About">');
    expect(share).toMatch(/<meta property="og:image" content="https:\/\/loans\.example\/app\/assets\/share-[\w-]{8}\.png">/);
    expect(share).toContain('<meta name="twitter:card" content="summary_large_image">');
  });

  it("gives every page the icons that there are", () => {
    expect(listingOf({ site }).icons).toEqual([expect.stringMatching(/^<link rel="icon" href="\/assets\/app-icon-[\w-]{8}\.svg">$/)]);
    expect(listingOf({ site: undefined }).icons).toEqual([]);
  });

  it("without a site gives the path alone", () => {
    expect(listingOf({ site: undefined }).listing(page)).toEqual(['<link rel="canonical" href="/About">']);
  });
});
