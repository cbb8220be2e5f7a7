import { createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import english from "../../../screens/catalogue/languages/en.json" with { type: "json" };
import { markNodes, markTexts, placeMarks } from "../../../src/browser/app/mark-differences.ts";
import { EachView } from "../../../src/browser/view/nodes/each-view.tsx";
import { showNodes } from "../../../src/browser/view/nodes/node-view.tsx";
import { drawSkeleton } from "../../../src/browser/view/nodes/skeleton.tsx";
import type { Widgets } from "../../../src/browser/view/render-context.ts";
import type { NodePlan, ScreenPlan } from "../../../src/core/format/index.ts";
import { openTestSession, testRequest } from "../../support/session/open-session.ts";

interface Props {
  readonly root?: object;
  readonly text?: string;
  readonly tone?: string;
  readonly title?: string;
  readonly items?: readonly string[];
  readonly children?: ReactNode;
}

const widgets: Widgets = {
  text: ({ root, text, tone, title, children }: Props) =>
    createElement("p", { ...root, className: tone && `note tone-${tone}`, title }, text, children),
  list: ({ root, items = [] }: Props) => createElement("ul", root, ...items.map((item) => createElement("li", null, item))),
  area: ({ root, text }: Props) => createElement("textarea", { ...root, defaultValue: text }),
  initial: ({ root, text }: Props) => createElement("b", root, text?.slice(0, 1)),
};

/** HTML of the first body, with marks where the others differ. */
function render(bodies: readonly (readonly NodePlan[])[], plan: Partial<ScreenPlan> = {}): string {
  const [first, ...others] = bodies.map((body) => openTestSession({ plan: { ...plan, body }, isOpen: false }).session);
  if (!first) throw new Error("A page has at least one variant.");
  const nodes = markNodes(
    first.body,
    others.map(({ body }) => body),
  );
  const { settings, origin, launch } = testRequest;
  const kit = { tag: "en", labels: english.labels, settings, origin, common: launch.common };
  const context = {
    session: first,
    kit,
    widgets,
    views: { each: EachView, skeleton: drawSkeleton },
    isLoading: true,
    drawn: new Map(),
    onFault: () => {},
  };
  return placeMarks(renderToString(showNodes(nodes, context))).replace(/ data-widget="[^"]*"/g, "");
}

const node = (id: string, props: object, more: Partial<NodePlan> = {}): NodePlan => ({ widget: "text", id, props: { ...props }, ...more });
const [head, tip, foot] = [node("head", { text: "Help" }), node("tip", { text: "Tip" }), node("foot", { text: "End" })];

describe("markNodes", () => {
  it("leaves what is the same in all variants", () => {
    expect(render([[head], [head], [head]])).toBe('<p data-node="head">Help</p>');
  });

  it("hides a text that is another in one of the variants", () => {
    expect(render([[head], [head], [node("head", { text: "Bantuan" })]])).toBe('<p data-node="head"><span data-neutral="">Help</span></p>');
  });

  it("hides one text of several, deep in a property, and in a node within another", () => {
    const list = (last: string): NodePlan => ({ widget: "list", id: "list", props: { items: ["One", last] } });
    expect(render([[list("Two")], [list("Dua")]])).toBe('<ul data-node="list"><li>One</li><li><span data-neutral="">Two</span></li></ul>');
    const nested = (text: string): NodePlan => node("head", { text: "Help" }, { children: [node("tip", { text })] });
    expect(render([[nested("Tip")], [nested("Saran")]])).toContain('Help<p data-node="tip"><span data-neutral="">Tip</span></p>');
    const still = (text: string): NodePlan => node("head", { text: "Help" }, { children: [node("tip", { text }, { draw: "still" })] });
    expect(render([[still("Tip")], [still("Saran")]])).toContain('Help<p data-node="tip"><span data-neutral="">Tip</span></p>');
  });

  it("compares what expressions give, not how they are written", () => {
    const live = (text: unknown[]): NodePlan => node("head", {}, { live: { text: { $: text } } });
    const values = { same: { value: "Help", reads: [] }, other: { value: "Bantuan", reads: [] } };
    const [same, other] = [live([".", "values", "same"]), live([".", "values", "other"])];
    expect(render([[same], [head]], { values })).toBe('<p data-node="head">Help</p>');
    expect(render([[same], [other]], { values })).toBe('<p data-node="head"><span data-neutral="">Help</span></p>');
  });

  it("leaves out attributes that differ, and the others stand", () => {
    const titled = (title: string): NodePlan => node("head", { text: "Help", title });
    expect(render([[titled("To &")], [titled("Ke")]])).toBe('<p data-node="head">Help</p>');
    expect(render([[titled("To &")], [titled("To &")]])).toBe('<p data-node="head" title="To &amp;">Help</p>');
  });

  it("empties an element in which nothing can be hidden", () => {
    const area = (text: string): NodePlan => ({ widget: "area", id: "area", props: { text } });
    expect(render([[area("One")], [area("Satu")]])).toBe('<textarea data-node="area"></textarea>');
  });

  it("leaves no mark behind where a widget shows a part of a text", () => {
    const initial = (text: string): NodePlan => ({ widget: "initial", id: "of", props: { text } });
    expect(render([[initial("One")], [initial("Satu")]])).toBe('<b data-node="of"></b>');
  });

  it("takes one block for another while a screen loads", () => {
    const block = (id: string, rem: number): NodePlan => node(id, { text: id }, { skeleton: { rem, shape: "card", bars: 3, count: 1 } });
    expect(
      render([
        [block("a", 8), foot],
        [block("b", 10), foot],
      ]),
    ).toMatch(/^<span class="ly-skeleton ly-skeleton-card"[^>]*>(?:<i><\/i>)+<\/span><p data-node="foot">End<\/p>$/);
  });

  const later = '<p data-node="head">Help</p><p data-node="foot" data-later="">End</p>';
  it.each<[string, readonly NodePlan[], readonly NodePlan[], string]>([
    ["a node more", [head, foot], [head, tip, foot], later],
    ["a node less", [head, tip, foot], [head, foot], later.replace('<p data-node="foot"', '<p data-node="tip" data-later="">Tip</p>$&')],
    ["a hidden node", [head, { ...foot, when: true }], [head, { ...foot, when: false }], later],
    ["a text less", [head, foot], [head, node("foot", { text: "" })], later],
    ["another widget", [head, foot], [head, { ...foot, widget: "initial" }], later],
    ["a node within", [head, foot], [head, { ...foot, children: [tip] }], later],
    [
      "another tone",
      [head, node("foot", { text: "End", tone: "ok" })],
      [head, node("foot", { text: "End", tone: "warn" })],
      later.replace(' data-later=""', '$& class="note tone-ok"'),
    ],
    ["a node more at the end", [head, tip], [head, tip, foot], '<p data-node="head">Help</p><p data-node="tip">Tip</p>'],
  ])("ends what is seen where another variant has %s", (_, own, other, html) => {
    expect(render([own, other])).toBe(html);
  });

  it("compares the entries of a list, and the texts of each", () => {
    const row = (list: string): NodePlan => node("row", {}, { each: [".", "values", list], live: { text: { $: [".", "item"] } } });
    const values = { few: { value: ["a"], reads: [] }, many: { value: ["a", "b"], reads: [] } };
    expect(render([[row("many")], [row("many")]], { values })).toBe(
      '<p data-node="row" data-entry="">a</p><p data-node="row" data-entry="">b</p>',
    );
    expect(render([[row("many")], [row("few")]], { values })).toContain('<p data-node="row" data-entry="" data-later="">a</p>');
  });
});

describe("markTexts", () => {
  it("marks what a language calls otherwise, and keeps what is no text", () => {
    const marked = markTexts({ back: "Back", ok: "OK", count: 2, stars: ["One"] }, [
      { back: "Kembali", ok: "OK", count: 3, stars: ["Satu"] },
    ]);
    expect(placeMarks(JSON.stringify(marked))).toBe(
      '{"back":"<span data-neutral="">Back</span>","ok":"OK","count":2,"stars":["<span data-neutral="">One</span>"]}',
    );
  });
});
