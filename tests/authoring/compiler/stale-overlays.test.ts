import { describe, expect, it } from "vitest";
import { compileSmall, expectedOf, file, type Group, smallScreen } from "./small-project.ts";

const path = "screens/loan/small/india.json";

function load(base: Group, overlay: Group) {
  return compileSmall({ ...smallScreen, ...base }, file(path, { ...overlay }));
}

function rot(base: Group, overlay: Group): string[] {
  return load(base, overlay).problems.map(({ check, message, help, at }) =>
    `${check} ${at.file}${at.pointer} (${at.on}) ${message} ${help ?? ""}`.trim(),
  );
}

function expectsFor(base: Group, overlay: Group): string {
  return expectedOf(load(base, overlay)) ?? "none";
}

describe("overlay rot", () => {
  it("reports a node that no longer exists, with the nearest name", () => {
    expect(rot({}, { nodes: { txt: { props: { text: "x" } } } })).toEqual([
      `overlay-target ${path}/nodes/txt (key) The overlay changes the node \`txt\`, which \`loan-small\` does not have. Did you mean \`text\`?`,
    ]);
  });

  it("reports an unknown screen", () => {
    const project = compileSmall(smallScreen, file("screens/loan/smal/india.json", {}));
    expect(project.problems.map(({ message, help }) => [message, help])).toEqual([
      ["No screen is named `loan-smal`.", "Did you mean `loan-small`?"],
    ]);
  });

  it("reports where an insertion has lost its neighbour", () => {
    expect(rot({}, { insert: [{ after: "gone", node: { widget: "text", id: "new", props: { text: "x" } } }] })).toEqual([
      `overlay-target ${path}/insert/0/after (value) The overlay changes the node \`gone\`, which \`loan-small\` does not have. There is \`text\`.`,
    ]);
  });

  it("reports an insertion whose id is taken", () => {
    expect(rot({}, { insert: [{ after: "text", node: { widget: "text", id: "text", props: { text: "x" } } }] })).toEqual([
      `overlay-target ${path}/insert/0/node/id (value) The screen already has a node \`text\`. Give the new node another id.`,
    ]);
  });

  it("reports null for a missing value", () => {
    expect(rot({}, { screen: { onOpen: null } })).toEqual([
      `overlay-target ${path}/screen/onOpen (key) The overlay removes \`onOpen\`, which the base does not have. Remove this line.`,
    ]);
  });

  it("reports an override that equals the base", () => {
    const overlay = { screen: { title: "Small" } };
    expect(rot({}, { ...overlay, expects: expectsFor({}, overlay) })).toEqual([
      `overlay-equal ${path}/screen/title (key) The overlay sets \`title\` to the value that it has already. Remove this line.`,
    ]);
  });

  it("wants to know which base values were there", () => {
    const overlay = { screen: { title: "Chhota" } };
    expect(rot({}, overlay)).toEqual([
      `overlay-expects ${path} (value) The overlay does not say which base values it was written for. Write \`"expects": "${expectsFor({}, overlay)}"\` after \`for\`.`,
    ]);
  });

  it("reports a fingerprint where nothing is replaced", () => {
    const insert = [{ after: "text", node: { widget: "text", id: "more", props: { text: "More" } } }];
    expect(rot({}, { insert, expects: "00000000" })).toEqual([
      `overlay-expects ${path}/expects (key) The overlay replaces no value of the base, so \`expects\` has no effect. Remove it.`,
    ]);
  });

  it("reports a base value that changed beneath an override", () => {
    const overlay = { screen: { title: "Chhota" } };
    const expects = expectsFor({}, overlay);
    expect(rot({ title: "Smaller" }, { ...overlay, expects })).toEqual([
      `overlay-expects ${path}/expects (value) A value of \`loan-small\` that this overlay replaces has changed since the overlay was written. Review what the overlay replaces, then write \`"${expectsFor({ title: "Smaller" }, overlay)}"\`.`,
    ]);
  });

  it("does not mind base values that the overlay leaves alone", () => {
    const overlay = { screen: { title: "Chhota" } };
    expect(rot({ state: { n: 1 } }, { ...overlay, expects: expectsFor({}, overlay) })).toEqual([]);
  });

  it("wants no fingerprint from an overlay that only adds", () => {
    expect(rot({}, { insert: [{ after: "text", node: { widget: "text", id: "new", props: { text: "x" } } }] })).toEqual([]);
  });

  it("reports a shape that an overlay broke, where it was written", () => {
    const overlay = { nodes: { text: { whn: "true" } } };
    expect(rot({}, overlay)).toEqual([`shape ${path}/nodes/text/whn (key) A node has no property \`whn\`. Did you mean \`when\`?`]);
  });
});
