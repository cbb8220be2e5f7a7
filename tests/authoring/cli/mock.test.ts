// `layar mock`: the API of a project for an app that another bundler serves, at another origin.
import { expect, it } from "vitest";
import { runCli } from "../../../src/authoring/cli/run-cli.ts";

it("responds to the calls of a page of another origin, until it is stopped", async () => {
  const stopping = new AbortController();
  let told = "";
  const ended = runCli(["mock", "--port", "0"], {
    root: "src/authoring/templates/project",
    stop: stopping.signal,
    write: () => undefined,
    logError: (text) => {
      told += text;
    },
  });
  await expect.poll(() => told).toContain("httpTransport({ baseUrl:");
  const [, address = ""] = /baseUrl: "(.+?)"/.exec(told) ?? [];
  const origin = "http://localhost:3000";
  const asked = { "Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "authorization,content-type" };
  const allowed = await fetch(`${address}/bikes/B1/reservations`, { method: "OPTIONS", headers: { origin, ...asked } });
  expect([allowed.status, ...["methods", "headers"].map((what) => allowed.headers.get(`access-control-allow-${what}`))]).toEqual([
    204,
    "POST",
    "authorization,content-type",
  ]);
  const bikes = await fetch(`${address}/bikes?cursor=8`, { headers: { origin } });
  expect(bikes.headers.get("access-control-allow-origin")).toBe("*");
  expect(await bikes.json()).toMatchObject({ items: [{ id: "B9" }, {}, {}, {}], next: "" });
  // Where the browser shows the status, and not that another origin is not allowed.
  const unknown = await fetch(`${address}/nothing`);
  expect([unknown.status, unknown.headers.get("access-control-allow-origin")]).toEqual([404, "*"]);
  expect(told).toContain(`The API has no GET /nothing. It begins at ${address}.\n`);
  stopping.abort();
  expect(await ended).toBe(0);
  await expect(fetch(`${address}/bikes`)).rejects.toThrow();
});

it("refuses what is no port", async () => {
  let told = "";
  const logError = (text: string): void => {
    told += text;
  };
  const { signal } = new AbortController();
  expect(await runCli(["mock", "--port", "70000"], { root: ".", stop: signal, write: () => undefined, logError })).toBe(2);
  expect(told).toBe("`70000` is no port.\n");
});
