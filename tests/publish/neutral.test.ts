import { describe, expect, it } from "vitest";
import { joinRenderings } from "../../src/publish/neutral.ts";

describe("joinRenderings", () => {
  it("gives equal renderings as they are", () => {
    expect(joinRenderings(["<p>Retry</p>", "<p>Retry</p>"])).toBe("<p>Retry</p>");
  });

  it("hides a text that differs behind the longest of its wordings", () => {
    expect(joinRenderings(["<h1>Complaints</h1><p>x</p>", "<h1>Keluhan</h1><p>x</p>"])).toBe(
      '<h1><span data-neutral="">Complaints</span></h1><p>x</p>',
    );
  });

  it("leaves out attributes that differ", () => {
    expect(joinRenderings(['<main data-market="india" lang="en" class="a">', '<main data-market="indonesia" lang="en" class="a">'])).toBe(
      '<main lang="en" class="a">',
    );
  });

  it("keeps entities of texts and attributes as they were written", () => {
    expect(joinRenderings(['<p title="a &lt; b">a &lt; b</p>'])).toBe('<p title="a &lt; b">a &lt; b</p>');
  });

  it.each([
    ["more elements", "<p>a</p>", "<p>a</p><p>b</p>"],
    ["other elements", "<p>a</p>", "<h2>a</h2>"],
    ["a text for an element", "<p>a</p>", "<p><b></p>"],
  ])("gives nothing for %s", (_, one, other) => {
    expect(joinRenderings([one, other])).toBeUndefined();
  });
});
