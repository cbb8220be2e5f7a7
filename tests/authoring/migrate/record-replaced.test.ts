import { describe, expect, it } from "vitest";
import market from "../../../screens/catalogue/markets/india.json" with { type: "json" };
import { migrateFiles } from "../../../src/authoring/cli/migrate/migrate-files.ts";

const base = {
  id: "order",
  route: "/order",
  title: "Order",
  body: [{ widget: "text", id: "words", props: { text: "Hello", tone: "plain" } }],
};
const files = (overlay: object) => [
  { path: "screens/shop/order.json", value: base },
  { path: "screens/shop/order.india.json", value: { overlay: "order", for: { market: "india" }, ...overlay } },
];
const overlayOf = (overlay: object) =>
  migrateFiles(files(overlay), []).files.find(({ path }) => path === "screens/shop/order/india.json")?.value;

describe("overlays of the first format", () => {
  it("record what they replace in the place of its fingerprint", () => {
    const nodes = { words: { props: { tone: "muted" } } };
    const value = { $comment: "Greets.", expects: "ab00f24c", nodes };
    const withMarket = [...files(value), { path: "screens/markets/india.json", value: market }];
    const { files: migrated } = migrateFiles(withMarket, []);
    const overlay = migrated.find(({ path }) => path === "screens/shop/order/india.json")?.value;
    expect(JSON.stringify(overlay)).toBe(
      JSON.stringify({
        $schema: "../../../schemas/editor/overlay.gen.schema.json",
        $comment: "Greets.",
        replaces: { "words.props.tone": "plain" },
        nodes,
      }),
    );
  });

  it("stay as they are without a fingerprint", () => {
    expect(overlayOf({ insert: [] })).toEqual({ $schema: "../../../schemas/editor/overlay.gen.schema.json", insert: [] });
  });
});
