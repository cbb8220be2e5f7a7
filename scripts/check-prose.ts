// Refuses the project's former dialect in comments, messages, exported names, test names, descriptions and documentation.
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { type Found, findInJson, findInMarkdown, findInNames, findInSource } from "./prose/dialect.ts";

const folders = ["docs", "schemas", "screens", "scripts", "src", "tests", "widgets"];
const documents = ["CONTRIBUTING.md", "README.md", "SECURITY.md"];

/** History is never rewritten, the list of the dialect has to name it, and the types of doors are made of what is checked. */
const excepted = /^(?:schemas\/CHANGELOG\.md|docs\/(?:api|decisions)\/)|(?:prose|scripts)\/dialect\./;

const readers: readonly (readonly [files: RegExp, find: (text: string) => Found[]])[] = [
  [/\.(?:tsx?|cjs|css)$/, findInSource],
  [/\.md$/, findInMarkdown],
  [/\.json$/, findInJson],
];

/** Tests export to tests alone. */
const named = /^(?:scripts|src|widgets)\/.*\.tsx?$/;

const files = folders
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name).split(sep).join("/")))
  .concat(documents)
  .filter((file) => !file.includes(".gen.") && !excepted.test(file));

let count = 0;
let checked = 0;
for (const file of files) {
  const find = readers.find(([pattern]) => pattern.test(file))?.[1];
  if (!find) continue;
  checked += 1;
  const text = readFileSync(file, "utf8");
  for (const { line, word, better } of [...find(text), ...(named.test(file) ? findInNames(text) : [])]) {
    count += 1;
    console.error(`${file}:${line}  "${word}": write ${better}`);
  }
}
console.log(`${checked} files, ${count} words of the old dialect`);
process.exitCode = count === 0 && checked > 0 ? 0 : 1;
