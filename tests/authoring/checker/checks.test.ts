import { describe, expect, it } from "vitest";
import { checkScreens, checks, loadChecks } from "../../../src/authoring/checker/index.ts";
import { createExampleProject } from "../../support/example-project.ts";

describe("checks", () => {
  it("finds nothing in the example project by itself", () => {
    expect(checkScreens(createExampleProject({}))).toEqual([]);
  });

  it("gives every check an id of its own", () => {
    const ids = [...checks, ...loadChecks].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  describe.each([...checks, ...loadChecks].map((check) => ({ id: check.id, check })))("$id", ({ id, check }) => {
    it.each(check.bad.map((example, place) => ({ place, example })))("is reported alone for its bad example $place", ({ example }) => {
      const found = checkScreens(createExampleProject(example));
      expect([...new Set(found.map((problem) => problem.check))], JSON.stringify(found, null, 1)).toEqual([id]);
    });

    it.each(check.good.map((example, place) => ({ place, example })))("lets its good example $place pass", ({ example }) => {
      expect(checkScreens(createExampleProject(example))).toEqual([]);
    });
  });
});
