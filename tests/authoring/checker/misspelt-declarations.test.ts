// Which side of a broken name is the cause: the one that stands alone.
import { describe, expect, it } from "vitest";
import { foldProblems } from "../../../src/authoring/checker/index.ts";
import { compileExample } from "../../support/project/example-project.ts";

const file = "screens/shop/example/screen.json";
const test = (nodes: object) => ({ when: [], then: { nodes } });

/** A screen with two texts, and tests that name nodes of it. */
function fold(tests: object, more: object = {}) {
  const say = (id: string) => ({ widget: "text", id, props: { text: id } });
  const found = compileExample({
    body: [say("heading"), say("totals")],
    "screens/shop/example/tests.json": { tests },
    ...more,
  });
  return foldProblems(found.problems).map(({ problem, consequences }) => ({
    at: `${problem.at.file}${problem.at.pointer}`,
    message: problem.message,
    help: problem.help,
    fix: problem.fix,
    consequences: consequences.length,
  }));
}

describe("a declaration that nothing names, beside a name like it that leads nowhere", () => {
  it("is the one problem, with both ways and without a fix that is put in by itself", () => {
    expect(fold({ first: test({ total: true }), second: test({ total: { text: "totals" } }) })).toEqual([
      {
        at: `${file}/body/2/id`,
        message: "Nothing names `totals`. `total` is named in 2 places, and nothing declares it.",
        help: "Name it `total` here, or write `totals` where `total` is named.",
        fix: { title: "Name it `total`", at: { file, pointer: "/body/2/id", on: "value" }, text: '"total"', isChoice: true },
        consequences: 2,
      },
    ]);
  });

  it("may be right where one place alone has the other name: both ways are offered there", () => {
    const [only, ...others] = fold({ first: test({ total: true }) });
    expect(only).toMatchObject({
      at: "screens/shop/example/tests.json/tests/first/then/nodes/total",
      message: "No node of the screen is named `total`.",
      help: "Write `totals`, or name that one `total`: nothing else names it.",
      fix: { text: '"totals"', isChoice: true },
    });
    expect(others).toEqual([]);
  });

  it("is none when something names it: then the other name is misspelt", () => {
    const [only, ...others] = fold({ first: test({ totals: true }), second: test({ tottals: true }) });
    expect(only).toMatchObject({ at: "screens/shop/example/tests.json/tests/second/then/nodes/tottals", help: "Did you mean `totals`?" });
    expect([only?.fix?.isChoice, others]).toEqual([undefined, []]);
  });

  it("leaves a plural to the author", () => {
    const [only] = fold({ first: test({ totals: true }), second: test({ total: true }) });
    expect([only?.help, only?.fix?.isChoice]).toEqual(["Did you mean `totals`?", true]);
  });
});

it("follows from the problem of the file that would declare it", () => {
  const texts = '{ "heading": { "en": "Example" }, "note": { "en": 7 } }';
  const tests = { first: { when: [], then: { nodes: { heading: { text: "{texts.note}" } } } } };
  const found = fold(tests, { "screens/shop/example/texts.json": JSON.parse(texts) });
  expect(found.map(({ at, consequences }) => [at, consequences])).toEqual([["screens/shop/example/texts.json/note/en", 1]]);
});

it("is one problem without a fix where files agree on what is no name of the project", () => {
  const call = (id: string) => ({
    widget: "button",
    id,
    props: { label: "Call" },
    on: { tap: { do: "native", key: "callTelephone", params: { phone: "+10000000000" } } },
  });
  const header = { widget: "page-header", id: "header", props: { title: "Order" }, on: { back: [{ do: "go", screen: "shop-home" }] } };
  const { problems } = compileExample({
    body: [call("call")],
    "screens/catalogue/shell.json#/keys/callTelephone": { params: { phone: undefined, phones: "phone" }, fallback: undefined },
    "screens/shop/order/screen.json": { params: { orderNo: "text?" }, body: [header, call("ring")] },
  });
  const found = foldProblems(problems.filter(({ check }) => check === "native-params-fit-key"));
  expect(found.map(({ problem: { help, fix }, consequences }) => ({ help, fix, consequences: consequences.length }))).toEqual([
    { help: "`phone` is named in 2 places: write `phones` there, or rename that one.", fix: undefined, consequences: 1 },
  ]);
});

describe("a node that an overlay takes out and the screen still names", () => {
  it("is one problem, at the overlay's line", () => {
    const button = (id: string, node: string) => ({
      widget: "button",
      id,
      props: { label: id },
      on: { tap: { do: "focus", node } },
    });
    const found = compileExample({
      state: { name: "" },
      body: [
        { widget: "text-field", id: "name", bind: "state.name", props: { label: "Name" } },
        button("first", "name"),
        button("second", "name"),
      ],
      "screens/shop/example/north.json": { nodes: { name: null } },
    });
    const named = foldProblems(found.problems).filter(({ problem }) => problem.subject?.name === "name" && problem.subject.kind === "node");
    expect(named.map(({ problem }) => problem)).toMatchObject([
      {
        at: { file: "screens/shop/example/north.json", pointer: "/nodes/name" },
        message: "The overlay takes out `name`, which is still named.",
      },
    ]);
  });
});
