// Mistakes for which no check alone knows a fix, and one way alone leaves the project clean.
import { describe, expect, it } from "vitest";
import { createCheckedCompiler, listCauses } from "../../../src/authoring/checker/index.ts";
import { fixFiles } from "../../../src/authoring/cli/apply-fixes.ts";
import { applyEdit } from "../../../src/authoring/cli/repair/edit.ts";
import { suggestFix } from "../../../src/authoring/cli/repair/prove-fix.ts";
import { readProjectFiles } from "../../../src/authoring/project/index.ts";
import { shippedCompiler } from "../../support/project/shipped-compiler.ts";

const files = readProjectFiles("tests/projects/library");
const compiler = createCheckedCompiler();
const [book, search] = ["screens/books/book/screen.json", "screens/books/search/screen.json"];
const texts = "screens/books/book/texts.json";
const append = '{ "do": "append", "path": "state.books", "values": "{answer.books}" }';

function fixSlip(path: string, from: string, to: string) {
  const original = files.find((file) => file.path === path)?.text ?? "";
  expect(original).toContain(from);
  const changed = files.map((file) => (file.path === path ? { ...file, text: original.replace(from, () => to) } : file));
  const fixed = fixFiles(compiler, changed);
  return { ...fixed, original, text: fixed.files.find((file) => file.path === path)?.text ?? "" };
}

describe("--fix by proof", () => {
  it.each([
    ["braces around an expression", book, '"when": "isReserved"', '"when": "{isReserved}"'],
    ["braces of another language", book, "{texts.copies}", "${texts.copies}"],
    ["doubled braces", book, "{texts.copies}", "{{texts.copies}}"],
    ["a closing brace that is lost", book, "{texts.copies}", "{texts.copies"],
    ["an opening brace that is lost", book, "{texts.copies}", "texts.copies}"],
    ["signs of double width", book, "copiesLeft > 0", "copiesLeft ＞ ０"],
    ["another root", book, "{data.detail.copiesLeft > 0}", "{params.detail.copiesLeft > 0}"],
    ["a number as text", book, "copiesLeft > 0", "copiesLeft > '0'"],
    ["a boolean as text", book, '"critical": true', '"critical": "true"'],
    ["a boolean as number", book, '"critical": true', '"critical": 1'],
    ["a text in a list", book, '"text": "{texts.gone}"', '"text": ["{texts.gone}"]'],
    ["a step of another kind", book, '"do": "reload"', '"do": "set"'],
    ["a property beside `props`", book, '"props": { "text": "{texts.copies}" }', '"text": "{texts.copies}"'],
    ["a part of the node in `props`", book, '"when": "isReserved", "props": {', '"props": { "when": "isReserved",'],
    ["a choice", book, '"tone": "ok"', '"tone": "okk"'],
    ["a short key of the format", search, '"ok":', '"o":'],
    ["a language", texts, '"nl":', '"nL":'],
    ["a comma that is lost", book, '"title": "{data.detail.title}",', '"title": "{data.detail.title}"'],
    ["a quote that is lost", book, '"id": "header",', '"id": "header,'],
    ["a part of a path", search, '"path": "state.total"', '"path": "state.totl"'],
    ["a condition twice", book, '"when": "isReserved"', '"when": "isReserved && isReserved"'],
    ["the key of a step's kind", book, '"do": "reload"', '"od": "reload"'],
    ["a step without its kind", book, '"do": "reload", "load"', '"load"'],
    ["a placeholder of a plural", texts, "{data.detail.copiesLeft}", "data.detail.copiesLeft}"],
    ["a name that is no word of the project", search, '"bind": "state.query"', '"bind": "state.queery"'],
    ["a word twice", texts, '"en": "Every copy is out"', '"en": "Every copy copy is out"'],
    ["blanks", texts, '"en": "Every copy is out"', '"en": " Every copy is out"'],
  ])("writes %s as it was", (_, path, from, to) => {
    const { original, text, compilation } = fixSlip(path, from, to);
    expect(JSON.parse(text)).toEqual(JSON.parse(original));
    expect(compilation.problems).toEqual([]);
  });

  it.each([
    ["a comparison with nothing that is never so", book, '"when": "isReserved"', '"when": "data.detail.author == null"'],
    ["a number for a text", book, '"text": "{texts.gone}"', '"text": 7'],
    ["a word twice for a text", "screens/books/book/texts.json", '"Reserved: you can pick it up"', '"test test"'],
    ["a name of two files that is one of the format in one of them", "screens/catalogue/stored.json", '"language":', '"languages":'],
    ["a widget that is lost", book, '"widget": "note", "id": "done"', '"id": "done"'],
    ["a part of a step that is wrong as a whole", search, append, `${append}\n        ],\n        "fail": [${append}`],
  ])("leaves %s to the author", (_, path, from, to) => {
    const { edits, compilation } = fixSlip(path, from, to);
    expect(edits).toEqual([]);
    expect(compilation.problems).not.toEqual([]);
  });
});

it.each([
  ["a fragment for the slip of one of the screens that use it", "screens/complaint/form/screen.json", '"refusedTitle":', '"refuseTitle":'],
  [
    "the name of a part of data to one of the format",
    "screens/service/chat/screen.json",
    /"time": .*(?=\n {8}\}\n {6}\},\n {6}\{ "do": "run", "flow": "showReply")/,
    '"time": true',
  ],
  ["the blank that a lost placeholder leaves", "screens/repayment/periods/texts.json", '"{0 - (n ?? 0)} days late"', '" days late"'],
])("does not change %s", (_, path, from, to) => {
  const original = readProjectFiles(".");
  const shipped = original.map((file) => ({ path: file.path, text: file.path === path ? file.text.replace(from, to) : file.text }));
  expect(shipped).not.toEqual(original);
  const { edits, compilation } = fixFiles(shippedCompiler, shipped);
  expect(edits).toEqual([]);
  expect(compilation.problems).not.toEqual([]);
});

describe("what is suggested where the author has a choice", () => {
  it("is what the problem offers, for all of an object or a list", () => {
    const at = { file: book, pointer: "/body", on: "value" as const };
    const problem = { check: "shape", message: "", at, fix: { title: "", at, text: "[]", isChoice: true as const } };
    const edit = suggestFix({ compiler, files, problems: [] }, problem);
    const original = files.find(({ path }) => path === book)?.text ?? "";
    expect(JSON.parse(edit?.before ?? "")).toEqual(JSON.parse(original).body);
  });

  it("is to leave out one of two nodes that are the same", () => {
    const node = '{ "widget": "text", "id": "copies", "props": { "text": "{texts.copies}" } },';
    const { original, edits, files: mistaken, compilation } = fixSlip(book, node, `${node} ${node}`);
    expect(edits).toEqual([]);
    const { problems } = compilation;
    const [problem] = listCauses(problems);
    const edit = problem && suggestFix({ compiler, files: mistaken, problems }, problem);
    const text = edit && applyEdit(mistaken, edit).find((file) => file.path === book)?.text;
    expect(JSON.parse(text ?? "")).toEqual(JSON.parse(original));
  });
});
