import { describe, expect, it } from "vitest";
import { compiledVariant, compileSmall, errorsOf, type JsonObject, smallScreen } from "./small-project.ts";

const text = (value: string): JsonObject => ({ widget: "text", id: "text", props: { text: value } });

describe("named values", () => {
  it("are put in an order in which each reads only earlier ones", () => {
    const compilation = compileSmall({ ...smallScreen, values: { c: "{a + b}", b: "{a + 1}", a: "{now}" } });
    expect(compiledVariant(compilation, "loan-small").analysed.valueOrder).toEqual(["a", "b", "c"]);
  });

  it("refuse to read themselves", () => {
    expect(errorsOf({ values: { a: "{a}" } })).toEqual(["/values/a: The value `a` reads itself."]);
  });

  it("refuse to read each other in a cycle, and leave others alone", () => {
    expect(errorsOf({ values: { a: "{b}", b: "{a}", c: "{a}" } })).toEqual([
      "/values/a: The values `a` and `b` read each other in a cycle.",
      "/values/b: The values `b` and `a` read each other in a cycle.",
    ]);
  });

  it.each(["state", "item", "answer"])("cannot be named %s", (name) => {
    expect(errorsOf({ values: { [name]: "x" } })).toEqual([
      `/values/${name}: \`${name}\` is the name of a built-in value, so no expression could read this one.`,
    ]);
  });

  it("see no cycle where a name is merely misspelt", () => {
    expect(errorsOf({ values: { a: "{nowe}", b: "{a}" } })).toEqual([expect.stringContaining("/values/a: ")]);
  });
});

describe("responses that are loaded on opening", () => {
  const waitingFor = (name: string): JsonObject => ({
    action: "instalmentPlan",
    input: { productId: `{data.${name}.note ?? '1'}`, orderId: "1" },
  });

  it("cannot wait for themselves", () => {
    expect(errorsOf({ load: { a: waitingFor("a") } })).toEqual(["/load/a/input/productId: The response `a` waits for itself."]);
  });

  it("cannot wait for each other, through values neither", () => {
    expect(
      errorsOf({
        load: { a: waitingFor("b"), b: { action: "instalmentPlan", input: { productId: "{note}" } } },
        values: { note: "{data.a.note}" },
      }),
    ).toEqual([
      "/load/a/input/productId: The responses `a` and `b` wait for each other.",
      "/load/b/input/productId: The responses `b` and `a` wait for each other.",
    ]);
  });

  it("can wait for one another in a row", () => {
    expect(errorsOf({ load: { a: waitingFor("b"), b: { action: "instalmentPlan", input: { productId: "1", orderId: "1" } } } })).toEqual(
      [],
    );
  });
});

describe("hostile screens", () => {
  it("are followed in bounded time when flows run each other twice, 30 deep", () => {
    const flows = Object.fromEntries(
      Array.from({ length: 30 }, (_, place) => [
        `f${place}`,
        [
          { do: "run", flow: `f${place + 1}` },
          { do: "run", flow: `f${place + 1}` },
        ],
      ]),
    );
    expect(errorsOf({ flows: { ...flows, f30: [{ do: "stop" }] }, onReady: "f0" })).toEqual([]);
  });

  it("read nothing through names of the language that they are checked in", () => {
    expect(errorsOf({ body: [text("{params.constructor}{state.__proto__}{launch.toString}")] })).toHaveLength(3);
  });
});
