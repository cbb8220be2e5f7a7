import { afterEach, expect, it, vi } from "vitest";
import { isPageThere } from "../../../src/browser/app/is-page-there.ts";

afterEach(() => vi.unstubAllGlobals());

it("asks the page's own host and no other, without the query", async () => {
  const asked: string[] = [];
  vi.stubGlobal("location", new URL("https://ok.example//other.example/page?amount=1"));
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(new URL(address, location.href).href);
    return new Response("", { headers: { "content-type": "text/html" } });
  });
  expect([await isPageThere(), asked]).toEqual([true, ["https://ok.example//other.example/page"]]);
});
