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

  it("hides nothing that holds a screen back behind a notice", () => {
    expect(fold([problem("a", "/body/0", { notice: "always" }), problem("b", "/body/0")])).toHaveLength(2);
  });
});
