// Screens in the React app of somebody else: its own page, its own build, and two screens of the library beside each other.
import { cpSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningServer } from "../../src/authoring/mock/server/index.ts";
import { launchBrowser, leave } from "../support/browser/browser.ts";
import { type App, installApp, ofReact, ofVite, pack, run } from "../support/project/install.ts";
import { library, serveHost } from "../support/project/library-host.ts";

const page = `<!doctype html><title>City</title><div id="app"></div><script type="module" src="/main.tsx"></script>`;
const main = `
import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import { httpTransport, LayarProvider, Screen, useScreen } from "layar";
import { screens } from "virtual:layar";

const said = (window.said = []);
const transport = httpTransport({ token: () => "T" });
const search = screens["books-search"];

function Title() {
  const open = useScreen(search, { market: "izmir" });
  return <output>{open?.session.title()}</output>;
}

function App() {
  const [isShown, setShown] = useState(true);
  return (
    <LayarProvider market="utrecht" transport={transport} navigate={(to, { params }) => said.push([to, params])} toast={(text) => said.push(text)}>
      <h1>City</h1>
      <button onClick={() => setShown(!isShown)}>Toggle</button>
      <div id="one">{isShown && <Screen screen={search} fallback="…" onReady={(session) => said.push("ready " + session.plan.market)} onTitle={(title) => said.push(title)} />}</div>
      <div id="two"><Screen screen={search} market="amman" /></div>
      <Title />
    </LayarProvider>
  );
}

createRoot(document.getElementById("app")).render(<StrictMode><App /></StrictMode>);
`;

/** With all that React says while developing. */
const config = `
import react from "@vitejs/plugin-react";
import { layar } from "layar/vite";
export default { define: { "process.env.NODE_ENV": '"development"' }, plugins: [react(), layar({ root: "layar" })] };
`;

let app: App;
let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  app = installApp(await pack(), [...ofReact, ...ofVite]);
  app.write("index.html", page);
  app.write("main.tsx", main);
  app.write("vite.config.js", config);
  cpSync(library, join(app.folder, "layar"), { recursive: true });
  run(app.folder, "npx", "vite", "build", "--mode", "development", "--logLevel", "error");
  server = await serveHost(join(app.folder, "dist"));
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
  await server.close();
  app.remove();
});

interface Seen {
  readonly page: Page;
  readonly calls: string[];
}

async function visit(run: (seen: Seen) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 800, height: 900 } });
  const opened = await context.newPage();
  const errors: string[] = [];
  const calls: string[] = [];
  opened.on("pageerror", (error) => errors.push(String(error)));
  opened.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  opened.on("request", (request) => request.method() === "POST" && calls.push(`${new URL(request.url()).pathname} ${request.postData()}`));
  await opened.goto(`${server.origin}/`);
  await opened.locator("#one [data-state=ready]").waitFor();
  await opened.locator("#two [data-state=ready]").waitFor();
  await run({ page: opened, calls });
  await leave(context);
  expect(errors).toEqual([]);
}

/** Further pages follow as far as the window reaches. */
const firstPages = (calls: readonly string[]): string[] => calls.filter((call) => call.includes('"page":1'));

const said = (opened: Page): Promise<unknown[]> => opened.evaluate(() => Reflect.get(window, "said"));

describe("two screens in an app of somebody else", () => {
  it("stand in its page, each in its market, and call once", () =>
    visit(async ({ page: opened, calls }) => {
      expect(await opened.title()).toBe("City");
      expect(
        await opened
          .locator("[data-screen]")
          .evaluateAll((all) => all.map((one) => [one.tagName, one.getAttribute("lang"), one.getAttribute("dir")])),
      ).toEqual([
        ["SECTION", "nl", null],
        ["SECTION", "ar", "rtl"],
      ]);
      expect(await opened.locator("output").textContent()).toMatch(/\S/);
      // Three sessions, one of them without a view; strict mode adds none.
      expect(firstPages(calls)).toHaveLength(3);
      expect(await said(opened)).toEqual(expect.arrayContaining(["ready utrecht"]));
    }));

  it("have ids of their own, and what is typed into one stays there", () =>
    visit(async ({ page: opened }) => {
      const ids = await opened.locator("[id]").evaluateAll((all) => all.map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
      await opened.locator("#one").getByRole("searchbox").fill("momo");
      await opened.locator("#one").getByRole("button", { name: "Zoeken" }).click();
      await expect.poll(() => opened.locator("#one [data-widget=book-card]").count()).toBe(1);
      expect(await opened.locator("#two [data-widget=book-card]").count()).toBeGreaterThan(1);
      expect(await opened.locator("#two").getByRole("searchbox").inputValue()).toBe("");
    }));

  it("lead where the host leads, and come and go with its components", () =>
    visit(async ({ page: opened, calls }) => {
      await opened.locator("#one [data-widget=book-card]").first().getByRole("button").click();
      expect((await said(opened)).at(-1)).toEqual([expect.stringMatching(/^\/books\/B\d+$/), {}]);
      await opened.getByRole("button", { name: "Toggle" }).click();
      expect(await opened.locator("#one [data-screen]").count()).toBe(0);
      await opened.getByRole("button", { name: "Toggle" }).click();
      await opened.locator("#one [data-state=ready]").waitFor();
      expect(firstPages(calls)).toHaveLength(4);
    }));
});
