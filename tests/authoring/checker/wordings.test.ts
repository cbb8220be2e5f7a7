// What the machines over texts see, with neighbours of each mistake, and right pairs in which they see nothing.
import { describe, expect, it } from "vitest";
import { findOddCharacters } from "../../../src/authoring/checker/wording/odd-characters.ts";
import { findOddOnes } from "../../../src/authoring/checker/wording/row-marks.ts";
import { findMarkup } from "../../../src/authoring/checker/wording/text-slips.ts";
import { compileExample } from "../../support/project/example-project.ts";
import pairs from "./correct/wordings.json" with { type: "json" };

const repair = (text: string) =>
  findOddCharacters(text).reduceRight((rest, { range: [from, to], to: put }) => rest.slice(0, from) + (put ?? "?") + rest.slice(to), text);

describe("findOddCharacters", () => {
  it.each([
    ["a\u200bb", "ab"],
    ["a\u00adb", "ab"],
    ["\ufeffabc", "abc"],
    ["a\u202eb", "ab"],
    ["a\u2066b", "ab"],
    ["a\u200db", "ab"],
    ["a\u0007b", "ab"],
    ["a\ufe00b", "ab"],
    ["a\u2028b", "ab"],
    ["a\tb", "a?b"],
    ["\ufb01\ufb02", "fifl"],
    ["\uff21\uff12", "A2"],
    ["\u{1d400}\u{1d424}", "Ak"],
    ["cafe\u0301", "café"],
    ["\u212b", "\u00c5"],
    ["\u1112\u1161\u11ab", "\ud55c"],
    ["p\u0430y", "?"],
    ["b\u03bfnus", "?"],
    ["\u0420\u0430\u0443 now", "? now"],
    ["\u0420\u0410\u0423 NOW", "? NOW"],
  ])("sees %j, and says what is meant", (text, meant) => {
    expect(repair(text)).toBe(meant);
  });

  it.each([
    "Two\nlines",
    "Kranken\u00adversicherungsbeitrag",
    "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
    "\u200f\u0645\u0631\u062d\u0628\u0627 (A)",
    "\u2764\ufe0f \u{1f468}\u200d\u{1f469}",
    "\uff11\u65e5",
    "10 k\u03a9 \u2026 № 5 ½",
    "Hello \u2068{name}\u2069",
    "\u092a\u095d\u0947\u0902",
    "Добрый день, SMS-код",
    "Сахар",
    "Роса {state.name}",
    "Со Visa",
    "See «Сахар»",
    "Written СССР there",
    "Роса для Visa",
  ])("leaves %j", (text) => {
    expect(findOddCharacters(text)).toEqual([]);
  });

  it("names the characters", () => {
    expect(findOddCharacters("a\u200bb").map(({ says, help }) => `This has ${says}. ${help}`)).toEqual([
      "This has the character U+200B, which nobody sees. Remove it.",
    ]);
    expect(findOddCharacters("e\u0301").map(({ says, help }) => `This has ${says}. ${help}`)).toEqual([
      "This has letters whose marks are characters of their own. Write each as one character: search and comparisons do not find them.",
    ]);
  });
});

describe("findMarkup", () => {
  it.each(
    [
      "&rsquo;",
      "&eacute; A",
      "&#x27;",
      "[x](#)",
      "[more](/a)",
      "`code`",
      "# Title",
      "~~old~~",
      "(translate: x)",
      "[draft]",
      "[max 20]",
      "(TBC)",
    ].concat([
      "#N/A",
      "#VALUE!",
      "#DIV/0!",
      "########",
      "[object Object]",
      "undefined",
      "Hello undefined!",
      "TODO",
      "[TODO: x]",
      "(TODO)",
      "(TBD)",
      "NaN days",
      "null",
      "=B12",
      "=SUM(A1)",
      'a","b',
      "don?t",
      "l1 digits",
      "12 to 2O",
      "Lorem",
    ]),
  )("sees %j", (text) => {
    expect(findMarkup(text)).toHaveLength(1);
  });

  it.each([
    "A & B; C",
    "[today] (later)",
    "#1",
    "R&D;",
    "Null and void",
    "Ready?",
    "https://a.example/x?y=1",
    "a = b",
    "Nan's",
    "x?",
    "{a == 1 ? 'b' : 'c'}",
    "Ver todo",
    "Periksa TBC gratis",
    "Camus (translated from French)",
    "Dividing by 0 is undefined.",
  ])("leaves %j", (text) => {
    expect(findMarkup(text)).toEqual([]);
  });
});

describe("findOddOnes", () => {
  const judge = (...texts: string[]) =>
    findOddOnes(texts.map((text, at) => ({ language: "abcd".charAt(at), text }))).map(({ one, says }) => `${one.language} ${says}`);
  const long = "Your bill stays open until you have paid it.";

  it.each([
    [["Open", "“Buka”"], ["b has other quotation marks"]],
    [["'Open", "Buka"], ["a has other quotation marks"]],
    [["Open", 'Buka"'], ["b has other quotation marks"]],
    [["Choose ‘Yes’", "«Oui»", "„Ja“", "”Ja”"], []],
    [["- Open", "Buka"], ["a has other signs before it"]],
    [["Open", "=Buka"], ["b has other signs before it"]],
    [["Open", "Buka [20]"], ["b has other square brackets"]],
    [["Open | Buka", "Buka"], ["a has other upright strokes"]],
    [["Open;Buka", "Buka"], ["a has other semicolons without a blank"]],
    [["Open / Buka", "Buka"], ["a has other strokes between words"]],
    [["Open now", "Buka\u00a0sekarang"], ["b has other blanks of another kind"]],
    [["He said “Done.”", "Katanya, “Selesai”."], []],
    [["Open", "Buka\nOpen"], ["b has other line breaks"]],
    [["Open?", "Buka."], ["b has other marks at its end"]],
    [["Open?", "Buka?", "Aç."], ["c has other marks at its end"]],
    [[long, "Tagihan Anda tet"], ["b says much less"]],
    [[long, "None"], ["b says much less"]],
    [[long, "Tagihan Anda masih terbuka sa"], ["b says much less"]],
    [[long, "未払い、お支払いまでそのまま残ります。"], []],
    [["Open", "Buka", "“Aç”", "“Openen”"], []],
    [["Rock ’n’ roll", "Musik"], []],
  ])("of %j says %j", (texts, says) => {
    expect(judge(...texts)).toEqual(says);
  });

  it("says what would be right", () => {
    expect(
      findOddOnes([
        { language: "en", text: "A?" },
        { language: "id", text: "B." },
      ]).map(({ help }) => help),
    ).toEqual(["Write the marks at its end as in `en`."]);
  });
});

describe("a right pair of wordings", () => {
  it("is one of sixty", () => {
    expect(pairs.length).toBeGreaterThanOrEqual(60);
  });

  it("is accepted, all of them beside each other", () => {
    const texts = Object.fromEntries(pairs.map(([en, id], at) => [`pair${at}`, { en, id }]));
    const body = Object.keys(texts).map((name) => ({ widget: "text", id: name, props: { text: `{texts.${name}}` } }));
    const { problems } = compileExample({ body, "screens/shop/example/texts.json": texts });
    expect(problems.map(({ check, at, message }) => [check, at.pointer, message])).toEqual([]);
  });
});
