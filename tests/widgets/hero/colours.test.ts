import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findContrast } from "../../../src/authoring/checker/queries/pictures/contrast.ts";
import { colours } from "../../../src/widgets/hero/colours.ts";

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

describe("colours", () => {
  it("writes on any ground so that it can be read", () => {
    fc.assert(
      fc.property(hex, (ground) => {
        const { color = "", backgroundColor } = colours(ground) ?? {};
        expect(backgroundColor).toBe(ground);
        expect(findContrast(color === "#000" ? "#000000" : "#ffffff", ground)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it.each(["", "red", "#fff", "#12345g", "#1234567", " #123456", "#123456;color:red", "url(//x)", "var(--x)", "#123456\n"])(
    "takes no %j for a colour",
    (text) => {
      expect(colours(text)).toBeUndefined();
    },
  );
});
