import { describe, expect, it } from "vitest";
import { findRoute, writeAddress } from "../../../src/browser/app/address.ts";
import { readParams, readRoute } from "../../../src/core/market/index.ts";
import { testRequest } from "../../support/session/open-session.ts";

const routes = [{ route: "/" }, { route: "/complaint" }, { route: "#/borrowDetail" }, { route: "*" }];
const addressOf = (url: string) => new URL(url, "https://app.example");
const paramsOf = (url: string) => readParams(addressOf(url), testRequest.launch);

describe("findRoute", () => {
  it.each([
    ["/", "/"],
    ["/index.html", "/"],
    ["/complaint", "/complaint"],
    ["/complaint/", "/complaint"],
    ["/complaint/index.html?x=1", "/complaint"],
    ["/complaint#top", "/complaint"],
    ["/#/borrowDetail", "#/borrowDetail"],
    ["/complaint?orderNo=1#/borrowDetail?orderId=7", "#/borrowDetail"],
    ["/#/borrowDetail/", "#/borrowDetail"],
    ["/elsewhere", "*"],
    ["/complaint#/elsewhere", "*"],
    ["/constructor", "*"],
  ])("reads %s as %s", (url, route) => {
    expect(findRoute(addressOf(url), routes)).toEqual({ route });
  });

  it("finds a route with parameters where no other one fits", () => {
    const rides = [{ route: "/rides/new" }, { route: "/rides/:id" }, { route: "*" }];
    const find = (url: string) => findRoute(addressOf(url), rides, readRoute)?.route;
    expect([find("/rides/R1?tab=map"), find("/rides/new/"), find("/rides")]).toEqual(["/rides/:id", "/rides/new", "*"]);
  });

  it("knows none when the project has no screen for unknown addresses", () => {
    expect(findRoute(addressOf("/elsewhere"), [{ route: "/" }])).toBeUndefined();
  });

  it("lets the query inside the hash win and leaves the launch parameters out", () => {
    expect(paramsOf("/?orderId=1&token=secret&market=1&other=2#/borrowDetail?orderId=7")).toEqual({ orderId: "7", other: "2" });
  });

  it("keeps names that every object carries as plain parameters", () => {
    expect(Object.keys(paramsOf("/complaint?__proto__=1&toString=2")).sort()).toEqual(["__proto__", "toString"]);
  });
});

describe("writeAddress", () => {
  it("writes the screen's parameters after the common ones and leaves out what is empty", () => {
    expect(writeAddress("/complainPageNext", { orderNo: "A 1", problemIndex: "" }, { market: "1", gid: "" })).toBe(
      "/complainPageNext?market=1&orderNo=A+1",
    );
  });

  it("writes the query of a hash route inside the hash", () => {
    expect(writeAddress("#/payway", { orderId: "7" }, {})).toBe("/#/payway?orderId=7");
  });

  it("writes an address without parameters", () => {
    expect(writeAddress("/", {}, {})).toBe("/");
  });

  it("is read back as the same place", () => {
    expect(paramsOf(writeAddress("#/borrowDetail", { orderId: "a&b=c#d" }, { market: "1" }))).toEqual({ orderId: "a&b=c#d" });
  });
});
