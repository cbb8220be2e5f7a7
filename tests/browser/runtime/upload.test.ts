import { afterEach, expect, it, vi } from "vitest";
import { upload } from "../../../src/browser/runtime/network/upload.ts";

afterEach(() => vi.unstubAllGlobals());

/** Sends a photo to `/photo`; the server's words come from `from`, as a browser says it that has followed redirects. */
function send(from: string, text = '{"code":"00"}') {
  class Request {
    readonly upload = {};
    readonly status = 200;
    readonly responseURL = from;
    readonly responseText = text;
    onload = (): void => {};
    open(): void {}
    setRequestHeader(): void {}
    send(): void {
      this.onload();
    }
  }
  vi.stubGlobal("XMLHttpRequest", Request);
  vi.stubGlobal("location", { href: "https://app.example/complaint?a=1#/x" });
  const { signal } = new AbortController();
  return upload({ url: "/photo", method: "POST", headers: {} }, { signal, writing: { maxBytes: 100 } });
}

it.each([
  ["of its own address is the response", "https://app.example/photo", { status: 200, text: '{"code":"00"}' }],
  ["of another path is none", "https://app.example/login", { status: 0, text: "" }],
  ["of another host is none", "https://other.example/photo", { status: 0, text: "" }],
])("what an upload gets %s", async (_, from, response) => {
  expect(await send(from)).toEqual(response);
});

it("what is longer than the limit is no response", async () => {
  expect(await send("https://app.example/photo", "x".repeat(101))).toEqual({ status: 0, text: "" });
});
