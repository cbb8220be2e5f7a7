// Writes the playground as static files: `tsx scripts/build-playground.ts [folder]`.
import { resolve } from "node:path";
import { buildPlayground } from "./playground/build.ts";

await buildPlayground(process.cwd(), resolve(process.argv[2] ?? "dist-playground"));
