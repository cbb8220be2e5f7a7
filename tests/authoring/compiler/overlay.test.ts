import { describe, expect, it } from "vitest";
import { compileSmall, file, type JsonObject, recordOf, variantOf } from "./small-project.ts";

const base: JsonObject = {
  id: "loan-small",
  route: "/small",
  title: "Small",
  state: { chosen: 1, other: 2 },
  body: [
    { widget: "text", id: "first", props: { text: "Hello", tone: "plain" } },
    { widget: "pay-bar", id: "bar", children: [{ widget: "button", id: "pay", props: { label: "Pay" } }] },
  ],
  dialogs: { sure: { title: "Sure?", body: [{ widget: "text", id: "sure-text", props: { text: "Really?" } }] } },
};
const path = "screens/loan/small/india.json";

/** The overlay with the values that it should record. */
function loadOverlay(overlay: JsonObject) {
  const build = (record: JsonObject = {}) => compileSmall(base, file(path, { ...record, ...overlay }));
  return build(recordOf(build()));
}

function resolved(overlay: JsonObject) {
  return variantOf(loadOverlay(overlay), "loan-small");
}

describe("an overlay", () => {
  it("patches nodes by id and keeps what it does not name", () => {
    const { screen } = resolved({ nodes: { first: { props: { text: "Namaste" } } } });
    expect(screen.body[0]).toEqual({ widget: "text", id: "first", props: { text: "Namaste", tone: "plain" } });
    expect(screen.body[1]).toEqual(base["body"]?.[1 as never]);
  });

  it("takes a node out with null, at any depth", () => {
    expect(resolved({ nodes: { pay: null } }).screen.body[1]?.children).toEqual([]);
  });

  it("takes a property away with null", () => {
    expect(resolved({ nodes: { first: { props: { tone: null } } } }).screen.body[0]?.props).toEqual({ text: "Hello" });
  });

  it("reaches nodes of dialogs", () => {
    expect(resolved({ nodes: { "sure-text": { props: { text: "Sach?" } } } }).screen.dialogs?.["sure"]?.body[0]?.props).toEqual({
      text: "Sach?",
    });
  });

  it("patches the screen itself", () => {
    const { screen } = resolved({ screen: { title: "Chhota", state: { other: null } } });
    expect([screen.title, screen.state]).toEqual(["Chhota", { chosen: 1 }]);
  });

  it.each([
    ["after", { after: "first" }, ["first", "new", "bar"]],
    ["before", { before: "first" }, ["new", "first", "bar"]],
  ])("inserts a node %s another", (_, where, ids) => {
    expect(
      resolved({ insert: [{ ...where, node: { widget: "text", id: "new", props: { text: "New" } } }] }).screen.body.map(({ id }) => id),
    ).toEqual(ids);
  });

  it("inserts into children and slots", () => {
    const { screen } = resolved({
      insert: [
        { into: "bar", node: { widget: "text", id: "last", props: { text: "Last" } } },
        { into: "bar", slot: "footer", node: { widget: "text", id: "foot", props: { text: "Foot" } } },
      ],
    });
    expect(screen.body[1]?.children?.map(({ id }) => id)).toEqual(["pay", "last"]);
    expect(screen.body[1]?.slots?.["footer"]?.map(({ id }) => id)).toEqual(["foot"]);
  });

  it("changes neither the base nor another market", () => {
    const project = loadOverlay({ nodes: { first: { props: { text: "Namaste" } } } });
    variantOf(project, "loan-small");
    expect(project.project.screens.get("loan-small")?.value).toEqual(base);
    expect(variantOf(project, "loan-small", "indonesia").screen).toEqual(base);
  });

  it("applies a promotion after its market", () => {
    const project = compileSmall(
      base,
      file(path, { screen: { title: "India" } }),
      file("screens/loan/small/diwali.json", { screen: { title: "Diwali" } }),
    );
    const variants = project.screens.get("loan-small")?.variants.map(({ resolved }) => resolved) ?? [];
    expect(variants.map(({ name, screen }) => [name, screen.title])).toEqual([
      ["india", "India"],
      ["india+diwali", "Diwali"],
      ["indonesia", "Small"],
      ["indonesia+diwali", "Diwali"],
    ]);
  });
});

describe("originOf", () => {
  it("names file, pointer and layer of every value", () => {
    const { originOf } = resolved({
      screen: { title: "Chhota" },
      nodes: { first: { props: { text: "Namaste" } } },
      insert: [{ before: "first", node: { widget: "text", id: "new", props: { text: "New" } } }],
    });
    const places = ["/title", "/body/1/props/text", "/body/1/props/tone", "/body/0/props/text", "/body/2/children/0/props/label"].map(
      (pointer) => {
        const { file: from, pointer: at, layer } = originOf(pointer);
        return `${layer} ${from}${at}`;
      },
    );
    expect(places).toEqual([
      `market ${path}/screen/title`,
      `market ${path}/nodes/first/props/text`,
      "base screens/loan/small/screen.json/body/0/props/tone",
      `market ${path}/insert/0/node/props/text`,
      "base screens/loan/small/screen.json/body/1/children/0/props/label",
    ]);
  });

  it("places what is missing where it would be", () => {
    expect(resolved({}).originOf("/body/0/when")).toEqual({
      file: "screens/loan/small/screen.json",
      pointer: "/body/0/when",
      on: "value",
      layer: "base",
    });
  });
});
