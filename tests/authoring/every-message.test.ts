// Each sentence that an author may get from the compiler or the checker is asserted by a test as a whole: by the examples of
// a check, a case, the output of a command or a unit test.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readCheckPages } from "../../src/authoring/project/check-pages.ts";
import { sentencesOf, textsOf } from "../support/project/sentences.ts";

const read = (file: string) => readFileSync(file, "utf8");

function filesIn(folder: string, ending: RegExp): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => ending.test(name));
  return files.map((name) => `${folder}/${name}`).filter((file) => !file.includes(".gen."));
}

const sources = [
  "src/authoring/checker",
  "src/authoring/compiler",
  "src/authoring/mock/data",
  "src/core/expression/check",
  "src/core/expression/syntax",
  "src/core/format",
];

const asserted = [
  ...[...readCheckPages().values()].flatMap(({ bad }) => bad.flatMap(({ message }) => message)),
  ...["tests/authoring", "tests/core"].flatMap((folder) => filesIn(folder, /\.test\.ts$/).flatMap((file) => textsOf(read(file)))),
  ...filesIn("tests/authoring/cli", /expected\.txt$/).flatMap((file) => read(file).split("\n")),
  ...filesIn("tests/cases", /\.json$/).flatMap((file) => textsOf(`(${read(file)})`)),
];

describe("every message", () => {
  it.each(sources.flatMap((folder) => filesIn(folder, /\.ts$/)))("of %s is asserted", (file) => {
    const missing = sentencesOf(read(file)).filter(({ pattern }) => !asserted.some((text) => pattern.test(text)));
    expect(missing.map(({ line, text }) => `${line}: ${text}`)).toEqual([]);
  });
});
