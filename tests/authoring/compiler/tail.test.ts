import { describe, expect, it } from "vitest";
import { createAddTail } from "../../../src/authoring/compiler/load/tail.ts";
import { readProjectFiles } from "../../../src/authoring/project-files.ts";
import type { FragmentDefinition, ScreenDefinition } from "../../../src/core/format/index.ts";
import { shippedCompiler } from "../../support/shipped-compiler.ts";

const { catalogue } = shippedCompiler.compile(readProjectFiles(".")).project;
const tail = catalogue.settings.tail ?? "";
const title: ScreenDefinition["body"][number] = { widget: "text", id: "title" };
const bar: ScreenDefinition["body"][number] = { widget: "bottom-bar", id: "bar" };

/** Where the fragment that ends each screen comes in. */
function placed(
  body: ScreenDefinition["body"],
  fragments: ScreenDefinition["fragments"],
  nodes: FragmentDefinition["nodes"] = [title],
): unknown {
  const screen: ScreenDefinition = { id: "shop-order", route: "/order", title: "Order", body, fragments };
  const fragment: FragmentDefinition = { fragment: "end", nodes };
  const added = createAddTail()({ file: "screens/shop/order/screen.json", value: screen }, catalogue, [
    { file: "screens/fragments/end/fragment.json", value: fragment },
  ]);
  return added.value.fragments?.find(({ use }) => use === tail);
}

describe("the fragment that ends each screen", () => {
  it("comes last", () => expect(placed([title], undefined)).toEqual({ use: tail }));

  it("comes before a bar, which keeps its place", () => expect(placed([title, bar], undefined)).toEqual({ use: tail, before: "bar" }));

  it.each([{ use: "end" }, { use: "end", after: "title" }])("comes before a bar of the fragment %j", (use) => {
    expect(placed([title], [use], [bar])).toEqual({ use: tail, before: "bar" });
  });

  it("does not mind a bar that a fragment has elsewhere", () => {
    expect(placed([title, { ...title, id: "more" }], [{ use: "end", after: "title" }], [bar])).toEqual({ use: tail });
  });
});
