import { createHash } from "node:crypto";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { loadProject } from "../../../src/authoring/compiler/index.ts";
import { finishPage, identify } from "../../../src/authoring/vite/deploy/release-id.ts";
import { readProjectFiles } from "../../../src/authoring/vite/index.ts";
import { wireModule } from "../../../src/authoring/vite/screens/wire-module.ts";

const commit = "0123456789abcdef0123456789abcdef01234567";

describe("the id of a release", () => {
  it("is made of letters alone, the content first and then the commit", () => {
    expect(identify([["index.html", "a"]], commit)).toEqual({ id: expect.stringMatching(/^[a-p]{12}-ghijklmn$/), commit });
    expect(identify([["index.html", "a"]]).id).toMatch(/^[a-p]{12}$/);
  });

  it("is another one for other content and for another commit, and the same for the same", () => {
    const ids = [
      identify([["index.html", "a"]], commit),
      identify([["index.html", "b"]], commit),
      identify([["about.html", "a"]], commit),
      identify([["index.html", "a"]], commit.replace("0", "1")),
      identify([["index.html", "a"]], commit),
    ].map(({ id }) => id);
    expect([new Set(ids).size, ids.at(-1)]).toEqual([4, ids[0]]);
  });
});

describe("a finished page", () => {
  const page = '<!doctype html>\n<html lang="id">\n  <head>\n    <style data-all="/a.css">.a > b{top:0}</style>\n  </head></html>';

  it("names its release, and allows its own style sheet before that begins", () => {
    const source = createHash("sha256").update(".a > b{top:0}").digest("base64");
    expect(finishPage(page, { id: "abcd" })).toBe(
      page
        .replace('"id">', '"id" data-release="abcd">')
        .replace(
          "\n    <style",
          `\n    <meta http-equiv="Content-Security-Policy" content="style-src 'self' 'sha256-${source}'">\n    <style`,
        ),
    );
  });
});

describe("a call", () => {
  const { catalogue } = loadProject(readProjectFiles("tests/projects/library"));
  const textWith = (more: object, to: Partial<Parameters<typeof wireModule>[1]> = {}): string => {
    const wire = new Map([...catalogue.wire].map(([host, file]) => [host, { ...file, ...more }]));
    return wireModule({ ...catalogue, wire }, { root: ".", apiHost: "", ...to });
  };

  it("goes to the address of the wire file, where no mock takes its place", () => {
    const baseUrl = "https://api.example.com/v1";
    expect(textWith({ baseUrl })).toContain(`baseUrl: "${baseUrl}"`);
    expect(textWith({ baseUrl }, { apiHost: "https://b.example" })).toContain('baseUrl: "https://b.example"');
    expect(textWith({ baseUrl }, { isMocked: true })).toContain('baseUrl: "/v1", isMocked: true');
  });

  it("carries release, market and language of its page in the header that the wire file names, and in none otherwise", () => {
    const [, headers] = /headers: (\{.*\} \})/.exec(textWith({ releaseHeader: "Layar-Release" })) ?? [];
    const page = { documentElement: { lang: "en", dataset: { release: "abcd", market: "india" } } };
    expect(runInNewContext(`({ ...(${headers}) })`, { document: page })).toMatchObject({
      "Layar-Release": '"abcd";market="india";language="en"',
    });
    for (const more of [{}, { releaseHeader: false }]) expect(textWith(more)).not.toContain("dataset");
  });
});
