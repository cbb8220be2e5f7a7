/** The form of a promotion, and its way to the disk, over a copy of another product. */
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FormChange, PromotionForm } from "../../../src/authoring/studio/protocol/promotion.ts";
import { writePng } from "../../support/project/write-png.ts";
import { runCommand } from "../../support/run/run-command.ts";
import { openBench, type StudioBench } from "../../support/studio/studio-bench.ts";

const summer = "screens/books/book/SUMMER.json";
let bench: StudioBench;
beforeAll(() => {
  bench = openBench("tests/projects/library");
});
afterAll(() => bench.remove());

async function readForm(path = summer, variant = ""): Promise<PromotionForm> {
  const form = await bench.ask("promotionForm", { path, variant });
  if (form === null) throw new Error(`${path} has no form.`);
  return form;
}

/** As the page does it: the new text is what somebody has typed. */
async function change(changes: readonly FormChange[], path = summer): Promise<string> {
  const { text: before } = await bench.ask("open", { path });
  const { text } = await bench.ask("editPromotion", { path, text: before, changes: JSON.stringify(changes) });
  await bench.ask("edit", { path, text });
  return text;
}

const discard = () => bench.ask("revert", { path: summer });
const problems = async () => (await bench.ask("project", {})).problems.map(({ check }) => check);

describe("the form", () => {
  it("has every text of the screen in the languages of its markets, in the order of the page", async () => {
    const { texts, languages, market } = await readForm();
    expect(market).toBe("");
    expect([...languages].sort()).toEqual(["ar", "en", "nl", "tr"]);
    expect(texts.map(({ name }) => name).slice(0, 2)).toEqual(["summer", "copies"]);
    const [own] = texts;
    expect(own).toMatchObject({ nodes: ["summer.text"], about: "What is announced.", isOwn: true, fixed: "" });
    expect(own?.translations.find(({ language }) => language === "en")?.forms[0]?.text).toBe("Summer of reading: four more weeks at home");
  });

  it("shows pictures with what their widget demands, and colours with their contrast", async () => {
    const { pictures, colours } = await readForm();
    expect(pictures).toMatchObject([
      { node: "summer", prop: "image", isOwn: true, leastWidth: 480, leastHeight: 200, mostBytes: 40_960, shown: { name: "summer.svg" } },
    ]);
    expect(colours.find(({ prop }) => prop === "ink")?.contrasts).toMatchObject([{ against: "#1F4E79", passes: true }]);
    await change([{ at: ["insert", "0", "node", "props", "ink"], value: "#3A6EA5" }]);
    const [dim] = (await readForm()).colours.filter(({ prop }) => prop === "ink");
    expect(dim?.contrasts[0]?.passes).toBe(false);
    await change([{ at: ["insert", "0", "node", "props", "ink"], value: dim?.suggestion }]);
    expect((await readForm()).colours.find(({ prop }) => prop === "ink")?.contrasts[0]?.passes).toBe(true);
    await discard();
  });

  it("is none for a file that is no promotion's, or has a mistake", async () => {
    expect(await bench.ask("promotionForm", { path: "screens/books/search/amman.json", variant: "" })).toBeNull();
    await bench.ask("edit", { path: summer, text: "{" });
    expect(await bench.ask("promotionForm", { path: summer, variant: "" })).toBeNull();
    await discard();
  });
});

describe("changes of the form", () => {
  it("replace a text of the screen, record it, and say in which languages it lacks", async () => {
    const text = await change([{ at: ["texts", "reserve", "nl"], value: "Nu reserveren" }]);
    expect(JSON.parse(text).replaces).toMatchObject({ "texts.reserve": expect.anything() });
    const reserve = (await readForm()).texts.find(({ name }) => name === "reserve");
    expect(reserve).toMatchObject({ isOwn: true });
    expect(reserve?.translations.filter(({ forms }) => forms.some(({ text }) => text === "")).map(({ language }) => language)).toEqual(
      expect.arrayContaining(["ar", "en", "tr"]),
    );
    expect(await problems()).not.toEqual([]);
    expect((await readForm()).differences.join()).toContain("Nu reserveren");
  });

  it("leave the file as it was when they are taken back", async () => {
    await change([{ at: ["texts", "reserve"] }]);
    expect((await bench.ask("open", { path: summer })).isEdited).toBe(false);
    expect(await problems()).toEqual([]);
  });

  it("of a day and a time decide what the preview shows then", async () => {
    await change([
      { at: ["from"], value: "2027-06-01" },
      { at: ["until"], value: "2027-07-01T12:00" },
    ]);
    const { markets, from, until } = await readForm();
    expect({ from, until }).toEqual({ from: "2027-06-01", until: "2027-07-01T12:00" });
    expect(markets.find(({ id }) => id === "utrecht")).toEqual({ id: "utrecht", timeZone: "Europe/Amsterdam", state: "before" });
    const show = (at: string, variant = "utrecht+SUMMER") =>
      bench.ask("preview", {
        screen: "books-book",
        variant,
        language: "",
        scenario: "",
        session: "one",
        wording: "",
        given: "",
        form: "",
        at,
      });
    const plain = await show("", "utrecht");
    expect(await show("2027-05-31T23:59")).toMatchObject({ isOutside: true, module: plain.module });
    expect(await show("2027-06-01T00:00")).toMatchObject({ isOutside: false, now: Date.parse("2027-05-31T22:00Z") });
    expect(await show("2027-07-01T12:00")).toMatchObject({ isOutside: true });
    expect((await show("2027-06-15T12:00")).module).not.toBe(plain.module);
    await discard();
  });
});

describe("an element that the promotion adds", () => {
  it("goes with its words", async () => {
    const added = (await readForm()).texts.find(({ name }) => name === "summer");
    expect(added?.insertedAt).toEqual(["insert", "0"]);
    expect((await readForm()).texts.find(({ name }) => name === "reserve")?.insertedAt).toBeNull();
    const { insert, texts } = JSON.parse(await change([{ at: added?.insertedAt ?? [] }]));
    expect([insert, texts]).toEqual([undefined, undefined]);
    expect((await readForm()).differences).toEqual([]);
    await discard();
  });
});

describe("a picture from outside", () => {
  const take = (name: string, text: string) => bench.ask("takePicture", { name, text, leastWidth: 480, leastHeight: 200 });

  it("gets a name made from its own and its content", async () => {
    expect(await take("Summer Offer (2).PNG", writePng(500, 300))).toMatchObject({
      outcome: "taken",
      path: expect.stringMatching(/^screens\/pictures\/summer-offer-2-[0-9a-f]{8}\.png$/),
    });
  });

  it("is refused with what would be right", async () => {
    expect(await take("notes.txt", "notes")).toMatchObject({
      reason: expect.stringContaining("Choose a file of the kind svg, png, jpg, webp."),
    });
    expect(await take("small.png", writePng(100, 300))).toMatchObject({ reason: expect.stringContaining("at least 480 × 200") });
    expect(await take("large.png", writePng(500, 300) + " ".repeat(50_000))).toMatchObject({
      reason: expect.stringContaining("the limit is 40960"),
    });
    expect(await take("run.svg", "<svg><script/></svg>")).toMatchObject({ reason: expect.stringContaining("may not stand in a picture") });
  });
});

describe("a promotion from nothing", () => {
  const winter = { kind: "promotion", name: "WINTER", options: JSON.stringify({ screen: "books-search" }) };

  it("is written by its form alone", async () => {
    expect(await bench.ask("makeNew", winter)).toMatchObject({ reason: "A promotion is written when its form is saved." });
  });

  it("stands beside what was typed and is not saved", async () => {
    const [file] = (await bench.ask("planNew", winter).then((plan) => (plan.outcome === "planned" ? plan.made : []))) ?? [];
    await bench.ask("edit", { path: file?.path ?? "", text: file?.text ?? "" });
    expect(await bench.ask("planNew", winter)).toMatchObject({ reason: expect.stringContaining("is there already") });
    expect(await bench.ask("planNew", { ...winter, name: "AUTUMN" })).toMatchObject({ outcome: "planned", problems: 0 });
    await bench.ask("revert", { path: file?.path ?? "" });
  });

  it("has the files that the command line makes, and writes none", async () => {
    const planned = await bench.ask("planNew", winter);
    if (planned.outcome !== "planned") throw new Error(planned.reason);
    const file = "screens/books/search/WINTER.json";
    expect(planned).toMatchObject({ screen: "books-search", variant: expect.stringMatching(/\+WINTER$/) });
    expect(planned.made.map(({ path }) => path)).toEqual([file]);
    expect(existsSync(join(bench.root, file))).toBe(false);
    const other = openBench("tests/projects/library");
    await runCommand(other.root, ["new", "promotion", "WINTER", "--screen", "books-search"]);
    for (const { path, text } of [...planned.made, ...planned.extended]) expect(text).toBe(other.read(path));
    other.remove();
  });

  it("is refused where its id is one already, or none", async () => {
    const start = (name: string) => bench.ask("planNew", { ...winter, name, options: JSON.stringify({ screen: "books-book" }) });
    expect(await start("SUMMER")).toMatchObject({ reason: expect.stringContaining("is there already") });
    expect(await start("Spring sale!")).toMatchObject({ reason: expect.stringContaining("is no name for it") });
    expect(await start("utrecht")).toMatchObject({ reason: "`utrecht` is a market. Choose another id for the promotion." });
  });
});

describe("publishing", () => {
  const picture = "screens/pictures/spring-1a2b3c4d.png";
  const listWritten = () => readdirSync(join(bench.root, "screens"), { recursive: true, encoding: "utf8" });
  const saveAll = async () => {
    const { files } = await bench.ask("publication", {});
    return bench.ask("saveAll", { files: JSON.stringify(files.map(({ path, base }) => ({ path, base }))) });
  };

  it("gathers files, meaning and message, and saves nothing by itself", async () => {
    await bench.ask("edit", { path: picture, text: writePng(500, 300) });
    await change([
      { at: ["texts", "summer", "en"], value: "Five more weeks" },
      { at: ["insert", "0", "node", "props", "image"], value: "picture:spring-1a2b3c4d.png" },
    ]);
    const { against, files, variants, message } = await bench.ask("publication", {});
    expect(against).toBe("disk");
    expect(files.map(({ path, isNew, isEdited }) => ({ path, isNew, isEdited }))).toEqual([
      { path: summer, isNew: false, isEdited: true },
      { path: picture, isNew: true, isEdited: true },
    ]);
    expect(variants.map(({ screen, variant }) => `${screen} ${variant}`)).toContain("books-book amman@en+SUMMER");
    expect(message.split("\n")[0]).toBe("feat(screens): SUMMER changed on books-book");
    expect(message).toContain("Five more weeks");
  });

  it("writes nothing when one file has changed on the disk meanwhile", async () => {
    const { files } = await bench.ask("publication", {});
    const before = bench.read(summer);
    bench.write(summer, before.replace("four more weeks", "three more weeks"));
    const asked = files.map(({ path, base }) => ({ path, base }));
    expect(await bench.ask("saveAll", { files: JSON.stringify(asked) })).toEqual({ outcome: "conflict", paths: [summer] });
    expect(existsSync(join(bench.root, picture))).toBe(false);
    bench.write(summer, before);
  });

  it("writes nothing when one file cannot be written", async () => {
    const blocked = "widgets/poster/blocked.css";
    const before = bench.read(summer);
    // A folder stands where the file would, which is found when the others are written already.
    mkdirSync(join(bench.root, blocked));
    await bench.ask("edit", { path: blocked, text: ".root {}" });
    const written = listWritten();
    expect(await saveAll()).toMatchObject({ outcome: "refused", reason: expect.stringContaining("Nothing was written") });
    expect(bench.read(summer)).toBe(before);
    expect(listWritten()).toEqual(written);
    await bench.ask("revert", { path: blocked });
  });

  it("writes all of them in one go", async () => {
    expect(await saveAll()).toMatchObject({ outcome: "saved", files: [{ path: summer }, { path: picture }] });
    expect(bench.read(summer)).toContain("Five more weeks");
    expect(readFileSync(join(bench.root, picture), "latin1")).toBe(writePng(500, 300));
    expect((await bench.ask("publication", {})).files).toEqual([]);
  });

  it("refuses files outside the project's screens", async () => {
    const files = JSON.stringify([{ path: "package.json", base: "" }]);
    expect(await bench.ask("saveAll", { files })).toMatchObject({ outcome: "refused" });
  });
});
