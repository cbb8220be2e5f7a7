import { describe, expect, it } from "vitest";
import { needsApp, writeStaticPage } from "../../../src/authoring/vite/pages/static-page.ts";
import type { NodePlan } from "../../../src/core/format/index.ts";

const index = `<html>
  <head>
    <title>Layar</title>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/style-1.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;
const page = {
  title: "Contact us",
  lang: "en",
  body: '<div data-screen="site-contact"><input class="field"><button type="button">Send</button><a href="/">Home</a></div>',
  unreachable: "",
  icons: [],
  preloads: ["/assets/libraries-1.js", "/assets/contact-1.js"],
  styles: { text: ".a{top:0}", screens: ["site-contact"] },
  screen: { id: "site-contact", route: "/Contact", chunks: new Map([["india", "/assets/contact-1.js"]]) },
};
const first = { src: "/assets/first-1.js", loads: {} };
const starter = {
  first,
  src: "/assets/starter-1.js",
  app: "/assets/index-1.js",
  languages: [],
  forms: [],
  others: ["1", "3"],
  isWanted: false,
};
const node: NodePlan = { widget: "text", id: "words", props: {} };
const tap = [{ do: "go", route: "/", params: {} }] as const;

describe("writeStaticPage", () => {
  it("has one script, before the style sheet, that knows the app and the route", () => {
    const html = writeStaticPage(index, page, starter);
    const script =
      '<script src="/assets/starter-1.js" data-app="/assets/index-1.js" data-chunks="/assets/libraries-1.js /assets/contact-1.js" data-route="/Contact" data-others="1 3"></script>';
    expect(html).toContain(script);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html.indexOf(script)).toBeLessThan(html.indexOf("<style"));
    expect(html).not.toContain("modulepreload");
  });

  it("names the first script where addresses after # ask for something", () => {
    const loads = { "#/pay": { india: { chunks: ["/assets/pay-1.js"], calls: [] } } };
    expect(writeStaticPage(index, page, { ...starter, first: { ...first, loads } })).toContain(
      ' data-first="/assets/first-1.js" data-loads="{&quot;#/pay&quot;:{&quot;india&quot;:{&quot;chunks&quot;:[&quot;/assets/pay-1.js&quot;],&quot;calls&quot;:[]}}}"></script>',
    );
  });

  it("says when the app is wanted at once", () => {
    expect(writeStaticPage(index, page, { ...starter, isWanted: true })).toContain(' data-wanted=""></script>');
  });

  it("marks the screen as the page's own and takes controls, but no links, out of use", () => {
    const html = writeStaticPage(index, page, starter);
    expect(html).toContain('<div data-page="" data-screen="site-contact"><input disabled class="field"><button disabled type="button">');
    expect(html).toContain('<a href="/">Home</a>');
  });

  it("holds what another market sees as a template, inert as the rest", () => {
    const form = { flag: "1", language: "", market: "india", lang: "en", isRtl: false, title: 'A "B"', address: "/Contact?market=1" };
    const html = writeStaticPage(index, page, { ...starter, forms: [{ ...form, html: '<div data-screen="site-contact"><button>Go' }] });
    expect(html).toContain(
      '<template data-flag="1" data-address="/Contact?market=1" lang="en" title="A &quot;B&quot;"><div data-page="" data-screen="site-contact"><button disabled>Go</template>',
    );
  });

  it("throws when the app's page has no script to take the place of", () => {
    expect(() => writeStaticPage(index.replace(/<script.*script>/, ""), page, starter)).toThrow(
      'has no `<script type="module" src="…"></script>`',
    );
  });
});

describe("needsApp", () => {
  it("holds for a screen with a control, however deep it stands", () => {
    const inner: NodePlan = { ...node, bind: "state.name" };
    expect(needsApp({ body: [{ ...node, children: [{ ...node, slots: { action: [inner] } }] }] })).toBe(true);
    expect(needsApp({ body: [{ ...node, on: { tap } }] })).toBe(true);
  });

  it("does not hold for words and links", () => {
    expect(needsApp({ body: [node, { ...node, props: { href: "/" }, on: { tap } }, { ...node, live: { href: "/" }, on: { tap } }] })).toBe(
      false,
    );
    expect(needsApp({ body: [{ ...node, widget: "language-choice", on: { tap } }] })).toBe(false);
  });
});
