import { describe, expect, it } from "vitest";
import { type Allowed, loadUntrusted } from "../../src/definition/index.ts";
import { file, type Group, loadSmall, smallScreen } from "./small-project.ts";

const settings = {
  hosts: { navigate: ["promo.example"], credentials: [], images: [], frames: [] },
  timeoutMs: 60_000,
  toast: { failureMs: 3_000, infoMs: 2_000, minimumMs: 300 },
};
const project = loadSmall(file("screens/settings.json", settings));
const allowed: Allowed = { widgets: new Set(["text", "button"]), actions: new Set(["note"]), steps: new Set(["toast", "leave", "call"]) };

function refusals(screen: Group): string[] {
  const read = loadUntrusted(JSON.stringify({ ...smallScreen, ...screen }), project, allowed);
  return "problems" in read ? read.problems.map(({ at, message }) => `${at.pointer}: ${message}`) : [];
}

const leave = (url: string): Group => ({ onReady: [{ do: "leave", url }] });

describe("loadUntrusted", () => {
  it("takes a screen of allowed parts", () => {
    expect(loadUntrusted(JSON.stringify(smallScreen), project, allowed)).toEqual({ screen: smallScreen });
  });

  it("refuses another widget", () => {
    expect(refusals({ body: [{ widget: "uploader", id: "u" }] })).toEqual([
      "/body/0/widget: A screen from the network cannot use the widget `uploader`.",
    ]);
  });

  it("refuses another action, in calls and in load", () => {
    expect(refusals({ load: { a: { action: "upload" } }, onReady: [{ do: "call", action: "upload" }] })).toEqual([
      "/load/a/action: A screen from the network cannot use the action `upload`.",
      "/onReady/0/action: A screen from the network cannot use the action `upload`.",
    ]);
  });

  it("refuses another step, in flows and branches", () => {
    expect(refusals({ flows: { a: [{ do: "call", action: "note", fail: [{ do: "forget" }] }] } })).toEqual([
      "/flows/a/0/fail/0/do: A screen from the network cannot use the step `forget`.",
    ]);
  });

  it.each([
    "https://evil.example/",
    "http://promo.example/",
    "javascript:alert(1)",
    "https://promo.example@evil.example/",
    "https://a:b@promo.example/",
    "{params.url}",
    "//promo.example",
  ])("refuses the address %s", (url) => {
    expect(refusals(leave(url))).toHaveLength(1);
  });

  it("takes an address on an allowed host", () => {
    expect(refusals(leave("https://promo.example/a?b=c"))).toEqual([]);
  });

  it("refuses expressions with faults", () => {
    expect(refusals({ title: "{launch.token}" })).not.toEqual([]);
  });

  it("has tighter limits", () => {
    const body = Array.from({ length: 201 }, (_, place) => ({ widget: "text", id: `t${place}`, props: { text: "x" } }));
    expect(refusals({ body })).toEqual([": The file has 201 nodes; at most 200 are taken."]);
    expect(refusals({ title: "x".repeat(32_768) })).toEqual([": The file has more than 32 KiB."]);
  });

  it.each(["", "null", "[]", "{", '{"__proto__":{}}', "[".repeat(50_000)])("refuses %#", (text) => {
    expect("problems" in loadUntrusted(text, project, allowed)).toBe(true);
  });
});
