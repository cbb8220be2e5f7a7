import { describe, expect, it } from "vitest";
import { compileSmall, file, type JsonObject, recordOf, smallScreen } from "./small-project.ts";

const path = "screens/loan/small/india.json";

function load(base: JsonObject, overlay: JsonObject) {
  return compileSmall({ ...smallScreen, ...base }, file(path, { ...overlay }));
}

function problemsOf(base: JsonObject, overlay: JsonObject): string[] {
  return load(base, overlay).problems.map(({ check, message, help, at }) =>
    `${check} ${at.file}${at.pointer} (${at.on}) ${message} ${help ?? ""}`.trim(),
  );
}

/** The overlay as `--fix` would leave it on this base. */
function recorded(base: JsonObject, overlay: JsonObject): JsonObject {
  return { ...overlay, ...recordOf(load(base, overlay)) };
}

describe("overlay rot", () => {
  it("reports a node that no longer exists, with the nearest name", () => {
    expect(problemsOf({}, { nodes: { txt: { props: { text: "x" } } } })).toEqual([
      `overlay-target ${path}/nodes/txt (key) The overlay changes the node \`txt\`, which \`loan-small\` does not have. Did you mean \`text\`?`,
    ]);
  });

  it("reports an unknown screen", () => {
    const project = compileSmall(smallScreen, file("screens/loan/smal/india.json", {}));
    expect(project.problems.map(({ message, help }) => [message, help])).toEqual([
      ["No screen is named `loan-smal`.", "Did you mean `loan-small`?"],
    ]);
  });

  it("reports where an insertion has lost its neighbour", () => {
    expect(problemsOf({}, { insert: [{ after: "gone", node: { widget: "text", id: "new", props: { text: "x" } } }] })).toEqual([
      `overlay-target ${path}/insert/0/after (value) The overlay changes the node \`gone\`, which \`loan-small\` does not have. There is \`text\`.`,
    ]);
  });

  it("reports an insertion whose id is taken", () => {
    expect(problemsOf({}, { insert: [{ after: "text", node: { widget: "text", id: "text", props: { text: "x" } } }] })).toEqual([
      `overlay-target ${path}/insert/0/node/id (value) The screen already has a node \`text\`. Give the new node another id.`,
    ]);
  });

  it("reports null for a missing value", () => {
    expect(problemsOf({}, { screen: { onOpen: null } })).toEqual([
      `overlay-target ${path}/screen/onOpen (key) The overlay removes \`onOpen\`, which the base does not have. Remove this line.`,
    ]);
  });

  it("has to record the values of the base that it replaces, and no others", () => {
    const overlay = { replaces: { "text.when": "true" }, screen: { title: "Chhota" }, nodes: { text: { props: { text: "Namaste" } } } };
    expect(problemsOf({}, overlay)).toEqual([
      `replaced-values-are-recorded ${path}/replaces (value) The overlay does not record the value of the base that it replaces: \`screen.title\`, \`text.props.text\`. The overlay records a value that it does not replace: \`text.when\`. Replace it again, or remove its line and run \`npx layar check --fix\`.`,
    ]);
  });

  it("gets what it lacks by a fix, behind the line that every overlay has", () => {
    const $schema = "../../../schemas/editor/overlay.gen.schema.json";
    const { problems } = load({}, { $schema, screen: { title: "Chhota" } });
    expect(problems.map(({ fix }) => fix)).toEqual([
      {
        title: "Record what the overlay replaces",
        at: { file: path, pointer: "/$schema", on: "value" },
        text: `${JSON.stringify($schema)}, "replaces": {"screen.title":"Small"}`,
      },
    ]);
  });

  it("says which value of the base changed beneath it, from what to what, and does not block while somebody works on it", () => {
    const overlay = recorded({}, { screen: { title: "Chhota" } });
    expect(problemsOf({ title: "Smaller" }, overlay)).toEqual([
      `replaced-values-are-current ${path}/replaces/screen.title (value) \`screen.title\` of \`loan-small\` was \`"Small"\` when the overlay was written, and is \`"Smaller"\` now. Review what the overlay makes of it, and write the new value here if it still holds.`,
    ]);
    const at = { file: path, pointer: "/replaces/screen.title", on: "value" };
    // Only a person can decide that: no command writes it by itself.
    const fix = { title: "Leave the overlay, and record the new value", at, text: '"Smaller"', isChoice: true };
    expect(load({ title: "Smaller" }, overlay).problems).toMatchObject([{ notice: "developing", fix }]);
  });

  it("does not mind base values that the overlay leaves alone", () => {
    expect(problemsOf({ state: { n: 1 } }, recorded({}, { screen: { title: "Chhota" } }))).toEqual([]);
  });

  it("records nothing for an overlay that only adds", () => {
    const overlay = { insert: [{ after: "text", node: { widget: "text", id: "new", props: { text: "x" } } }] };
    expect([recordOf(load({}, overlay)), problemsOf({}, overlay)]).toEqual([{}, []]);
  });

  it("records a long value by its first words and a digest, a removed node like any other", () => {
    const text = "A sentence that is much longer than what anybody would want to read in a record of an overlay";
    const base = {
      body: [
        { widget: "text", id: "text", props: { text } },
        { widget: "text", id: "more", props: { text: "x" } },
      ],
    };
    const { replaces } = recordOf(load(base, { nodes: { text: { props: { text: "Namaste" } }, more: null } }));
    expect(replaces).toEqual({
      "text.props.text": expect.stringMatching(/^A sentence that is much longer than what… #[0-9a-f]{8}$/),
      more: { widget: "text", id: "more", props: { text: "x" } },
    });
  });

  it("records texts of the screen that it replaces", () => {
    const texts = file("screens/loan/small/texts.json", { hello: { en: "Hello", id: "Halo" } });
    const overlay = { texts: { hello: { en: "Namaste", id: "Halo" }, added: { en: "More", id: "Lagi" } } };
    const compilation = compileSmall(smallScreen, texts, file(path, overlay));
    expect(recordOf(compilation)).toEqual({ replaces: { "texts.hello": { en: "Hello", id: "Halo" } } });
  });

  it("records what lies beneath a promotion, which may differ by market", () => {
    const india = { screen: { title: "Chhota" } };
    const compilation = compileSmall(smallScreen, file(path, india), file("screens/loan/small/T9.json", { screen: { title: "Offer" } }));
    expect(compilation.screens.get("loan-small")?.replaced).toEqual(
      new Map([
        [path, { "screen.title": "Small" }],
        ["screens/loan/small/T9.json", { "screen.title": ["Chhota", "Small"] }],
      ]),
    );
  });

  it("reports a shape that an overlay broke, where it was written", () => {
    const overlay = { nodes: { text: { whn: "true" } } };
    expect(problemsOf({}, overlay)).toEqual([`shape ${path}/nodes/text/whn (key) A node has no property \`whn\`. Did you mean \`when\`?`]);
  });
});
