import { describe, expect, it } from "vitest";
import { addExample, exampleAt, placeOfExample, setProperty } from "../../../src/authoring/studio/client/gallery/examples/example-text.ts";

const text = `{
  "examples": {
    "one": { "title": "One", "hidden": true, "props": { "text": "A", "tone": "ok" } },
    "two": { "title": "Two", "props": { "text": "B" } }
  }
}
`;
const examplesIn = (written: string) => JSON.parse(written).examples;

describe("an example in the text of its file", () => {
  it("changes by one property, and nothing around it", () => {
    expect(setProperty(text, "two", "text", "C")).toBe(text.replace('"B"', '"C"'));
    expect(examplesIn(setProperty(text, "one", "tone", undefined)).one.props).toEqual({ text: "A" });
    expect(examplesIn(setProperty(text, "two", "tone", "warn")).two.props).toEqual({ text: "B", tone: "warn" });
  });

  it("becomes another one, and is as on the disk again", () => {
    const changed = setProperty(text, "one", "text", "Z");
    const { one, two, three } = examplesIn(addExample(changed, text, { from: "one", name: "three", title: "Three" }));
    expect([one, two]).toEqual([examplesIn(text).one, examplesIn(text).two]);
    expect(three).toEqual({ title: "Three", props: { text: "Z", tone: "ok" } });
  });

  it("is found by its name, and by where the cursor is", () => {
    const place = placeOfExample(text, "two");
    expect(text.slice(place?.start, place?.end)).toBe('"two"');
    const property = placeOfExample(text, "one", "tone");
    expect(text.slice(property?.start, property?.end)).toBe('"tone"');
    expect([exampleAt(text, text.indexOf('"B"')), exampleAt(text, 0)]).toEqual(["two", undefined]);
    expect(placeOfExample(text, "three")).toBeUndefined();
  });
});
