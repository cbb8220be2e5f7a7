/** The pictures of the README and the pages: all are there in both colour schemes, small, framed, and shown. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const folder = "docs/pictures";
const maxBytes = 120_000;
/** Of the header of a WebP picture: https://developers.google.com/speed/webp/docs/riff_container */
const alpha = { at: 20, flag: 0x10 };
const pages = ["README.md", "CONTRIBUTING.md", ...readdirSync("docs", { encoding: "utf8" }).map((name) => join("docs", name))].filter(
  (path) => path.endsWith(".md"),
);
const files = readdirSync(folder).map((name) => join(folder, name));
const photos = files.filter((path) => path.endsWith(".webp"));
const textOf = (page: string): string => readFileSync(page, "utf8");

/** Paths from the root of the project that a text of a page names as pictures. */
function picturesIn(page: string, text: string): string[] {
  const named = text.matchAll(/(?:src|srcset)="([^"]+)"|!\[[^\]]*\]\(([^)\s]+)\)/g);
  return Array.from(named, ([, tagged, linked]) => join(page, "..", tagged ?? linked ?? ""));
}

const inPages = pages.flatMap((page) => picturesIn(page, textOf(page)));

it("every picture of a page is there, and none lies there that no page shows", () => {
  expect(inPages.filter((path) => path.startsWith(folder) && !files.includes(path))).toEqual([]);
  expect(files.filter((path) => !inPages.includes(path))).toEqual([]);
  expect(photos.length).toBeGreaterThan(10);
});

it("every photo is shown light and dark, by what the reader prefers, and described", () => {
  for (const page of pages) {
    const shown = Array.from(textOf(page).matchAll(/<picture>[\s\S]*?<\/picture>/g), ([text]) => text);
    for (const text of shown) {
      const light = /<img src="([\w/-]+)-light\.webp" alt="[^"]{20,}">/.exec(text)?.[1];
      expect(text).toContain(`<source media="(prefers-color-scheme: dark)" srcset="${light}-dark.webp">`);
    }
    const framed = picturesIn(page, shown.join("")).filter((path) => path.endsWith(".webp"));
    expect(picturesIn(page, textOf(page)).filter((path) => path.endsWith(".webp"))).toEqual(framed);
  }
});

describe.each(photos)("%s", (path) => {
  const photo = readFileSync(path);

  it("is small", () => {
    expect(photo.length).toBeLessThan(maxBytes);
  });

  it("has a transparent ground around its frame", () => {
    expect(photo.toString("latin1", 8, 16)).toBe("WEBPVP8X");
    expect(photo.readUInt8(alpha.at) & alpha.flag).toBe(alpha.flag);
  });
});
