import { expect, it } from "vitest";
import { openEditedProject } from "../../../src/authoring/studio/server/edited-project.ts";
import { createScopeHandlers } from "../../../src/authoring/studio/server/scope.ts";

const { variantOf, completeIn, checkIn } = createScopeHandlers(openEditedProject("tests/projects/library"));
const place = { screen: "member-borrowed", variant: "utrecht" };

it("knows a variant by what the app shows", () => {
  const shown = { screen: "member-borrowed", market: "utrecht", language: "nl" };
  expect(variantOf({ ...shown, promotion: "" })).toEqual({ variant: "utrecht" });
  expect(variantOf({ ...shown, promotion: "none-of-it" })).toEqual({ variant: "utrecht" });
  expect(variantOf({ ...shown, screen: "nowhere", promotion: "" })).toEqual({ variant: "" });
});

it("completes an expression with what its node can read", () => {
  const labelsOf = (node: string, text: string) => completeIn({ ...place, node, text, offset: text.length }).map(({ label }) => label);
  expect(labelsOf("book", "item.")).toContain("title");
  expect(labelsOf("book", "")).toEqual(expect.arrayContaining(["item", "index", "books", "upper"]));
  expect(labelsOf("count", "")).not.toContain("item");
  expect(labelsOf("", "")).toContain("data");
});

it("checks an expression, and gives its parts in the order in which they are evaluated", () => {
  const text = "size(books.filter(title != '')) > 2 && upper(item.title) == 'A'";
  const { problems, steps } = checkIn({ ...place, node: "book", text });
  expect(problems).toEqual([]);
  expect(steps.map(({ start, end, type, isOfItem }) => [text.slice(start, end), type, isOfItem])).toEqual([
    ["books", "a list of objects", false],
    ["title", "text", true],
    ["title != ''", "yes/no", true],
    ["books.filter(title != '')", "a list of objects", false],
    ["size(books.filter(title != ''))", "a number", false],
    ["size(books.filter(title != '')) > 2", "yes/no", false],
    ["item.title", "text", false],
    ["upper(item.title)", "text", false],
    ["upper(item.title) == 'A'", "yes/no", false],
    [text, "yes/no", false],
  ]);
  expect(checkIn({ ...place, node: "", text: "1" }).steps).toHaveLength(1);
});

it("says what is wrong, with its place", () => {
  expect(checkIn({ ...place, node: "book", text: "item.titel" })).toMatchObject({
    problems: [{ start: 5, end: 10, message: expect.stringContaining("`titel`"), help: "Did you mean `title`?" }],
    steps: [],
  });
  expect(checkIn({ ...place, node: "count", text: "item.title" }).problems).toHaveLength(1);
  expect(checkIn({ ...place, variant: "nowhere", node: "", text: "1" }).problems).toHaveLength(1);
});
