import { describe, expect, it } from "vitest";
import { headerValue } from "../../../src/browser/runtime/wire/write-request.ts";

describe("headerValue", () => {
  it.each([
    ["plain", "plain"],
    ["a\r\nb\0", "a%0D%0Ab%00"],
    ["Galaxy é", "Galaxy %C3%A9"],
    ["हिन्दी", encodeURIComponent("हिन्दी")],
    ["\ud83d\ude00", "%F0%9F%98%80"],
    ["\ud83d", ""],
  ])("writes %j in printable ASCII", (raw, wanted) => {
    expect(headerValue(raw)).toBe(wanted);
  });
  it("is 2,048 characters at most", () => {
    expect(headerValue("é".repeat(400))).toHaveLength(2048);
  });
});
