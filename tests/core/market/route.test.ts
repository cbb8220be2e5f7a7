import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareRoutes, fillRoute, matchRoute, paramsInRoute, readRoute } from "../../../src/core/market/index.ts";

describe("a route with parameters", () => {
  it("names them", () => expect(paramsInRoute("/rides/:id/parts/:part_no")).toEqual(["id", "part_no"]));

  it("takes them into its path, and leaves the others", () => {
    expect(fillRoute("/rides/:id", { id: "R 1/2", tab: "map" })).toEqual(["/rides/R%201%2F2", { tab: "map" }]);
    expect(fillRoute("#/rides/:id", { id: "R1" })).toEqual(["#/rides/R1", {}]);
    expect(fillRoute("/rides", { id: "R1" })).toEqual(["/rides", { id: "R1" }]);
  });

  it.each(["", ".", "..", undefined])("does not take %j, which would lead to another screen or host", (id) => {
    expect(() => fillRoute("/:id/other.example", { ...(id !== undefined && { id }) })).toThrow("The route has no id.");
  });

  const isDots = (text: string): boolean => /^\.{1,2}$/.test(text);

  it("gives back what was put in, whatever it is", () =>
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: "grapheme" }), (id) => {
        fc.pre(!isDots(id));
        const [path] = fillRoute("/rides/:id/map", { id });
        expect(readRoute("/rides/:id/map", path)).toEqual({ id });
      }),
    ));

  it.each([
    ["/rides/:id", "/rides"],
    ["/rides/:id", "/rides/"],
    ["/rides/:id", "/rides/R1/map"],
    ["/rides/:id", "/rides/%E0%A4%A"],
    ["/rides", "/rides"],
    ["*", "/rides"],
  ])("%s has none in %s", (route, path) => expect(readRoute(route, path)).toBeUndefined());

  it("is meant after a route that says the same literally", () => {
    const routes = ["*", "/rides/:id", "/:kind/new", "/rides/new", "/rides/:id/map"];
    const found = ["/rides/new", "/rides/R1", "/bikes/new", "/rides/R1/map", "/bikes"].map((path) => matchRoute(path, routes));
    expect(found).toEqual(["/rides/new", "/rides/:id", "/:kind/new", "/rides/:id/map", undefined]);
    expect(["/:a/x", "/b/:c", "/b/c"].sort(compareRoutes)).toEqual(["/b/c", "/b/:c", "/:a/x"]);
  });
});
