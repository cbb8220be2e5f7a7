import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** Words of the studio, of the developer's tools and of the build that counts, each from another part of them. */
const markers = [
  "layar-developer",
  "data-studio-",
  "/studio",
  "x-studio-token",
  "layar:studio",
  "layar-problems",
  "Developer panel",
  "catch-up",
  "codemirror",
  "Layar studio",
  "layarCounts",
];

it("has nothing of the studio and of the developer's tools", () => {
  const files = readdirSync("dist", { recursive: true, encoding: "utf8" }).filter((path) => statSync(join("dist", path)).isFile());
  const texts = files
    .filter((path) => /\.(js|css|html|json|txt)$/.test(path))
    .map((path) => [path, readFileSync(join("dist", path), "utf8")] as const);
  const found = texts.flatMap(([path, text]) => markers.filter((marker) => text.includes(marker)).map((marker) => `${path}: ${marker}`));
  expect(texts.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});
