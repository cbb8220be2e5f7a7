/** Lists and plural texts of a promotion's form: what each is made of, and what a change makes of its file. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeList } from "../../../src/authoring/compiler/diff/describe-list.ts";
import { moveEntry, withPart } from "../../../src/authoring/studio/client/promotion/structure/structure-values.ts";
import type { FormChange, PromotionForm } from "../../../src/authoring/studio/protocol/promotion.ts";
import type { FormStructure } from "../../../src/authoring/studio/protocol/structure.ts";
import { openBench, type StudioBench } from "../../support/studio/studio-bench.ts";

interface Begun {
  readonly bench: StudioBench;
  readForm(): Promise<PromotionForm>;
  change(changes: readonly FormChange[]): Promise<Record<string, unknown>>;
  problems(): Promise<readonly string[]>;
}

/** A new promotion of a screen, which nobody has saved. */
async function begin(project: string, screen: string): Promise<Begun> {
  const bench = openBench(project);
  const planned = await bench.ask("planNew", { kind: "promotion", name: "SPRING", options: JSON.stringify({ screen }) });
  if (planned.outcome !== "planned") throw new Error(planned.reason);
  for (const { path, text } of [...planned.made, ...planned.extended]) await bench.ask("edit", { path, text });
  const [{ path } = { path: "" }] = planned.made;
  return {
    bench,
    async readForm() {
      const form = await bench.ask("promotionForm", { path, variant: "" });
      if (form === null) throw new Error(`${path} has no form.`);
      return form;
    },
    async change(changes) {
      const { text: before } = await bench.ask("open", { path });
      const { text } = await bench.ask("editPromotion", { path, text: before, changes: JSON.stringify(changes) });
      await bench.ask("edit", { path, text });
      return JSON.parse(text);
    },
    problems: async () => (await bench.ask("project", {})).problems.map(({ check }) => check),
  };
}

describe("lists", () => {
  let begun: Begun;
  beforeAll(async () => {
    begun = await begin(".", "promotion-download");
  });
  afterAll(() => begun.bench.remove());

  async function readSteps(): Promise<FormStructure> {
    const found = (await begun.readForm()).structures.find(({ node, prop }) => node === "steps" && prop === "sections");
    if (found === undefined) throw new Error("The form has no such list.");
    return found;
  }

  it("are made of what their widget's schema says, and say which of their texts stand nowhere else", async () => {
    const { shape, value, tied } = await readSteps();
    expect(value).toEqual([{ title: "{texts.steps}", steps: ["{texts.stepInstall}", "{texts.stepLogIn}", "{texts.stepApply}"] }]);
    expect(tied).toBe("");
    expect(shape).toMatchObject({
      kind: "list",
      entry: {
        kind: "fields",
        fields: expect.arrayContaining([
          { name: "title", about: "Heading.", isRequired: true, shape: { kind: "words" } },
          expect.objectContaining({ name: "steps", shape: expect.objectContaining({ kind: "list", entry: { kind: "words" } }) }),
        ]),
      },
    });
    const { texts } = await begun.readForm();
    expect(texts.find(({ name }) => name === "stepApply")?.isPart).toBe(true);
    expect(texts.find(({ name }) => name === "headline")?.isPart ?? false).toBe(false);
  });

  it("get an entry with words of the promotion's own, which go with it", async () => {
    const { at, value } = await readSteps();
    const longer = withPart(value, ["0", "steps", "3"], "{texts.stepsSections1}");
    const words = { at: ["texts", "stepsSections1"], value: { en: "Share it", id: "Bagikan" } };
    const written = await begun.change([words, { at, value: longer }]);
    expect(written).toMatchObject({
      nodes: { steps: { props: { sections: longer } } },
      replaces: { "steps.props.sections": expect.anything() },
    });
    expect(await begun.problems()).toEqual([]);
    // In words, not in names.
    expect((await begun.readForm()).differences).toContain("steps.sections[0].steps with 'Share it'");
    expect((await begun.readForm()).texts.find(({ name }) => name === "stepsSections1")).toMatchObject({ isOwn: true, isPart: true });
    const shorter = withPart(longer, ["0", "steps", "3"], undefined);
    expect(Object.keys(Object(await begun.change([{ at, value: shorter }]))["texts"] ?? {})).not.toContain("stepsSections1");
    await begun.change([{ at }]);
    expect((await readSteps()).isOwn).toBe(false);
    expect(await begun.problems()).toEqual([]);
  });

  it("whose entries the screen acts on keep them", async () => {
    const other = await begin(".", "repayment-method");
    const { structures } = await other.readForm();
    expect(structures.find(({ node, prop }) => node === "tabs" && prop === "titles")?.tied).toContain("a developer adds");
    other.bench.remove();
  });
});

describe("lists of pictures", () => {
  it("have a place for each, and one for a further one", async () => {
    const begun = await begin(".", "complaint-details");
    const readPictures = async () => (await begun.readForm()).pictures.filter(({ list }) => list !== undefined);
    const [served] = await readPictures();
    expect(served).toMatchObject({ list: { values: [], index: 0 }, value: expect.stringContaining("{"), isOwn: false });
    const node = served?.node ?? "";
    await begun.change([{ at: served?.at ?? [], value: ["picture:share.png", "picture:app-icon.svg"] }]);
    const own = (await readPictures()).filter((one) => one.node === node);
    expect(own.map(({ value, list }) => [value, list?.index])).toEqual([
      ["picture:share.png", 0],
      ["picture:app-icon.svg", 1],
      ["", 2],
    ]);
    begun.bench.remove();
  });
});

describe("plural texts", () => {
  it("have a field for each form of a language, with numbers that it is for, and come along whole", async () => {
    const begun = await begin("tests/projects/library", "books-book");
    const readCopies = async () => (await begun.readForm()).texts.find(({ name }) => name === "copies");
    const copies = await readCopies();
    expect(copies).toMatchObject({ fixed: "", counts: "data.detail.copiesLeft", isOwn: false });
    const formsIn = (language: string) => copies?.translations.find((one) => one.language === language)?.forms;
    expect(formsIn("en")).toEqual([
      { category: "one", numbers: "1", text: "1 copy left", base: "1 copy left" },
      {
        category: "other",
        numbers: "0, 2, 3 …",
        text: "{data.detail.copiesLeft} copies left",
        base: "{data.detail.copiesLeft} copies left",
      },
    ]);
    expect(formsIn("ar")?.map(({ category, numbers }) => [category, numbers])).toContainEqual(["two", "2"]);
    const all = Object.fromEntries(
      (copies?.translations ?? []).map(({ language, forms }) => [
        language,
        Object.fromEntries(forms.map(({ category, text }) => [category, text])),
      ]),
    );
    const own = { count: copies?.counts, ...all, en: { ...all["en"], one: "Only one left" } };
    await begun.change(Object.entries(own).map(([part, value]) => ({ at: ["texts", "copies", part], value })));
    expect(await begun.problems()).toEqual([]);
    const changed = (await readCopies())?.translations.find(({ language }) => language === "en")?.forms[0];
    expect(changed).toMatchObject({ text: "Only one left", base: "1 copy left" });
    await begun.change([{ at: ["texts", "copies", "en"], value: "Few copies left" }]);
    const single = (await readCopies())?.translations.find(({ language }) => language === "en");
    expect(single).toMatchObject({ forms: [{ category: "", text: "Few copies left" }], categories: ["one", "other"] });
    begun.bench.remove();
  });
});

describe("what became of a list", () => {
  it("is said by its entries", () => {
    const facts = [
      { text: "Term", value: "91 days" },
      { text: "Fee", value: "2 %" },
    ];
    expect(describeList(facts, facts.slice(1), 60)).toBe("without 'Term · 91 days'");
    expect(describeList(["a", "b", "b"], ["b", "a", "b"], 60)).toBe("in another order");
    expect(describeList(["a", "b"], ["b", "a", "c"], 60)).toBe("with 'c'; in another order");
    expect(describeList(["a"], ["c"], 60)).toBe("with 'c'; without 'a'");
  });
});

describe("withPart", () => {
  const value = { title: "a", list: ["b", { text: "c", value: "d" }] };

  it("changes one part, and leaves the order of the others", () => {
    const changed = withPart(value, ["list", "1", "text"], "e");
    expect(JSON.stringify(changed)).toBe('{"title":"a","list":["b",{"text":"e","value":"d"}]}');
    expect(withPart(value, ["list", "2"], "f")).toMatchObject({ list: ["b", expect.anything(), "f"] });
  });

  it("takes a part out", () => {
    expect(withPart(value, ["list", "0"], undefined)).toEqual({ title: "a", list: [{ text: "c", value: "d" }] });
    expect(withPart(value, ["list"], undefined)).toEqual({ title: "a" });
  });
});

describe("moveEntry", () => {
  it("puts an entry in front of another one", () => {
    expect(moveEntry(["a", "b", "c"], 2, 1)).toEqual(["a", "c", "b"]);
    expect(moveEntry(["a", "b", "c"], 0, 1)).toEqual(["b", "a", "c"]);
  });
});
