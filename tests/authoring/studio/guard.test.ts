import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { createGuard } from "../../../src/authoring/studio/server/guard.ts";

function requestWith(headers: { readonly [name: string]: string }): IncomingMessage {
  return Object.assign(new IncomingMessage(new Socket()), { headers });
}

const host = "localhost:5173";
const guard = createGuard(() => []);
const own = { host, origin: `http://${host}`, "sec-fetch-site": "same-origin", "x-studio-token": guard.token };

describe("the guard of the studio", () => {
  it("lets its own page ask", () => {
    expect(guard.refuseCall(requestWith(own))).toBeUndefined();
  });

  it.each([
    ["another page of this machine", { ...own, origin: "http://localhost:3000", "sec-fetch-site": "same-site" }],
    ["another page of this machine that hides its origin", { host, "x-studio-token": guard.token, "sec-fetch-site": "same-site" }],
    ["a page from elsewhere", { ...own, origin: "https://shop.example", "sec-fetch-site": "cross-site" }],
    ["a page without the token", { host, origin: `http://${host}`, "sec-fetch-site": "same-origin" }],
    ["a page of an earlier start", { ...own, "x-studio-token": createGuard(() => []).token }],
    ["a token that is a part of the right one", { ...own, "x-studio-token": guard.token.slice(1) }],
    ["a name of somebody else that leads here", { ...own, host: "shop.example:5173", origin: "http://shop.example:5173" }],
  ])("refuses %s", (_, headers) => {
    expect(guard.refuseCall(requestWith(headers))).toMatch(/\w/);
  });

  it("sends its page to who opens the address, and to no frame or script of others", () => {
    expect(guard.refusePage(requestWith({ host, "sec-fetch-site": "none" }))).toBeUndefined();
    expect(guard.refusePage(requestWith({ host, "sec-fetch-site": "same-origin" }))).toBeUndefined();
    expect(guard.refusePage(requestWith({ host, "sec-fetch-site": "cross-site" }))).toBe("Another page asked for the studio.");
    expect(guard.refusePage(requestWith({ host, "sec-fetch-site": "same-site" }))).toBe("Another page asked for the studio.");
  });

  it("knows the addresses that the server was given", () => {
    const open = createGuard(() => ["192.168.1.7"]);
    const headers = { host: "192.168.1.7:5173", "sec-fetch-site": "none" };
    expect(open.refusePage(requestWith(headers))).toBeUndefined();
    expect(guard.refusePage(requestWith(headers))).toBe("The studio is not served as 192.168.1.7:5173.");
  });
});
