// Writes the playground as static files, and fails where it weighs too much: `tsx scripts/build-playground.ts [folder]`. `--record` sets the limits.
import { resolve } from "node:path";
import { buildPlayground } from "./playground/build.ts";
import { measurePlayground } from "./playground/sizes.ts";
import { checkRecorded } from "./sizes/recorded.ts";

const [folder = "dist-playground"] = process.argv.slice(2).filter((word) => !word.startsWith("-"));
const root = process.cwd();
const dist = resolve(folder);
await buildPlayground(root, dist);
const exceeded = checkRecorded(root, "playground", measurePlayground(dist), process.argv.includes("--record"));
for (const sentence of exceeded) console.error(sentence);
process.exitCode = exceeded.length > 0 ? 1 : 0;
