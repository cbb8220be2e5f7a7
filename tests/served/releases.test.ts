// The pages of several releases in a browser: each is drawn as it was built, under the one policy that a server has for all of them.
import { join } from "node:path";
import { expect, it } from "vitest";
import { pointAt } from "../../src/authoring/operate/release/pointer.ts";
import { folderTarget } from "../../src/authoring/operate/release/target/folder-target.ts";
import { launchBrowser } from "../support/browser/browser.ts";
import { isServerInstalled, ownHost, ownSettings, startRealServer } from "../support/project/real-servers.ts";
import { releaseStub } from "../support/release/release-stub.ts";

const here = (["nginx", "caddy"] as const).filter(isServerInstalled);

it.runIf(here.length > 0).each(here)("draws a release, the next one and the first one again, behind %s", async (kind) => {
  const server = await startRealServer(kind, { ...ownSettings, releases: "/srv/layar" });
  const target = folderTarget(server.releases);
  const send = (name: string) => releaseStub(target, name, { folder: join(server.releases, "..", "builds", name) });
  const browser = await launchBrowser();
  const page = await browser.newPage();
  // The name of the site is of no machine: what the server says goes to the browser as it is.
  await page.route("**/*", async (route) => {
    const { pathname } = new URL(route.request().url());
    const { status = 500, text: body = "", headers = {} } = (await server.ask(pathname)) ?? {};
    await route.fulfill({
      status,
      body,
      headers: { "content-security-policy": String(headers["content-security-policy"]), "content-type": String(headers["content-type"]) },
    });
  });
  const look = async () => {
    await page.goto(`https://${ownHost}/about`);
    return page.evaluate(() => {
      const colour = () => getComputedStyle(document.querySelector("p") ?? document.body).color;
      const before = colour();
      document.head.append(Object.assign(document.createElement("style"), { textContent: "p { color: black !important }" }));
      return [document.title, before, colour()];
    });
  };
  const [red, blue] = ["rgb(255, 0, 0)", "rgb(0, 0, 255)"];
  const first = await send("red");
  expect(await look()).toEqual(["red", red, red]);
  await send("blue");
  expect(await look()).toEqual(["blue", blue, blue]);
  const seen = await target.readPointer(true);
  expect(await target.movePointer(pointAt(first, seen.pointer, { by: "", at: "" }), seen)).toBe(true);
  expect(await look()).toEqual(["red", red, red]);
  await browser.close();
  await server.stop();
});
