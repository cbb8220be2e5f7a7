/** The pictures of the README and the pages: all are there in both colour schemes, small, framed, and shown. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { joinFrames, readChunks } from "../../scripts/pictures/join-frames.ts";

const folder = "docs/pictures";
const limits = { picture: 120_000, film: 700_000 };
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
const chunksOf = (path: string) => [...readChunks(readFileSync(path))];

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

it("a film has a still for who prefers no motion", () => {
  for (const page of pages) {
    const films = textOf(page).match(/<picture>(?:(?!<\/picture>)[\s\S])*film-light[\s\S]*?<\/picture>/g) ?? [];
    for (const film of films) expect(film.match(/prefers-reduced-motion: reduce/g)).toHaveLength(2);
  }
});

const movingIn = (path: string): Buffer[] => chunksOf(path).flatMap(({ name, data }) => (name === "ANMF" ? [data] : []));

describe.each(photos)("%s", (path) => {
  const moving = movingIn(path);

  it("is small", () => {
    expect(readFileSync(path).length).toBeLessThan(moving.length > 0 ? limits.film : limits.picture);
  });

  it("has a transparent ground around its frame", () => {
    const drawn = moving.length > 0 ? moving.map((data) => [...readChunks(data, 16)]) : [chunksOf(path)];
    for (const chunks of drawn) expect(chunks.map(({ name }) => name)).toContain("ALPH");
  });
});

it("the films last about six seconds", () => {
  const films = photos.map(movingIn).filter((moving) => moving.length > 0);
  expect(films).toHaveLength(2);
  for (const moving of films) {
    const whole = moving.reduce((sum, data) => sum + data.readUIntLE(12, 3), 0);
    expect(whole).toBeGreaterThan(5_000);
    expect(whole).toBeLessThan(7_000);
  }
});

it("only what is a WebP picture becomes a frame of a film", () => {
  const notes = Buffer.from("RIFF\u0004\0\0\0WEBP", "latin1");
  expect(() => joinFrames([{ picture: notes, ms: 100 }], { width: 2, height: 2 })).toThrow("A frame is no WebP picture.");
});
