import { describe, expect, it } from "vitest";
import { textsIn } from "../../../src/authoring/vite/chunks/texts-in.ts";
import { pickStyles } from "../../../src/authoring/vite/pages/page-styles.ts";
import { heightRules, nameHeights } from "../../../src/authoring/vite/pages/style-sheet.ts";

describe("pickStyles", () => {
  it("keeps the rules of classes that the code names, and all rules without a class", () => {
    const sheet = ":root{--a:1;--b:2}.btn{color:var(--a)}.tag{color:blue}[data-neutral]{visibility:hidden}h1{margin:0}";
    expect(pickStyles(sheet, ["className:`btn`"])).toBe(":root{--a:1}.btn{color:var(--a)}[data-neutral]{visibility:hidden}h1{margin:0}");
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

  it("keeps a class whose name is put together while running, where both its parts are there", () => {
    const sheet = ".sign-back{x:y}.sign-call{x:z}.sign-pen{x:z}.tone-call{x:y}";
    expect(pickStyles(sheet, ["icon sign-", "call", "back", "a pen"])).toBe(".sign-back{x:y}.sign-call{x:z}");
  });

  it("looks into conditions, and drops those without rules", () => {
    expect(pickStyles("@media print{.a{x:y}.b{x:y}}@media screen{.b{x:y}}", ["`a`"])).toBe("@media print{.a{x:y}}");
  });

  it("keeps an animation for which a rule is left", () => {
    const sheet = ".a{animation:1s turn}.b{animation:1s turn-back}@keyframes turn{to{rotate:1turn}}@keyframes turn-back{to{rotate:-1turn}}";
    expect(pickStyles(sheet, ["`a`"])).toBe(".a{animation:1s turn}@keyframes turn{to{rotate:1turn}}");
  });

  it("is not misled by braces in texts, or by comments", () => {
    expect(pickStyles('.a{content:"}.b{"}/* .b{ */.b{x:y}', ["`a`"])).toBe('.a{content:"}.b{"}');
  });

  it("refuses what it cannot read instead of losing it", () => {
    expect(() => pickStyles('@import "other.css";', [])).toThrow("imports other.css");
    expect(() => pickStyles(".a{color:red}}", [])).toThrow();
  });
});

describe("textsIn", () => {
  it("finds texts wherever they stand, and neither names nor comments", () => {
    const code = "import{a as b}from'./c.js';var label={hint:`row ${b}-end`,'data-tag':\"mark\"};/* slip */export{label as digits}";
    expect(textsIn(code).join("|")).toBe("./c.js|row |-end|data-tag|mark");
  });
});

describe("the heights of blocks that wait", () => {
  it("are rules of the page that has such blocks, each once", () => {
    const html = nameHeights('<i style="height:4.5rem"></i><i style="height:3rem"></i><b style="height:3rem"></b>');
    expect(html).toBe('<i data-rem="4.5"></i><i data-rem="3"></i><b data-rem="3"></b>');
    expect(heightRules(html)).toBe('[data-rem="4.5"]{height:4.5rem}[data-rem="3"]{height:3rem}');
  });
});
