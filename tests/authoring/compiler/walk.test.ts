import { describe, expect, it } from "vitest";
import { walkNodes, walkStarts, walkSteps } from "../../../src/authoring/compiler/index.ts";
import { compileSmall, type JsonObject, variantOf } from "./small-project.ts";

const screen: JsonObject = {
  id: "loan-small",
  route: "/small",
  title: "Small",
  body: [
    {
      widget: "pay-bar",
      id: "bar",
      children: [{ widget: "button", id: "pay", on: { tap: "pay" } }],
      slots: { footer: [{ widget: "text", id: "foot" }] },
    },
  ],
  dialogs: {
    sure: { title: "Sure?", body: [{ widget: "text", id: "sure-text" }], actions: [{ widget: "button", id: "yes" }], onClose: "pay" },
  },
  flows: {
    pay: [
      { do: "call", action: "note", ok: [{ do: "stop" }], codes: { "01/x": [{ do: "close" }] } },
      { do: "if", if: "true", then: [{ do: "stop" }] },
    ],
  },
  onReady: [{ do: "run", flow: "pay" }],
};
const resolved = variantOf(compileSmall(screen), "loan-small").screen;

describe("walkNodes", () => {
  it("finds nodes in children, slots and dialogs, from top to bottom", () => {
    expect([...walkNodes(resolved)].map(({ node, pointer, dialog }) => [node.id, pointer, dialog])).toEqual([
      ["bar", "/body/0", undefined],
      ["pay", "/body/0/children/0", undefined],
      ["foot", "/body/0/slots/footer/0", undefined],
      ["sure-text", "/dialogs/sure/body/0", "sure"],
      ["yes", "/dialogs/sure/actions/0", "sure"],
    ]);
  });
});

describe("walkSteps", () => {
  it("finds the steps of branches", () => {
    expect([...walkSteps(resolved.flows?.["pay"] ?? [], "/flows/pay")].map(({ pointer }) => pointer)).toEqual([
      "/flows/pay/0",
      "/flows/pay/0/ok/0",
      "/flows/pay/0/codes/01~1x/0",
      "/flows/pay/1",
      "/flows/pay/1/then/0",
    ]);
  });
});

describe("walkStarts", () => {
  it("finds hooks, closing dialogs and events", () => {
    expect([...walkStarts(resolved)].map(({ pointer }) => pointer)).toEqual([
      "/onReady",
      "/dialogs/sure/onClose",
      "/body/0/children/0/on/tap",
    ]);
  });
});
