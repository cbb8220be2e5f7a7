import { describe, expect, it } from "vitest";
import type { Compilation } from "../../../src/authoring/compiler/index.ts";
import { compiledVariant, compileSmall, file, type JsonObject, market, screenFile, smallScreen } from "./small-project.ts";

const node = (id: string, text: string) => ({ widget: "text", id, props: { text } });
const table = (texts: JsonObject) => file("screens/loan/small/texts.json", texts);

function textOf(project: Compilation, variant = "india", at = 0): unknown {
  const { props, live } = compiledVariant(project, "loan-small", variant).plan().body[at] ?? {};
  return { ...props, ...live }["text"];
}

const india = (...languages: readonly string[]) => market("india", "1", languages);
const indonesia = (...languages: readonly string[]) => market("indonesia", null, languages);

describe("texts of a screen", () => {
  const pay = { en: "Pay", id: "Bayar", hi: "भुगतान करें" };
  const screen: JsonObject = { ...smallScreen, body: [node("pay", "{texts.pay}")] };

  it("ship in the language of the market, and in no other", () => {
    const project = compileSmall(screen, table({ pay }), india("en"), indonesia("id"));
    expect(project.problems).toEqual([]);
    expect([textOf(project), textOf(project, "indonesia")]).toEqual(["Pay", "Bayar"]);
    expect(JSON.stringify(compiledVariant(project, "loan-small", "india").plan())).not.toContain("Bayar");
  });

  it("ship in the language of the screen, where it names one", () => {
    const project = compileSmall({ ...screen, language: "id" }, table({ pay }), india("en"));
    expect(textOf(project)).toBe("Bayar");
  });

  it("ship in each language of a market that speaks several, of which the first has the market's name", () => {
    const project = compileSmall(screen, table({ pay }), india("en", "hi"));
    expect(project.screens.get("loan-small")?.variants.map(({ resolved: { name, language } }) => [name, language])).toEqual([
      ["india", "en"],
      ["india@hi", "hi"],
      ["indonesia", "en"],
    ]);
    expect([textOf(project), textOf(project, "india@hi")]).toEqual(["Pay", "भुगतान करें"]);
    expect(compiledVariant(project, "loan-small", "india@hi").plan().language).toBe("hi");
  });

  it("count in the rules of the language", () => {
    const shown = { count: "state.n", en: { one: "1 photo", other: "{state.n} photos" } };
    const project = compileSmall({ ...screen, state: { n: 1 }, body: [node("a", "{texts.shown}")] }, table({ shown }));
    expect(project.problems).toEqual([]);
    expect(JSON.stringify(textOf(project))).toContain('["f","plural",[".","state","n"],"en"]');
  });

  it("read what is there where they are used", () => {
    const row = { en: "{index + 1}. {item}" };
    const list = { widget: "text", id: "a", each: "['x']", props: { text: "{texts.row}" } };
    const project = compileSmall({ ...screen, values: { own: "{texts.pay}" }, body: [list, node("b", "{own}!")] }, table({ row, pay }));
    expect(project.problems).toEqual([]);
    expect([textOf(project), textOf(project, "india", 1)]).toMatchObject([{}, { $: ["cat", [".", "values", "own"], "!"] }]);
  });

  it("may be replaced and added to by an overlay", () => {
    const overlay = file("screens/loan/small/indonesia.json", {
      replaces: { "texts.pay": pay },
      texts: { pay: { en: "Pay now" }, more: { en: "More" } },
      insert: [{ after: "pay", node: node("more", "{texts.more}") }],
    });
    const project = compileSmall(screen, table({ pay }), overlay);
    expect(project.problems).toEqual([]);
    expect([textOf(project), textOf(project, "indonesia"), textOf(project, "indonesia", 1)]).toEqual(["Pay", "Pay now", "More"]);
  });

  it("are those of the fragment in nodes of the fragment", () => {
    const fragment = file("screens/fragments/top/fragment.json", { nodes: [node("top", "{texts.pay}")] });
    const project = compileSmall(
      { ...screen, fragments: [{ use: "top", before: "pay" }] },
      table({ pay }),
      fragment,
      file("screens/fragments/top/texts.json", { pay: { en: "Pay at the top" } }),
    );
    expect(project.problems).toEqual([]);
    expect([textOf(project), textOf(project, "india", 1)]).toEqual(["Pay at the top", "Pay"]);
  });

  it("belong to the screen in the same folder", () => {
    const other = screenFile({ ...screen, id: "other-small", route: "/other" });
    const project = compileSmall(screen, table({ pay }), other, file("screens/other/small/texts.json", { pay: { en: "Other" } }));
    expect(compiledVariant(project, "other-small", "india").plan().body[0]?.props["text"]).toBe("Other");
  });

  it("cannot be hidden by a value of the same name", () => {
    const project = compileSmall({ ...screen, values: { texts: "a" } }, table({ pay }));
    const errors = compiledVariant(project, "loan-small", "india").analysed.sites.flatMap(({ checked }) => checked.errors);
    expect(errors.map(({ code }) => code)).toEqual(["value-name"]);
  });

  it("need no other compilation of a screen that they do not belong to", () => {
    const project = compileSmall(screen, table({ pay }), file("screens/far/away/texts.json", { pay: { en: "Far" } }));
    expect(textOf(project)).toBe("Pay");
  });
});
