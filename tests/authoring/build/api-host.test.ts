import { describe, expect, it } from "vitest";
import { readApiHost } from "../../../src/authoring/build/screens/api-host.ts";
import { createProjectCompiler } from "../../../src/authoring/build/screens/compile.ts";
import { readProjectFiles } from "../../../src/authoring/project-files.ts";

describe("readApiHost", () => {
  it.each([
    ["", ""],
    ["https://api.example", "https://api.example"],
    ["https://api.example/", "https://api.example"],
    ["https://API.example:8443/base/", "https://api.example:8443/base"],
  ])("reads `%s` as what stands before every path", (text, read) => {
    expect(readApiHost(text)).toBe(read);
  });

  it.each(["api.example", "ftp://api.example", "https://api.example?a=1", "https://api.example/#a", "https://me:secret@api.example"])(
    "refuses `%s`",
    (text) => {
      expect(() => readApiHost(text)).toThrow(
        `\`${text}\` cannot stand before the path of a call. Set API_HOST to an origin, for example \`https://api.example\`.`,
      );
    },
  );
});

describe("createPublicationCompiler", () => {
  const files = readProjectFiles(".");
  const wireOf = (apiHost?: string) => {
    const form = createProjectCompiler(apiHost)(files).screens.find(({ id }) => id === "complaint-form");
    return form?.plans.get("india")?.actions.problemSave?.wire?.request;
  };

  it("writes the names that the API host wants on the wire, whatever its port and path", () => {
    expect(wireOf("https://obfuscated.example")).toMatchObject({ problemDetail: "pdt" });
    expect(wireOf("https://obfuscated.example:8443/base")).toMatchObject({ problemDetail: "pdt" });
  });

  it("writes our own names for the page's own host and for a host without a mapping", () => {
    expect(wireOf("https://api.example")).toEqual(wireOf());
    expect(JSON.stringify(wireOf() ?? {})).not.toContain("pdt");
  });
});
