import { describe, expect, it } from "vitest";
import { foldProblems } from "../../../src/authoring/checker/index.ts";
import type { Problem } from "../../../src/core/format/index.ts";
import { compileExample } from "../../support/project/example-project.ts";

const screen = "screens/shop/example/screen.json";

function fold(problems: readonly Problem[]): { check: string; help: string | undefined; consequences: string[] }[] {
  return foldProblems(problems).map(({ problem, consequences }) => ({
    check: problem.check,
    help: problem.help,
    consequences: consequences.map(({ check }) => check),
  }));
}

function problem(check: string, pointer: string, more: Partial<Problem> = {}): Problem {
  return { check, message: `\`${pointer}\` is wrong.`, at: { file: screen, pointer, on: "value" }, ...more };
}

const at = (file: string, one: Problem): Problem => ({ ...one, at: { ...one.at, file } });

describe("foldProblems", () => {
  const say = (id: string, path: string) => ({ widget: "text", id, props: { text: `${id} {params.${path}}` } });

  it("makes one problem of a declaration that nothing reads and of names that are like it and lead nowhere", () => {
    const body = [say("one", "orderNr"), say("two", "orderNr"), say("three", "orderNr")];
    const [only, ...others] = foldProblems(compileExample({ params: { orderNo: "text" }, body }).problems);
    expect(only?.problem).toMatchObject({
      check: "param-is-used",
      message: "Nothing reads the parameter `orderNo`. `orderNr` is used, and nothing declares it.",
      help: "Name it `orderNr` here, or write `orderNo` where `orderNr` is used.",
    });
    expect([only?.problem.fix, only?.consequences.length, others]).toEqual([undefined, 3, []]);
  });

  it("makes one problem of a name that is used often and not declared, and leaves both ways open", () => {
    const body = [say("one", "orderNr"), say("two", "orderNr"), say("three", "orderNo")];
    expect(fold(compileExample({ params: { orderNo: "text" }, body }).problems)).toEqual([
      {
        check: "expression-is-valid",
        help: "`orderNr` is used in 2 places: declare it, or write `orderNo` instead.",
        consequences: ["expression-is-valid"],
      },
    ]);
  });

  it("says of a misspelt event that alone, whatever its steps do with what it holds", () => {
    const type = { widget: "text-field", id: "words", bind: "state.words", props: { label: "Words" }, on: { chang: "choose" } };
    const note = { widget: "text", id: "note", when: "state.type == 'loan'", props: { text: "Loan" } };
    const flows = { choose: [{ do: "set", path: "state.type", to: "{event}" }] };
    const { problems } = compileExample({ state: { type: "", words: "" }, flows, body: [type, note] });
    expect(problems.map(({ check }) => check)).toEqual(["event-is-known"]);
  });

  it("leaves mistakes apart that have nothing to do with each other", () => {
    const body = ["one", "two"].map((id) => ({ widget: "text", id, props: { txet: "Hello" } }));
    expect(fold(compileExample({ body }).problems)).toHaveLength(2);
  });

  it.each([
    { what: "the same place", cause: problem("a", "/body/0", { role: "part" }), other: problem("b", "/body/0") },
    {
      what: "an unused part",
      cause: problem("a", "/body/0"),
      other: problem("b", "/values/x", { subject: { kind: "value", name: "x", is: "unused" } }),
    },
    {
      what: "an unknown property of the same object",
      cause: problem("shape", "/body/0/x", { at: { file: screen, pointer: "/body/0/x", on: "key" }, role: "file" }),
      other: problem("shape", "/body/0", { role: "file" }),
    },
    {
      what: "what no step is known to store",
      cause: problem("shape", "/body/0/on/tap/0", { role: "file" }),
      other: at(
        "screens/catalogue/stored.json",
        problem("a", "/stored/order", { subject: { kind: "stored value", name: "order", is: "unused" } }),
      ),
    },
    {
      what: "a scenario that a test names",
      cause: at("screens/shop/example/scenarios.json", problem("shape", "/scenarios/late/delayMs", { role: "file" })),
      other: at(
        "screens/shop/example/tests.json",
        problem("a", "/0/given", { subject: { kind: "scenario", name: "late", is: "missing" } }),
      ),
    },
    {
      what: "a value that no response has",
      cause: at("screens/shop/example/scenarios.json", problem("shape", "/scenarios/late/delayMs", { role: "file" })),
      other: problem("a", "/values/isLate", { subject: { kind: "mock value", name: "5", of: "status", is: "missing" } }),
    },
    {
      what: "texts of a screen whose language is not understood",
      cause: problem("shape", "/body/0/langage", { role: "file" }),
      other: at(
        "screens/shop/example/texts.json",
        problem("a", "/about", { subject: { kind: "language", name: "nl", of: "about", is: "other" } }),
      ),
    },
    {
      what: "what a fragment without nodes comes to in a screen",
      cause: at("screens/fragments/help/fragment.json", problem("shape", "/node", { role: "file" })),
      other: problem("a", "/body/0", { subject: { kind: "action", name: "send", is: "other" } }),
    },
    {
      what: "what a test looks for in a fragment",
      cause: at("screens/fragments/help/fragment.json", problem("shape", "/nodes/0/id", { role: "file" })),
      other: at("screens/shop/example/tests.json", problem("a", "/0/see", { subject: { kind: "node", name: "call", is: "missing" } })),
    },
    {
      what: "a field that a response loses by the schema of its entity",
      cause: at("schemas/entities/zoo.schema.json", problem("a", "/$defs/Animal/requred", { role: "file" })),
      other: problem("b", "/body/0/props/text", { subject: { kind: "field", name: "name", is: "missing" } }),
    },
    {
      what: "a part of a copied node",
      cause: problem("a", "/body/1/id", { role: "part" }),
      other: problem("b", "/body/1", { role: "structure" }),
    },
    {
      what: "the next condition of a flow",
      cause: problem("a", "/flows/send/0/if", { role: "order" }),
      other: problem("a", "/flows/send/2/if", { role: "order" }),
    },
    {
      what: "what reads a broken value",
      cause: problem("a", "/values/total", { subject: { kind: "function", name: "rond", is: "missing" } }),
      other: problem("b", "/body/0/props/text", { subject: { kind: "type", name: "total", of: "wrong-kind", is: "other" } }),
    },
  ])("folds $what", ({ cause, other }) => {
    const consequence = { check: other.check, help: undefined, consequences: [] };
    expect(fold([other, cause])).toEqual([{ check: cause.check, help: undefined, consequences: [consequence.check] }]);
  });

  it("keeps a name that leads nowhere apart from a fragment that is not understood", () => {
    const fragment = at("screens/fragments/help/fragment.json", problem("shape", "/node", { role: "file" }));
    const name = problem("a", "/body/0/props/text", { subject: { kind: "value", name: "totl", is: "missing" } });
    expect(fold([fragment, name])).toHaveLength(2);
  });

  it("hides nothing that holds a screen back behind a notice", () => {
    expect(fold([problem("a", "/body/0", { notice: "always" }), problem("b", "/body/0")])).toHaveLength(2);
  });
});
