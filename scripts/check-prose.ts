// Refuses words of the project's former dialect in comments and messages, and says what to write instead.
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { findDialect } from "./prose/dialect.ts";

/** What is clean already. A folder is added when its text is; none is ever removed. */
const clean = [
  "src/authoring/build",
  "src/authoring/checker",
  "src/authoring/cli",
  "src/authoring/remote",
  "src/core/format",
  "src/core/json",
  "src/core/market",
];

const files = clean.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(tsx?|json)$/.test(name) && !name.includes(".gen."))
    .map((name) => join(folder, name).split(sep).join("/")),
);
const found = files.flatMap((file) => findDialect(readFileSync(file, "utf8")).map((one) => ({ file, ...one })));
for (const { file, line, word, better } of found) console.error(`${file}:${line}  "${word}": write ${better}`);
console.log(`${files.length} files, ${found.length} words of the old dialect`);
process.exitCode = found.length === 0 && files.length > 0 ? 0 : 1;
