import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createMapStorage } from "../../../src/authoring/testing/acts/map-storage.ts";
import {
  cleanAddress,
  findMarket,
  flagGiven,
  isAnotherLaunch,
  isLaunched,
  readLaunch as read,
  readParams,
} from "../../../src/core/market/index.ts";
import { launchNames } from "../../support/session/launch-names.ts";
import { testRequest } from "../../support/session/open-session.ts";

const { launch } = testRequest;

function readLaunch(from: URL, visit: Parameters<typeof read>[1]) {
  return read(from, visit, launchNames);
}

function address(href: string) {
  return new URL(href, "https://app.example");
}

describe("readLaunch", () => {
  it("reads the query, and the query inside a hash route over it", () => {
    const { common, token, headers } = readLaunch(
      address("/?market=1&token=T&gid=outer&spits=s#/borrowDetail?orderId=7&gid=inner&eyes=e"),
      createMapStorage(),
    );
    expect([common.market, common.gid, token, headers["spits"], headers["eyes"], common.deviceId]).toEqual([
      "1",
      "inner",
      "T",
      "s",
      "e",
      "",
    ]);
  });

  it("does not read a hash that is no route", () => {
    expect(readLaunch(address("/?gid=outer#top?gid=inner"), createMapStorage()).common.gid).toBe("outer");
  });

  it("keeps all of it for the visit, and lets a later address win", () => {
    const visit = createMapStorage();
    readLaunch(address("/?market=1&token=T&swift=w&gid=1"), visit);
    expect(readLaunch(address("/complaint?orderNo=1"), visit)).toMatchObject({
      common: { market: "1", gid: "1" },
      token: "T",
      headers: { swift: "w" },
    });
    expect(readLaunch(address("/?deviceId=d&gid=1&token="), visit)).toMatchObject({ common: { gid: "1", deviceId: "d" }, token: "T" });
    expect(readLaunch(address("/"), visit).common.deviceId).toBe("d");
  });

  it.each(["gid=2", "token=U", "swift=x"])("takes nothing of who was signed in before where the address has another %s", (query) => {
    const visit = createMapStorage();
    readLaunch(address("/?market=1&deviceId=d&token=T&swift=w&gid=1"), visit);
    const [name = "", value] = query.split("=");
    const { common, token, headers } = readLaunch(address(`/?${query}`), visit);
    const whose = { gid: common.gid, token, swift: headers.swift };
    expect(whose).toEqual({ gid: "", token: "", swift: "", [name]: value });
    expect([common.market, common.deviceId]).toEqual(["1", "d"]);
    expect(readLaunch(address("/"), visit)).toMatchObject({ common, token, headers });
  });

  it.each(["", "{", "null", "[]", "7", '{"gid":{"a":1},"token":7}', '{"__proto__":{"gid":"x"}}'])("bears the kept text %j", (kept) => {
    const launch = readLaunch(address("/?market=1"), createMapStorage({ "layar.launch": kept }));
    expect([launch.common.market, launch.common.gid, launch.token]).toEqual(["1", "", ""]);
  });

  it("says whose the visit is: by the parameters of an account, else by the token, and never in clear", () => {
    const ownerOf = (query: string) => readLaunch(address(query), createMapStorage()).owner;
    expect(ownerOf("/?gid=1&token=T")).toBe(ownerOf("/?gid=1&token=another&deviceId=d"));
    expect(new Set(["/?gid=1", "/?gid=2", "/?token=3", "/?token=4", "/?deviceId=d"].map(ownerOf)).size).toBe(5);
    expect(ownerOf("/?deviceId=d&market=1")).toBe("");
    expect(ownerOf("/?gid=081234567890")).not.toContain("081234567890");
  });

  it("reads which language the address asks for, and keeps it neither for the visit nor in the address", () => {
    const visit = createMapStorage();
    expect(readLaunch(address("/?language=ar&gid=1"), visit).language).toBe("ar");
    expect(readLaunch(address("/?gid=1"), visit).language).toBe("");
    expect(cleanAddress(address("/?language=ar&gid=1"), launch)).toBe("/?gid=1");
  });

  it("knows the market and the platform without any names", () => {
    const { common, headers } = read(address("/?market=1&gid=7&platform=ios"), createMapStorage());
    expect([common, headers]).toEqual([{ market: "1", platform: "ios" }, {}]);
  });

  it("does not take common parameters for the screen's", () => {
    expect(readParams(address("/x?orderNo=1&orderNo=2&token=T&type=t&__proto__=p#/y?orderNo=9"), launch)).toEqual(
      Object.fromEntries([
        ["orderNo", "9"],
        ["__proto__", "p"],
      ]),
    );
  });
});

describe("cleanAddress", () => {
  it.each([
    ["/complaint?token=T&orderNo=1&spits=s", "/complaint?orderNo=1"],
    ["/?token=T", "/"],
    ["/?a=1#/payway?token=T&orderId=7&eyes=e", "/?a=1#/payway?orderId=7"],
    ["/#/payway?token=T", "/#/payway"],
    ["/complaint?a=%20b&c", "/complaint?a=%20b&c"],
    ["/x#top", "/x#top"],
  ])("writes %s as %s", (from, to) => {
    expect(cleanAddress(address(from), launch)).toBe(to);
  });

  it("leaves no secret wherever it stood", () => {
    const name = fc.constantFrom("token", "spits", "beech", "swift", "eyes", "gid", "orderNo");
    const query = fc.array(fc.tuple(name, fc.constantFrom("CANARY", "x", ""))).map((pairs) =>
      pairs
        .filter(([key, value]) => value !== "CANARY" || !["gid", "orderNo"].includes(key))
        .map((pair) => pair.join("="))
        .join("&"),
    );
    fc.assert(
      fc.property(query, query, (outer, inner) => !cleanAddress(address(`/p?${outer}#/r?${inner}`), launch).includes("CANARY")),
      { seed: 9, numRuns: 500 },
    );
  });
});

describe("findMarket", () => {
  const markets = [
    { id: "india", flag: "1" },
    { id: "indonesia", flag: null },
  ];
  it.each([
    ["1", "india"],
    ["", "indonesia"],
    ["2", "indonesia"],
    ["01", "indonesia"],
    ["__proto__", "indonesia"],
  ])("finds the market of %j: %s", (flag, id) => {
    expect(findMarket(markets, flag)?.id).toBe(id);
  });
});

describe("an address inside the app", () => {
  const launch = { common: { market: "1", gid: "7" }, headers: { spits: "" } };
  const isAnother = (search: string, hash = "") => isAnotherLaunch({ pathname: "/", search, hash }, launch);

  it("hands over what the visit does not have, or nothing", () => {
    expect(["", "?market=1&gid=7", "?gid=", "?orderId=7"].map((search) => isAnother(search))).toEqual(Array(4).fill(false));
    expect(["?gid=8", "?market=2", "?token=T", "?token=", "?spits=1"].map((search) => isAnother(search))).toEqual(Array(5).fill(true));
    expect([isAnother("?gid=7", "#/payway?orderId=7&gid=8"), isAnother("?gid=8", "#/payway?gid=7")]).toEqual([true, false]);
  });
});

describe("a visit that the app has begun", () => {
  const kept = (text: string | null) => ({ read: () => text });

  it("is one in which something is kept", () => {
    expect([null, "", "market=&gid=", "market=&gid=7"].map((text) => isLaunched(kept(text)))).toEqual([false, false, false, true]);
  });

  it("names a market in the address or before", () => {
    const given = (search: string, hash = "", text = "") => flagGiven({ search, hash }, kept(text));
    expect([given("?market=1"), given("?gid=7&market=2"), given("", "#/payway?market=1"), given("", "", "gid=7&market=1")]).toEqual([
      "1",
      "2",
      "1",
      "1",
    ]);
    expect([given(""), given("?market="), given("?supermarket=1"), given("", "", "market=&gid=7")]).toEqual(Array(4).fill(""));
  });
});
