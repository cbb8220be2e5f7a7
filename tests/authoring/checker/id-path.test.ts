import { describe, expect, it } from "vitest";
import { findIdPath } from "../../../src/authoring/checker/report/id-path.ts";

const screen = {
  title: "Pay",
  body: [
    { widget: "stack", id: "bar", children: [{ widget: "button", id: "pay", props: { label: "Pay" }, on: { tap: [{ do: "stop" }] } }] },
  ],
  dialogs: { sent: { title: "Sent", body: [{ widget: "note", id: "thanks", props: { text: "Thanks" } }] } },
  flows: { send: [{ do: "call", action: "save", codes: { E1: [{ do: "toast", text: "Late" }] } }] },
};

describe("findIdPath", () => {
  it("is empty for the document", () => {
    expect(findIdPath(screen, "")).toEqual([]);
  });

  it("names nodes by their ids", () => {
    expect(findIdPath(screen, "/body/0/children/0/props/label")).toEqual(["body", "bar", "pay"]);
  });

  it("names events and steps", () => {
    expect(findIdPath(screen, "/body/0/children/0/on/tap/0")).toEqual(["body", "bar", "pay", "tap", "stop"]);
  });

  it("names flows, branches and dialogs", () => {
    expect(findIdPath(screen, "/flows/send/0/codes/E1/0/text")).toEqual(["flows", "send", "call", "E1", "toast"]);
    expect(findIdPath(screen, "/dialogs/sent/body/0/props")).toEqual(["dialogs", "sent", "thanks"]);
  });

  it("names the nodes of an overlay by their keys", () => {
    expect(findIdPath({ overlay: "pay", nodes: { pay: { props: { label: "Bayar" } } } }, "/nodes/pay/props/label")).toEqual(["pay"]);
  });

  it("stops where the document has nothing", () => {
    expect(findIdPath(screen, "/body/7/props")).toEqual(["body"]);
  });
});
