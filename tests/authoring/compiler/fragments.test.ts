import { describe, expect, it } from "vitest";
import type { Compilation, SourceFile } from "../../../src/authoring/compiler/index.ts";
import { compiledVariant, compileSmall, file, type JsonObject, recordOf, smallScreen, variantOf } from "./small-project.ts";

const words = (id: string, text = id) => ({ widget: "text", id, props: { text } });
const fragment = (name: string, nodes: readonly JsonObject[], market?: string) =>
  file(`screens/fragments/${name}/${market ?? "fragment"}.json`, { nodes });
const screen = (...fragments: readonly JsonObject[]): JsonObject => ({ ...smallScreen, fragments });

function idsOf(project: Compilation, market = "india"): string[] {
  return variantOf(project, "loan-small", market).screen.body.map(({ id }) => id);
}

describe("the end of the body", () => {
  const bar = { widget: "low-bar", id: "bar" };
  const hosts = { navigate: [], credentials: [], images: [], frames: [] };
  const toast = { failureMs: 3000, infoMs: 2000, minimumMs: 1000 };
  const settings = { hosts, timeoutMs: 1000, patienceMs: 1000, toast, tail: "tail" };
  const tail = [file("screens/catalogue/settings.json", settings), fragment("tail", [words("last")])];
  const atEnd = { use: "end", after: "text" };
  const idsWith = (body: readonly JsonObject[], ...files: readonly SourceFile[]) =>
    idsOf(compileSmall({ ...smallScreen, body: [...body] }, ...files));

  it("is where the fragment goes that ends each screen", () => {
    expect(idsWith([words("a"), words("b")], ...tail)).toEqual(["a", "b", "last"]);
  });

  it("is above what keeps its place at the lower edge", () => {
    expect(idsWith([words("a"), bar], ...tail)).toEqual(["a", "last", "bar"]);
  });

  it("is above the bar of a fragment", () => {
    expect(idsOf(compileSmall(screen(atEnd), fragment("end", [bar]), ...tail))).toEqual(["text", "last", "bar"]);
  });

  it("is above the bar that a fragment has in one market only", () => {
    const project = compileSmall(screen(atEnd), fragment("end", [words("a")]), fragment("end", [bar], "india"), ...tail);
    expect([idsOf(project), idsOf(project, "indonesia")]).toEqual([
      ["text", "last", "bar"],
      ["text", "a", "last"],
    ]);
  });

  it("is below a bar that something follows", () => {
    expect(idsWith([bar, words("a")], ...tail)).toEqual(["bar", "a", "last"]);
  });

  it("stays free on a screen that places the fragment itself", () => {
    expect(idsOf(compileSmall(screen({ use: "tail", before: "text" }), ...tail))).toEqual(["last", "text"]);
  });
});

describe("a fragment", () => {
  it("stands where the screen asks for it, in its order", () => {
    const project = compileSmall(
      screen({ use: "top", before: "text" }, { use: "end", after: "text" }),
      fragment("top", [words("a"), words("b")]),
      fragment("end", [words("c")]),
    );
    expect(idsOf(project)).toEqual(["a", "b", "text", "c"]);
  });

  it("may stand inside a node of another fragment", () => {
    const bar = { widget: "pay-bar", id: "bar" };
    const project = compileSmall(
      screen({ use: "bar", after: "text" }, { use: "in", into: "bar" }),
      fragment("bar", [bar]),
      fragment("in", [words("a")]),
    );
    expect(variantOf(project, "loan-small").screen.body[1]).toMatchObject({ id: "bar", children: [words("a")] });
  });

  it("of a market comes before the one for all", () => {
    const project = compileSmall(
      screen({ use: "top", before: "text" }),
      fragment("top", [words("a")]),
      fragment("top", [words("b")], "india"),
    );
    expect([idsOf(project), idsOf(project, "indonesia")]).toEqual([
      ["b", "text"],
      ["a", "text"],
    ]);
  });

  it("keeps where its values are written", () => {
    const project = compileSmall(screen({ use: "top", before: "text" }), fragment("top", [words("a")]));
    expect(variantOf(project, "loan-small").originOf("/body/0/props/text")).toMatchObject({
      file: "screens/fragments/top/fragment.json",
      pointer: "/nodes/0/props/text",
      layer: "base",
    });
  });

  it("adds flows, which its nodes and the screen run", () => {
    const say = { do: "toast", text: "Hello" };
    const button = { widget: "button", id: "a", props: { label: "A" }, on: { tap: "greet" } };
    const project = compileSmall(
      { ...screen({ use: "top", before: "text" }), flows: { own: [say] }, onOpen: "greet" },
      file("screens/fragments/top/fragment.json", { nodes: [button], flows: { greet: say } }),
    );
    const { screen: resolved, originOf } = variantOf(project, "loan-small");
    expect(resolved.flows).toEqual({ own: [say], greet: [say] });
    expect(originOf("/flows/greet/0/text")).toMatchObject({ file: "screens/fragments/top/fragment.json", pointer: "/flows/greet/0/text" });
    expect(originOf("/flows/own/0/text")).toMatchObject({ file: "screens/loan/small/screen.json", pointer: "/flows/own/0/text" });
  });

  it("adds flows to a screen without any", () => {
    const flows = { greet: [{ do: "toast", text: "Hello" }] };
    const project = compileSmall(
      { ...screen({ use: "top", before: "text" }), onOpen: "greet" },
      file("screens/fragments/top/fragment.json", { nodes: [words("a")], flows }),
    );
    expect(variantOf(project, "loan-small").screen.flows).toEqual(flows);
  });

  it("does not add a flow whose name is taken", () => {
    const flows = { greet: [{ do: "toast", text: "Hello" }] };
    const { problems } = compileSmall(
      { ...screen({ use: "top", before: "text" }), flows, onOpen: "greet" },
      file("screens/fragments/top/fragment.json", { nodes: [words("a")], flows }),
    );
    expect(problems).toMatchObject([
      {
        check: "fragment-target",
        message: "The fragment `top` adds a flow `greet`, and this screen has one of that name already.",
        help: "Rename one of the two.",
        at: { file: "screens/loan/small/screen.json", pointer: "/fragments/0/use" },
      },
    ]);
  });

  it("is changed by an overlay, which records its values", () => {
    const overlay = { nodes: { a: { props: { text: "Namaste" } } } };
    const build = (record: JsonObject = {}) =>
      compileSmall(
        screen({ use: "top", before: "text" }),
        fragment("top", [words("a")]),
        file("screens/loan/small/india.json", { ...overlay, ...record }),
      );
    const project = build(recordOf(build()));
    expect(project.problems).toEqual([]);
    expect(variantOf(project, "loan-small").screen.body[0]).toMatchObject({ props: { text: "Namaste" } });
  });

  it("that exists for another market only is reported as that", () => {
    const { problems } = compileSmall(screen({ use: "top", before: "text" }), fragment("top", [words("a")], "india"));
    expect(problems.map(({ message, help }) => `${message} ${help}`)).toEqual([
      "The fragment `top` is for other markets only. Add a file of the fragment for this market, or one for all.",
    ]);
  });

  it.each([
    ["unknown", "/fragments/0/use", { use: "tpo", before: "text" }, "No fragment is named `tpo`.", { help: "Did you mean `top`?" }],
    ["beside an unknown node", "/fragments/0/before", { use: "top", before: "txt" }, "This screen has no node `txt`.", {}],
  ])("that is %s is reported", (_, pointer, use, message, help) => {
    const { problems } = compileSmall(screen(use), fragment("top", [words("a")]));
    expect(problems).toMatchObject([{ check: "fragment-target", message, ...help, at: { pointer } }]);
  });
});

it("beside an unknown node has its nodes last, for what names them", () => {
  const uses: JsonObject[] = [
    { use: "top", before: "txt" },
    { use: "low", after: "a" },
  ];
  const { problems } = compileSmall(screen(...uses), fragment("top", [words("a")]), fragment("low", [words("b")]));
  expect(problems.map(({ message }) => message)).toEqual(["This screen has no node `txt`."]);
});

describe("a link", () => {
  const link = file("widgets/way/way.schema.json", {
    id: "way",
    description: "A way.",
    props: { type: "object", additionalProperties: false, properties: {} },
    events: { tap: { description: "Tapped." } },
    link: "tap",
  });
  const planOf = (tap: readonly JsonObject[]) => {
    const far = { ...smallScreen, id: "loan-far", route: "#/far" };
    const project = compileSmall({ ...smallScreen, body: [{ widget: "way", id: "way", on: { tap } }] }, far, link);
    return compiledVariant(project, "loan-small").plan().body[0];
  };

  it("has the address of the screen that it leads to, and says when that is its own", () => {
    expect(planOf([{ do: "go", screen: "loan-far" }])?.props).toEqual({ href: "/#/far" });
    expect(planOf([{ do: "go", screen: "loan-small" }])?.props).toEqual({ href: "/small", current: true });
  });

  it("has the address that it leaves for, also one that is computed", () => {
    expect(planOf([{ do: "leave", url: "https://www.example.com/" }])?.props).toEqual({ href: "https://www.example.com/" });
    expect(planOf([{ do: "leave", url: "{company.policyUrl}" }])?.live).toHaveProperty("href");
  });

  it("has none when its flow does more", () => {
    expect(
      planOf([
        { do: "toast", text: "x" },
        { do: "go", screen: "loan-far" },
      ])?.props,
    ).toEqual({});
    expect(planOf([{ do: "leave", url: "https://www.example.com/", addLaunchParams: true }])?.props).toEqual({});
  });
});
