import { describe, expect, it } from "vitest";
import { readProjectFiles } from "../../../src/authoring/project/project-files.ts";
import { readApiHost } from "../../../src/authoring/vite/screens/api-host.ts";
import { createProjectCompiler } from "../../../src/authoring/vite/screens/compile.ts";
import { deploymentModule } from "../../../src/authoring/vite/screens/deployment-module.ts";

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
        `\`${text}\` cannot stand before the path of a call. Give an origin, for example \`https://api.example\`.`,
      );
    },
  );
});

describe("createProjectCompiler", () => {
  const files = readProjectFiles("tests/projects/library");
  const wireOf = (apiHost?: string) => {
    const search = createProjectCompiler(apiHost)(files).screens.find(({ id }) => id === "books-search");
    return search?.plans.get("utrecht")?.actions.bookSearch?.wire?.request;
  };

  it("writes the names that the API host wants on the wire, whatever its port and path", () => {
    expect(wireOf("https://short-names.example")).toMatchObject({ query: "q" });
    expect(wireOf("https://short-names.example:8443/base")).toMatchObject({ query: "q" });
  });

  it("takes the file of the host with its port before that of the host alone", () => {
    const withPort = files.flatMap((file) => {
      if (!file.text.includes('"host": "short-names.example"')) return [file];
      const text = file.text.replace("short-names.example", "short-names.example:8080").replace('"q"', '"z"');
      return [file, { path: file.path.replace(".json", "-8080.json"), text }];
    });
    const requestAt = (host: string) =>
      createProjectCompiler(host)(withPort)
        .screens.find(({ id }) => id === "books-search")
        ?.plans.get("utrecht")?.actions.bookSearch?.wire?.request;
    expect(requestAt("http://short-names.example:8080")).toMatchObject({ query: "z" });
    expect(requestAt("http://short-names.example:9090")).toMatchObject({ query: "q" });
  });

  it("writes our own names for the page's own host and for a host without a mapping", () => {
    expect(wireOf("https://api.example")).toEqual(wireOf());
    expect(wireOf()).toBeUndefined();
  });
});

it("lets a page show pictures of the API host where hosts are listed", () => {
  const { catalogue } = createProjectCompiler()(readProjectFiles(".")).project;
  const imagesWith = (images: "any" | string[], apiHost: string) => {
    const settings = { ...catalogue.settings, hosts: { ...catalogue.settings.hosts, images } };
    return deploymentModule({ ...catalogue, settings }, { apiHost, isMocked: false });
  };
  expect(imagesWith(["img.example"], "https://api.example/base")).toContain('"images":["img.example","api.example"]');
  expect(imagesWith(["img.example"], "")).toContain('"images":["img.example"]');
  expect(imagesWith("any", "https://api.example")).toContain('"images":"any"');
});
