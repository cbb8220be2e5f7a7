import { describe, expect, it } from "vitest";
import { loadProject } from "../../../src/authoring/compiler/index.ts";
import { compileSmall, file, type JsonObject, smallScreen } from "./small-project.ts";

const { id: _id, ...withoutId } = smallScreen;

describe("loadProject", () => {
  it("enters every kind of file under its names", () => {
    const { catalogue, screens, problems } = compileSmall(smallScreen).project;
    expect(problems).toEqual([]);
    expect([...screens.keys()]).toEqual(["loan-small"]);
    expect([...catalogue.widgets.keys()]).toContain("pay-bar");
    expect([...catalogue.actions.keys()]).toEqual(["instalmentPlan", "upload", "note"]);
    expect([...catalogue.markets.keys()]).toEqual(["india", "indonesia"]);
    expect([...catalogue.wire.keys()]).toEqual(["default", "other.example"]);
    expect(catalogue.stored.get("payType")).toBe("number?");
  });

  it("finds entities by reference and by name", () => {
    const { catalogue } = compileSmall().project;
    expect(catalogue.resolve("layar:entities/instalment#/$defs/Waiting/properties/repayWaitDetail/items")).toEqual({
      $ref: "layar:entities/instalment#/$defs/Period",
    });
    expect(catalogue.entity("Period")).toMatchObject({ required: ["totalAmount"] });
    expect(catalogue.resolve("layar:entities/none#/$defs/Nothing")).toBeUndefined();
  });

  it("allows no host without a settings file", () => {
    expect(compileSmall().project.catalogue.settings.hosts.navigate).toEqual([]);
  });

  it("keeps the first of two screens with the same name and reports the second", () => {
    const project = compileSmall({ ...smallScreen, id: "loan-small-x" }, file("screens/loan-small/x/screen.json", withoutId)).project;
    expect(project.screens.get("loan-small-x")?.file).toBe("screens/loan/small-x/screen.json");
    expect(project.problems).toEqual([
      {
        check: "duplicate-name",
        role: "file",
        message: "A second screen is named `loan-small-x`; the first is in screens/loan/small-x/screen.json.",
        help: "Rename one of the two.",
        at: { file: "screens/loan-small/x/screen.json", pointer: "", on: "value" },
        related: [{ file: "screens/loan/small-x/screen.json", pointer: "", on: "value" }],
      },
    ]);
  });

  it("leaves out a file with a problem and loads the others", () => {
    const project = compileSmall({ ...smallScreen, id: "loan-bad", route: 5 }, smallScreen).project;
    expect([...project.screens.values()].map((source) => source.file)).toEqual(["screens/loan/small/screen.json"]);
    expect(project.problems).toHaveLength(1);
  });

  it("takes a folder outside `screens` for a screen's", () => {
    expect([...loadProject([file("drafts/loan/small/screen.json", withoutId)]).screens.keys()]).toEqual(["loan-small"]);
  });

  it.each(["screens/loan/small.json", "screens/loan.json", "screens/catalogue/ruels.json", "screens/catalogue/actions/loan/small.json"])(
    "reports %s as misplaced",
    (path) => {
      expect(loadProject([file(path, withoutId)]).problems.map(({ check, at }) => [check, at.file])).toEqual([["misplaced-file", path]]);
    },
  );

  it("refuses a name that follows from the path", () => {
    const { problems, screens } = compileSmall(file("screens/loan/small/screen.json", smallScreen)).project;
    expect([...screens.keys()]).toEqual(["loan-small"]);
    expect(problems.map(({ message, help, at }) => [`${message} ${help}`, at.pointer])).toEqual([
      ["`id` follows from the path of the file and must not be written in it. Remove it, or move the file.", "/id"],
    ]);
  });

  it("names an overlay after a market or a promotion", () => {
    const { overlays } = compileSmall(
      file("screens/loan/small/india.json", {}),
      file("screens/loan/small/T1.json", {}),
      file("screens/loan/small/T2.json", { for: { market: "india" } }),
    ).project;
    expect(overlays.map(({ value }) => [value.overlay, value.for])).toEqual([
      ["loan-small", { market: "india" }],
      ["loan-small", { templateId: "T1" }],
      ["loan-small", { templateId: "T2", market: "india" }],
    ]);
  });

  it("ignores files that define nothing", () => {
    expect(
      loadProject([
        { path: "widgets/text/notes.json", text: "{}" },
        { path: "README.md", text: "#" },
      ]).problems,
    ).toEqual([]);
  });
});

it.each<[slip: string, schema: JsonObject, message: string]>([
  ["a keyword", { type: "string", maxLenght: 3 }, "`Animal` has no property `maxLenght`."],
  [
    "a type",
    { type: "strng" },
    "`type` must be `string`, `number`, `integer`, `boolean`, `object`, `array` or `null`, not the text 'strng'.",
  ],
  [
    "one of several types",
    { type: ["string", "nul"] },
    "This entry must be `string`, `number`, `integer`, `boolean`, `object`, `array` or `null`",
  ],
  ["a format", { type: "string", format: "amont" }, "`format` must be `amount`, "],
  ["a limit", { type: "string", maxLength: -1 }, "`maxLength` must be at least 0."],
  ["a limit as a text", { type: "string", maxLength: "3" }, "`maxLength` must be a whole number, not the text '3'."],
  ["a name twice", { type: "object", required: ["id", "id"] }, "`required` has the same entry twice."],
  ["a choice twice", { enum: ["a", "a"] }, "`enum` has the same entry twice."],
  ["no list", { type: "object", required: "id" }, "`required` must be a list, not the text 'id'."],
  ["no schema", { type: "object", properties: { id: "string" } }, "`id` must be an object or true or false, not the text 'string'."],
  ["no type", { type: "array", items: { description: "Names." } }, "Exactly one of `type`, `$ref`, "],
])("refuses a schema of entities with a slip: %s", (_, schema, message) => {
  const { problems } = loadProject([file("schemas/entities/zoo.schema.json", { $id: "layar:entities/zoo", $defs: { Animal: schema } })]);
  expect(problems).toEqual([expect.objectContaining({ check: "shape", message: expect.stringContaining(message) })]);
});

it("refuses entities that nothing can refer to, and takes whatever a schema may say", () => {
  const load = (value: JsonObject) => loadProject([file("schemas/entities/zoo.schema.json", value)]).problems.map(({ message }) => message);
  expect(load({ $defs: {} })).toEqual(["This object needs `$id`."]);
  const Animal = {
    allOf: [{ $ref: "#/$defs/Old" }],
    required: ["born"],
    "x-note": 1,
    if: { properties: { born: true } },
    then: {},
    else: false,
  };
  expect(load({ $id: "layar:entities/zoo", $defs: { Animal, Old: { type: "object", propertyNames: { minLength: 1 } } } })).toEqual([]);
});

describe("examples of a widget", () => {
  const path = "widgets/note/note.examples.json";
  const schema = file("widgets/note/note.schema.json", {
    id: "note",
    description: "A remark.",
    props: {
      type: "object",
      additionalProperties: false,
      required: ["text"],
      properties: { text: { type: "string", description: "The remark." }, tone: { enum: ["info", "warn"], description: "Its colour." } },
    },
  });
  const compile = (...examples: Parameters<typeof file>[1][]) =>
    compileSmall(schema, ...examples.map((one) => file(path, { examples: { one } })), smallScreen);

  it("fit its declaration", () => {
    expect(compile({ title: "A hint", props: { text: "Hello" } }).problems).toEqual([]);
    const { problems, screens } = compile({ title: "A hint", props: { txt: "Hello", tone: "loud" }, value: 1 });
    expect(problems.map(({ message, help, at }) => [message, help, at.file, at.pointer])).toEqual([
      ["`one` has no property `value`.", "It has `title`, `hidden`, `props`, `busy` and `invalid`.", path, "/examples/one/value"],
      ["`props` has no property `txt`.", "Did you mean `text`?", path, "/examples/one/props/txt"],
      ["`tone` must be `info` or `warn`, not the text 'loud'.", undefined, path, "/examples/one/props/tone"],
    ]);
    // What is wrong with an example is wrong with no screen.
    expect(screens.get("loan-small")?.variants.length).toBeGreaterThan(0);
  });

  it("wait for a declaration that can be read", () => {
    expect(
      loadProject([file("widgets/banner/banner.examples.json", { examples: { one: { title: "A hint", props: { txt: 1 } } } })]).problems,
    ).toEqual([]);
  });
});
