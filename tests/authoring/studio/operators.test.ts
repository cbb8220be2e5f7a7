/** What operators make of what is there, and what they ask: promotions, days, markets, over a copy of another product. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listPromotions, stateOf } from "../../../src/authoring/studio/client/promotions/list-promotions.ts";
import { openEditedProject } from "../../../src/authoring/studio/server/edited-project.ts";
import { findAskedPromotion } from "../../../src/authoring/studio/server/promotion/asked-promotion.ts";
import { openBench, type StudioBench } from "../../support/studio/studio-bench.ts";

const summer = "screens/books/book/SUMMER.json";
let bench: StudioBench;
beforeAll(() => {
  bench = openBench("tests/projects/library");
});
afterAll(() => bench.remove());

/** With these parts in the file of the promotion. */
async function have(parts: object): Promise<void> {
  await bench.ask("edit", { path: summer, text: JSON.stringify({ ...JSON.parse(bench.read(summer)), ...parts }) });
}

async function plan(kind: string, name: string, options: object) {
  const planned = await bench.ask("planNew", { kind, name, options: JSON.stringify(options) });
  if (planned.outcome !== "planned") throw new Error(planned.reason);
  return planned;
}

describe("a promotion like another one", () => {
  it("has its texts and pictures in a year in which it has not begun, without a leap day where there is none", async () => {
    await have({ from: "2024-02-29", until: "2024-03-10T18:00" });
    const { made, problems, next, variant } = await plan("promotion", "SUMMER2", { like: "SUMMER" });
    const [file] = made;
    expect(file?.path).toBe("screens/books/book/SUMMER2.json");
    const { from, until, texts, insert } = JSON.parse(file?.text ?? "");
    expect(Date.parse(from)).toBeGreaterThan(Date.now() - 86_400_000);
    expect([from.slice(4), until.slice(4)]).toEqual([Number(from.slice(0, 4)) % 4 === 0 ? "-02-29" : "-02-28", "-03-10T18:00"]);
    expect({ texts, insert }).toEqual({ texts: JSON.parse(bench.read(summer)).texts, insert: JSON.parse(bench.read(summer)).insert });
    expect(problems).toBe(0);
    expect(variant).toBe("amman+SUMMER2");
    expect(next.join(" ")).toContain(`from ${from} until ${until}`);
    await bench.ask("revert", { path: summer });
  });

  it("may be one market's alone", async () => {
    const { made } = await plan("promotion", "SUMMER2", { like: "SUMMER", market: "izmir" });
    expect(JSON.parse(made[0]?.text ?? "").for).toEqual({ market: "izmir" });
  });

  it("is refused where there is no such promotion, or it does not change that screen", async () => {
    const refused = (options: object) => bench.ask("planNew", { kind: "promotion", name: "X", options: JSON.stringify(options) });
    expect(await refused({ like: "WINTER" })).toMatchObject({ field: "like", reason: "There is no promotion `WINTER`." });
    expect(await refused({ like: "SUMMER", screen: "books-search" })).toMatchObject({ field: "like" });
  });
});

it("a new promotion of one market has words in what is spoken there", async () => {
  const { made } = await plan("promotion", "WINTER", { screen: "books-search", market: "izmir" });
  const spoken = (await bench.ask("project", {})).markets.find(({ id }) => id === "izmir")?.languages ?? [];
  const { texts } = JSON.parse(made[0]?.text ?? "");
  expect(Object.keys(texts.variantNote).filter((name) => name !== "sameIn")).toEqual(spoken);
});

it("a promotion has a state by the clocks of its markets, and in all its markets together", async () => {
  await have({ from: "2020-01-01", until: "2020-02-01T12:00" });
  const [found] = listPromotions(await bench.ask("project", {}));
  if (found === undefined) throw new Error("The promotion is not listed.");
  const { id, screens, markets } = found;
  expect([id, screens.map(({ file, isEdited }) => [file, isEdited])]).toEqual(["SUMMER", [[summer, true]]]);
  const izmir = markets.find((one) => one.id === "izmir");
  expect(izmir?.period).toEqual({ from: Date.parse("2019-12-31T21:00Z"), until: Date.parse("2020-02-01T09:00Z") });
  const states = ["2019-12-31T20:00Z", "2019-12-31T22:00Z", "2020-02-01T10:00Z", "2020-02-01T12:00Z"].map((at) =>
    stateOf(found, Date.parse(at)),
  );
  expect(states).toEqual(["before", "running", "running", "after"]);
  await bench.ask("revert", { path: summer });
});

it("the app can ask when the promotion of its address runs; there is nothing to say of one that the screen does not have", () => {
  const edited = openEditedProject(bench.root);
  edited.edit(summer, JSON.stringify({ ...JSON.parse(bench.read(summer)), from: "2020-01-01" }));
  const ask = (promotion: string) => findAskedPromotion(edited, { screen: "books-book", market: "izmir", promotion });
  expect(ask("SUMMER")).toEqual({ from: Date.parse("2019-12-31T21:00Z"), timeZone: "Europe/Istanbul", scenario: "" });
  expect(ask("WINTER")).toEqual({});
});

describe("a new market", () => {
  const flagOf = async (options: object) => JSON.parse((await plan("market", "oslo", options)).made[0]?.text ?? "");

  it("takes no number that stands for another market in addresses, also not that of the one without a flag", async () => {
    const before = (await bench.ask("project", {})).screens.flatMap(({ variants }) => variants.map(({ address }) => address));
    expect(await flagOf({ like: "izmir" })).toMatchObject({ flag: "4", languages: ["tr"] });
    expect(before.some((address) => address.includes("market=1&"))).toBe(true);
    for (const flag of ["1", "2"])
      expect(await bench.ask("planNew", { kind: "market", name: "oslo", options: JSON.stringify({ flag }) })).toMatchObject({
        field: "flag",
      });
    expect(await flagOf({ like: "izmir", flag: "no" })).toMatchObject({ flag: "no" });
  });

  it("speaks as many languages as are chosen", async () => {
    expect(await flagOf({ like: "izmir", language: "tr,en" })).toMatchObject({ languages: ["tr", "en"] });
  });
});

it("markets are compared in what they say, and in how they write amounts and dates", async () => {
  const changes = await bench.ask("changes", { screen: "books-search", variant: "izmir", against: "utrecht" });
  expect(changes).toContain("`texts.title` 'Catalogus' → 'Katalog'");
  expect(changes).toContain("`market.timeZone` 'Europe/Amsterdam' → 'Europe/Istanbul'");
});

it("what the disk has already holds no change back", async () => {
  const other = "screens/books/search/texts.json";
  const broken = JSON.parse(bench.read(other));
  bench.write(other, JSON.stringify({ ...broken, title: { en: "{nothing}" } }));
  await have({ texts: { summer: { en: "Summer", nl: "Zomer", tr: "Yaz", ar: "صيف" } } });
  const all = (await bench.ask("publication", {})).problems;
  expect((await bench.ask("project", {})).problems.some(({ file }) => file === other)).toBe(true);
  expect(all).toEqual([]);
  await have({ texts: { summer: { en: "{nothing}" } } });
  const brought = (await bench.ask("publication", {})).problems.map(({ file }) => file);
  expect(brought).toContain(summer);
  expect(brought).not.toContain(other);
});

it.each(["save", "saveAll"] as const)(
  "what another program has written is news for every page, also where `%s` finds it first",
  async (name) => {
    const [own, other] = [summer, "screens/books/book/texts.json"];
    const { base } = await bench.ask("open", { path: own });
    const text = `${bench.read(own)} `;
    await bench.ask("edit", { path: own, text });
    const before = bench.read(other);
    bench.write(other, `${before} `);
    bench.takeAnnounced();
    await (name === "save"
      ? bench.ask(name, { path: own, text, base })
      : bench.ask(name, { files: JSON.stringify([{ path: own, base }]) }));
    expect(bench.takeAnnounced()).toEqual([
      { paths: [other], from: "" },
      { paths: [own], from: "one" },
    ]);
    bench.write(other, before);
    // Which reads the disk.
    await bench.ask("publication", {});
  },
);
