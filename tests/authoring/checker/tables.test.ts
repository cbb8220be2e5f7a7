import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { compileExample, writeExampleFiles } from "../../support/project/example-project.ts";

const table = "screens/shop/example/texts.json";

function findIn(texts: object, files: { readonly [path: string]: unknown } = {}, screen: object = {}) {
  const body = [{ widget: "button", id: "visit", props: { label: "{texts.hello}" }, on: { tap: [{ do: "call", action: "visit" }] } }];
  const { problems } = compileExample({ ...screen, body, [table]: texts, ...files });
  return problems.map(({ check, at: { file, pointer }, message }) => ({ check, at: `${file}#${pointer}`, message }));
}

describe("a bad text of a table is reported where it stands:", () => {
  it.each([
    ["text-has-no-markup", "Hello **there**", "`**there**` would be shown literally: texts are not Markdown."],
    ["text-is-not-empty", "  ", "This text is empty."],
    ["placeholder-uses-braces", "Hello %s", "A placeholder of this text would be shown literally."],
    ["placeholder-uses-braces", "Hello ${market.id}", "A placeholder of this text would be shown literally."],
    ["amount-is-formatted", "Pay Rp 500", "This amount is written in the format of one market."],
    ["expression-is-valid", "Hello {market.nme}", "`market` has no field `nme`."],
  ])("%s", (check, en, message) => {
    expect(findIn({ hello: { en } })).toEqual([{ check, at: `${table}#/hello/en`, message }]);
  });

  it("in a language that no market of the screen shows first", () => {
    const files = { "screens/catalogue/markets/south.json": { languages: ["en", "id"] } };
    const texts = { hello: { language: "en", en: "Hello", id: "<i>Halo</i>" } };
    expect(findIn(texts, files, { language: "en" }).map(({ at }) => at)).toEqual([`${table}#/hello/id`]);
  });

  it("in a plural form", () => {
    const found = findIn({ hello: { count: "now", en: { one: "TODO", other: "{now} days" } } });
    expect(found).toEqual([
      { check: "text-has-no-markup", at: `${table}#/hello/en/one`, message: "`TODO` marks a text that is not written yet." },
    ]);
  });

  it("in the overlay of a market", () => {
    const overlay = "screens/shop/example/north.json";
    const replaces = { "texts.hello": { en: "Hello" } };
    const found = findIn({ hello: { en: "Hello" } }, { [overlay]: { replaces, texts: { hello: { en: "Hello &amp; welcome" } } } });
    expect(found.map(({ check, at }) => ({ check, at }))).toEqual([{ check: "text-has-no-markup", at: `${overlay}#/texts/hello/en` }]);
  });
});

describe("a third market with a language of its own", () => {
  const english: unknown = JSON.parse(readFileSync("screens/catalogue/languages/en.json", "utf8"));
  const north: unknown = JSON.parse(writeExampleFiles({}).get("screens/catalogue/markets/north.json") ?? "");
  const files = {
    "screens/catalogue/languages/hi.json": { ...Object(english), id: "hi", tag: "hi" },
    "screens/catalogue/markets/south.json": { languages: ["id"] },
    "screens/catalogue/markets/east.json": { ...Object(north), id: "east", flag: "3", languages: ["hi"] },
  };

  it("is refused until every text is written in it, each named with its language", () => {
    const found = findIn({ hello: { en: "Hello", id: "Halo", hi: "नमस्ते" } }, files).filter(({ check }) => check === "text-is-translated");
    const missing = (screen: string, name: string) => ({
      check: "text-is-translated",
      at: `screens/shop/${screen}/texts.json#/${name}`,
      message: `The text \`${name}\` is not written in \`hi\`.`,
    });
    const expected = [
      ["home", "title"],
      ["home", "order"],
      ["order", "title"],
      ["order", "heading"],
      ["example", "heading"],
    ].map(([screen = "", name = ""]) => missing(screen, name));
    expect(found).toHaveLength(expected.length);
    expect(found).toEqual(expect.arrayContaining(expected));
  });
});
