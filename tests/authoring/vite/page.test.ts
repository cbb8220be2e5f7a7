import { describe, expect, it } from "vitest";
import { pageFile, writePage } from "../../../src/authoring/vite/pages/page.ts";

const index = `<!doctype html>
<html lang="id">
  <head>
    <title>Layar</title>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/old.js">
    <link rel="stylesheet" crossorigin href="/assets/style-1.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;
const page = {
  title: "My complaints",
  lang: "en",
  body: "<main></main>",
  unreachable: "",
  icons: [],
  preloads: ["/assets/list-1.js"],
  styles: { text: ".a{top:0}", screens: ["list"] },
  screen: { id: "list", route: "/list", chunks: new Map([["india", "/assets/list-1.js"]]) },
};

describe("writePage", () => {
  it("fills title, language, preloads and the root element", () => {
    const html = writePage(index, page);
    expect(html).toContain('<html lang="en">');
    expect(html).toContain("<title>My complaints</title>");
    expect(html).toContain('    <link rel="modulepreload" crossorigin href="/assets/list-1.js">\n  </head>');
    expect(html).toContain(
      '<div id="root" data-screen-id="list" data-screen-route="/list" data-india="/assets/list-1.js"><main></main></div>',
    );
  });

  it("keeps no preload but its own", () => {
    expect(writePage(index, page).match(/modulepreload[^>]*/g)).toEqual(['modulepreload" crossorigin href="/assets/list-1.js"']);
  });

  it("has its style sheet in it, before any script, in the place of the link to that of all screens", () => {
    const html = writePage(index, page);
    expect(html.indexOf("<style")).toBeLessThan(html.indexOf("<script"));
    expect(html).not.toContain("stylesheet");
    expect(html).toContain('<style data-screens="list" data-all="/assets/style-1.css">.a{top:0}</style>');
  });

  it("writes a description when there is one", () => {
    expect(writePage(index, { ...page, description: 'Loans & "more"' })).toContain(
      '<meta name="description" content="Loans &amp; &quot;more&quot;">',
    );
    expect(writePage(index, page)).not.toContain("description");
  });

  it("holds what search engines read, and keeps them from pages that have nothing for them", () => {
    const listing = ['<link rel="canonical" href="/list">'];
    expect(writePage(index, { ...page, listing })).toContain(listing[0]);
    expect(writePage(index, { ...page, listing })).not.toContain("noindex");
    expect(writePage(index, page)).toContain('<meta name="robots" content="noindex">');
  });

  it("has the icons of the site in place of none", () => {
    const bare = index.replace("<title>", '<link rel="icon" href="data:,">\n    <title>');
    expect(writePage(bare, page)).toContain('<link rel="icon" href="data:,">');
    const html = writePage(bare, { ...page, icons: ['<link rel="icon" href="/assets/icon-1.svg">'] });
    expect(html.match(/<link rel="icon"[^>]*>/g)).toEqual(['<link rel="icon" href="/assets/icon-1.svg">']);
  });

  it("takes `$&` in a text as it stands", () => {
    expect(writePage(index, { ...page, title: "$& $1 </title>" })).toContain("<title>$&amp; $1 &lt;/title></title>");
  });

  it("throws when the app's page lacks a place to fill", () => {
    expect(() => writePage(index.replace(/<title.*title>/, ""), page)).toThrow(
      "has no `<title></title>`, which each page fills: write it there",
    );
  });
});

describe("pageFile", () => {
  it.each([
    ["/", "index.html"],
    ["/complaint", "complaint/index.html"],
    ["/About", "About/index.html"],
    ["#/payway", undefined],
    ["*", undefined],
  ])("gives for the route %s the file %s", (route, file) => {
    expect(pageFile(route)).toBe(file);
  });
});
