import { describe, expect, it } from "vitest";
import { joinRenderings } from "../../../src/authoring/build/pages/neutral.ts";

/** A screen with an own node between two that both markets have. */
const base = '<main><h1 data-node="header">Help</h1><p data-node="tip">Tip</p><p data-node="end">End</p></main>';
const inserted =
  '<main><h1 data-node="header">Help</h1><p data-node="tip">Tip</p><i data-node="own">x</i><p data-node="end">End</p></main>';
const start = '<main><h1 data-node="header">Help</h1><p data-node="tip">Tip</p>';

describe("joinRenderings", () => {
  it("gives equal renderings as they are", () => {
    expect(joinRenderings(["<p>Retry</p>", "<p>Retry</p>"])).toBe("<p>Retry</p>");
  });

  it("hides a text that differs behind the longest of its wordings, and keeps the first for readers without scripts", () => {
    expect(joinRenderings(["<main><h1>Keluhan</h1><p>x</p></main>", "<main><h1>Complaints</h1><p>x</p></main>"])).toBe(
      '<main><h1><span data-neutral="">Complaints</span><noscript>Keluhan</noscript></h1><p>x</p></main>',
    );
  });

  it("takes texts that stand side by side as one", () => {
    expect(joinRenderings(["<p>0<!-- -->/<!-- -->5</p>", "<p>0<!-- -->/<!-- -->9</p>"])).toBe(
      '<p><span data-neutral="">0/5</span><noscript>0/5</noscript></p>',
    );
  });

  it("leaves out attributes that differ", () => {
    expect(joinRenderings(['<main data-market="india" lang="en"></main>', '<main data-market="indonesia" lang="en"></main>'])).toBe(
      '<main lang="en"></main>',
    );
  });

  it("keeps the classes that all have, and the height of a block", () => {
    expect(joinRenderings(['<p class="note tone-ok"></p>', '<p class="note tone-warn"></p>'])).toBe('<p class="note"></p>');
    expect(joinRenderings(['<p data-rem="8"></p>', '<p data-rem="10"></p>'])).toBe('<p data-rem="8"></p>');
  });

  it("keeps entities of texts and attributes as they were written", () => {
    expect(joinRenderings(['<p title="a &lt; b">a &lt; b</p>'])).toBe('<p title="a &lt; b">a &lt; b</p>');
  });

  it("shows what stands before a node that one market inserts, and the rest of the first without scripts", () => {
    const end = '<p data-node="end">End</p>';
    expect(joinRenderings([base, inserted])).toBe(`${start}<noscript>${end}</noscript></main>`);
    expect(joinRenderings([inserted, base])).toBe(`${start}<noscript><i data-node="own">x</i>${end}</noscript></main>`);
  });

  it("takes two nodes for different ones when the elements have the same name", () => {
    expect(joinRenderings([base, inserted.replace(/i\b/g, "p")])).toBe(`${start}<noscript><p data-node="end">End</p></noscript></main>`);
  });

  it("shows what stands before a node that one market adds at the end", () => {
    expect(joinRenderings([`${start}</main>`, `${start}<p>End</p></main>`])).toBe(`${start}</main>`);
  });

  it.each([
    ["more elements", "<ul><li>a</li></ul>", "<ul><li>a</li><li>b</li></ul>", "<ul><li>a</li></ul>"],
    ["fewer elements", "<ul><li>a</li><li>b</li></ul>", "<ul><li>a</li></ul>", "<ul><li>a</li><noscript><li>b</li></noscript></ul>"],
    ["an element for a text", "<div>a</div>", "<div><b>a</b></div>", "<div><noscript>a</noscript></div>"],
    ["a text more", "<div></div>", "<div>a</div>", "<div></div>"],
  ])("shows the start of a node that has %s in another market, and nothing after it", (_, own, other, joined) => {
    expect(joinRenderings([`<main><h1>Help</h1>${own}<i></i></main>`, `<main><h1>Help</h1>${other}<i></i></main>`])).toBe(
      `<main><h1>Help</h1>${joined}<noscript><i></i></noscript></main>`,
    );
  });

  it.each([["<textarea>a</textarea>"], ["<textarea></textarea>"]])("shows nothing of %s, in which nothing can be hidden", (own) => {
    expect(joinRenderings([`<main><h1>Help</h1>${own}</main>`, "<main><h1>Help</h1><textarea>b</textarea></main>"])).toBe(
      `<main><h1>Help</h1><noscript>${own}</noscript></main>`,
    );
  });

  it("shows nothing of a node with another one in it that stands beside what one market inserts", () => {
    const bar = (buttons: string) => `<main><h1>Help</h1><div data-node="bar"><b data-node="one">1</b>${buttons}</div></main>`;
    expect(joinRenderings([bar(""), bar('<b data-node="two">2</b>')])).toBe(
      '<main><h1>Help</h1><noscript><div data-node="bar"><b data-node="one">1</b></div></noscript></main>',
    );
  });

  it("counts elements without content as closed", () => {
    expect(joinRenderings(['<main><img src="a"/><p>x</p></main>', '<main><img src="a"/><h2>x</h2></main>'])).toBe(
      '<main><img src="a"/><noscript><p>x</p></noscript></main>',
    );
  });

  it("gives nothing when not even the outermost element is the same", () => {
    expect(joinRenderings(["<main></main>", "<p></p>"])).toBe("");
  });
});
