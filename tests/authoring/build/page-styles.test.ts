import { describe, expect, it } from "vitest";
import { pickStyles } from "../../../src/authoring/build/pages/page-styles.ts";

describe("pickStyles", () => {
  it("keeps the rules of classes that the code names, and all rules without a class", () => {
    const sheet = ":root{--a:1}.btn{color:red}.tag{color:blue}[data-neutral]{visibility:hidden}h1{margin:0}";
    expect(pickStyles(sheet, ["className:`btn`"])).toBe(":root{--a:1}.btn{color:red}[data-neutral]{visibility:hidden}h1{margin:0}");
  });

  it("takes no name for another that begins like it", () => {
    expect(pickStyles(".text-root{a:b}.text-area-root{a:b}", ["`text-area-root`"])).toBe(".text-area-root{a:b}");
  });

  it("takes selectors apart, and wants all classes of each", () => {
    expect(pickStyles(".a .b,.a>.c,.a:is(.b,.d){x:y}", ["`a c`"])).toBe(".a>.c{x:y}");
  });

  it("wants one of the alternatives inside a selector", () => {
    expect(pickStyles(".a:has(>.b,>.c){x:y}.a:has(>.b){x:y}", ["`a c`"])).toBe(".a:has(>.b,>.c){x:y}");
  });

  it("writes what the oldest engines read", () => {
    expect(pickStyles("@media (min-width:600px){.a{x:y}}", ["`a`"])).toBe("@media (min-width:600px){.a{x:y}}");
  });

  it("does not want what a selector asks to be absent", () => {
    expect(pickStyles(".a:not(.b){x:y}", ["`a`"])).toBe(".a:not(.b){x:y}");
  });

  it("keeps every class whose name is put together while running", () => {
    expect(pickStyles(".sign-back{x:y}.sign-call{x:y}.tone-ok{x:y}", ["`icon sign-${name}`"])).toBe(".sign-back,.sign-call{x:y}");
  });

  it("looks into conditions, keeps animations and drops conditions without rules", () => {
    const sheet = "@media print{.a{x:y}.b{x:y}}@media screen{.b{x:y}}@keyframes turn{to{rotate:1turn}}";
    expect(pickStyles(sheet, ["`a`"])).toBe("@media print{.a{x:y}}@keyframes turn{to{rotate:1turn}}");
  });

  it("is not misled by braces in texts, or by comments", () => {
    expect(pickStyles('.a{content:"}.b{"}/* .b{ */.b{x:y}', ["`a`"])).toBe('.a{content:"}.b{"}');
  });

  it("refuses what it cannot read instead of losing it", () => {
    expect(() => pickStyles('@import "other.css";', [])).toThrow("cannot import another");
    expect(() => pickStyles(".a{color:red}}", [])).toThrow();
  });
});
