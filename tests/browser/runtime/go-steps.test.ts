import { describe, expect, it } from "vitest";
import type { StepPlan } from "../../../src/core/format/index.ts";
import { type Opened, runStep, settle, testRequest } from "../../support/session/open-session.ts";

describe("back", () => {
  const back: StepPlan = { do: "back", route: "/list", params: { tab: "2", none: "" } };

  it("goes back to the screen before", () => {
    expect(runStep(back).moves).toEqual([["back"]]);
  });

  it("opens its screen in place of this one when the visit began here", () => {
    expect(runStep(back, { request: { hasPrevious: false } }).moves).toEqual([["go", "/list", { tab: "2" }, true]]);
  });
});

describe("a route with parameters", () => {
  it("has them in its path, and the others in the query", () => {
    const step: StepPlan = { do: "go", route: "/rides/:id", params: { id: "R 1", tab: "2" } };
    expect(runStep(step).moves).toEqual([["go", "/rides/R%201", { tab: "2" }, false]]);
    expect(runStep({ ...step, do: "back" }, { request: { hasPrevious: false } }).moves).toEqual([
      ["go", "/rides/R%201", { tab: "2" }, true],
    ]);
  });

  it.each(["", ".", "..", null])("goes nowhere with %j in its path, which would name another screen or host", (id) => {
    expect(runStep({ do: "go", route: "/:id/other.example", params: { id } }).moves).toEqual([]);
  });
});

describe("leave", () => {
  it("leaves for an address that passes the gate", () => {
    expect(runStep({ do: "leave", url: "https://ok.example/a?b=1", replace: true }).moves).toEqual([
      ["leave", "https://ok.example/a?b=1", true],
    ]);
  });

  it("adds parameters, and the common ones without the token to a host that is only allowed", () => {
    const { moves } = runStep({
      do: "leave",
      url: "https://ok.example/?gid=theirs",
      addLaunchParams: true,
      with: { from: "confirm", none: "" },
    });
    expect(moves).toEqual([["leave", "https://ok.example/?gid=theirs&deviceId=d1&version=1&from=confirm", false]]);
  });

  it("hands the token on to its own origin, where the next page need not be one that knows the visit", () => {
    const step = { do: "leave", url: "https://app.example/loanDetails", addLaunchParams: true } as const;
    const { moves } = runStep(step);
    expect(new URL(String(moves[0]?.[1])).searchParams.get("token")).toBe("SECRET");
  });

  it("asks before it leaves for a host that nobody named, and goes only when the user agrees", () => {
    const hosts = { navigate: "any" as const, credentials: ["pay.example"], images: [], frames: [] };
    const come = (url: string, narrowed: object = {}) =>
      runStep(
        { do: "leave", url, replace: true, asks: true },
        { request: { settings: { ...testRequest.settings, hosts: { ...hosts, ...narrowed } } } },
      );
    const opened = come("https://far.example:8443/a?b=1");
    const { store } = opened.session;
    expect([opened.moves, store.getState().leaving?.host]).toEqual([[], "far.example:8443"]);
    store.getState().leaving?.decide(false);
    expect([opened.moves, store.getState().leaving]).toEqual([[], undefined]);
    void opened.tap();
    store.getState().leaving?.decide(true);
    expect(opened.moves).toEqual([["leave", "https://far.example:8443/a?b=1", true]]);
    expect(store.getState().leaving).toBe(undefined);
    for (const known of ["https://app.example/x", "https://pay.example/x"]) expect(come(known).moves.length, known).toBe(1);
    expect(come("https://far.example/x", { navigate: ["far.example"] }).moves.length).toBe(1);
  });

  it("lets the host ask", async () => {
    const hosts = { navigate: "any" as const, credentials: [], images: [], frames: [] };
    const asked: unknown[] = [];
    const confirm = (question: unknown) => asked.push(question) > 1;
    const opened = runStep(
      { do: "leave", url: "https://far.example/a", asks: true },
      { request: { settings: { ...testRequest.settings, hosts } }, ports: { confirm } },
    );
    await settle();
    expect([opened.moves, opened.session.store.getState().leaving]).toEqual([[], undefined]);
    await opened.tap();
    await settle();
    expect(opened.moves).toEqual([["leave", "https://far.example/a", false]]);
    expect(asked).toEqual([{ host: "far.example" }, { host: "far.example" }]);
  });

  it("stays where the host could not ask, or the screen was closed before the user agreed", async () => {
    const hosts = { navigate: "any" as const, credentials: [], images: [], frames: [] };
    let agree = (): void => undefined;
    const ask = (confirm: () => Promise<boolean>): Opened =>
      runStep(
        { do: "leave", url: "https://far.example/a", asks: true },
        { request: { settings: { ...testRequest.settings, hosts } }, ports: { confirm } },
      );
    const unasked = ask(() => Promise.reject(new Error("No window.")));
    const late = ask(
      () =>
        new Promise((resolve) => {
          agree = () => resolve(true);
        }),
    );
    late.session.close();
    agree();
    await settle();
    expect([unasked.moves, late.moves]).toEqual([[], []]);
  });

  it("refuses any other address with a message and a report that does not hold it", () => {
    const opened = runStep({ do: "leave", url: "javascript:alert(1)" });
    expect([opened.moves, opened.session.store.getState().toast?.text]).toEqual([[], "This link cannot be opened"]);
    expect(opened.reports).toEqual([{ what: "address-refused", screen: "screen", detail: { step: "leave" } }]);
    expect(opened.session.store.getState().state.on).toBe(true);
  });

  it("takes a download over https alone", () => {
    const hosts = { navigate: "any" as const, http: true, credentials: [], images: [], frames: [] };
    const request = { settings: { ...testRequest.settings, hosts } };
    const load = (url: string, download?: true) => runStep({ do: "leave", url, ...(download && { download }) }, { request }).moves.length;
    expect([load("https://any.example/app.apk", true), load("http://any.example/app.apk", true), load("http://any.example/x")]).toEqual([
      1, 0, 1,
    ]);
  });

  it("runs the steps for a refused address instead", () => {
    const opened = runStep({ do: "leave", url: "", refused: [{ do: "go", route: "/home", params: {} }, { do: "stop" }] });
    expect([opened.moves, opened.session.store.getState()]).toMatchObject([
      [["go", "/home", {}, false]],
      { toast: null, state: { on: false } },
    ]);
  });
});
