/** `layar dev` of a product that `new project` has made: the app, its studio and the mock of its API at one address. */
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launchBrowser } from "../support/browser/browser.ts";
import { findFreePort } from "../support/run/listen.ts";
import { runCommand } from "../support/run/run-command.ts";

const here = process.cwd();
const folder = mkdtempSync(join(tmpdir(), "layar-serve-"));
const root = join(folder, "shop");
const stopping = new AbortController();

beforeAll(async () => {
  await runCommand(folder, ["new", "project", "shop"]);
  // The engine is no package here.
  const config = join(root, "vite.config.ts");
  const plugin = join(here, "src/authoring/vite/index.ts");
  const text = readFileSync(config, "utf8").replace("layar/vite", plugin);
  writeFileSync(config, text.replace("pages: true", 'pages: true, apiHost: "https://api.example.net"'));
  symlinkSync(join(here, "node_modules"), join(root, "node_modules"));
});

afterAll(() => {
  process.chdir(here);
  rmSync(folder, { recursive: true, force: true });
});

it("serves the app, the studio and the API", async () => {
  const port = await findFreePort();
  const ended = runCommand(root, ["dev", "--host", "--port", String(port)], stopping.signal);
  // As a phone in the same network asks for it.
  const own = Object.values(networkInterfaces()).flatMap((all = []) => all.filter(({ family }) => family === "IPv4"));
  const { address } = own.find(({ internal }) => !internal) ?? { address: "127.0.0.1" };
  const get = (path: string) => fetch(`http://${address}:${port}${path}`, { headers: { accept: "*/*" } });
  await expect.poll(async () => (await get("/").catch(() => undefined))?.status).toBe(200);
  expect(await (await get("/bikes?cursor=8&market=")).json()).toMatchObject({ items: [{ id: "B9" }, {}, {}, {}], next: "" });
  const browser = await launchBrowser();
  const page = await browser.newPage();
  await page.goto(`http://localhost:${port}/`);
  await page.getByRole("button", { name: "Albatros" }).click();
  await page.getByLabel("Your name").fill("A");
  await page.getByRole("button", { name: "Reserve" }).click();
  // Refused by the server.
  await page.locator("input[aria-invalid=true]").waitFor();
  await page.getByLabel("Your name").fill("Ada");
  await page.getByRole("button", { name: "Reserve" }).click();
  await page.getByText("Somebody has this bike").waitFor();
  // A property that a widget gets is typed as soon as its schema is saved.
  const schema = join(root, "widgets/bike-card/bike-card.schema.json");
  const withGears = readFileSync(schema, "utf8").replace(
    '"properties": {',
    '"properties": { "gears": { "type": "integer", "description": "How many." },',
  );
  writeFileSync(schema, withGears);
  await expect.poll(() => readFileSync(join(root, "widgets/types.gen.ts"), "utf8")).toContain("gears?: number");
  // The first screen of a product may have nothing to tap.
  await page.goto(`http://localhost:${port}/?scenario=none`);
  await page.getByText("There is no bike here yet").waitFor();
  await browser.close();
  expect((await get("/studio/")).status).toBe(200);
  stopping.abort();
  expect(await ended).toMatchObject({ exit: 0, told: expect.stringContaining("Calls get responses from `screens/mock`.") });
});

it("sends calls to the API and not to the mock where that is asked for", async () => {
  const port = await findFreePort();
  const stop = new AbortController();
  const ended = runCommand(root, ["dev", "--live", "--port", String(port)], stop.signal);
  const get = (path: string) => fetch(`http://localhost:${port}${path}`, { headers: { accept: "*/*" } });
  await expect.poll(async () => (await get("/").catch(() => undefined))?.status).toBe(200);
  expect((await get("/bikes?cursor=8&market=")).headers.get("content-type")).not.toContain("json");
  expect(await (await get("/@id/__x00__virtual:layar/wire")).text()).toContain('baseUrl: "https://api.example.net"');
  stop.abort();
  expect(await ended).toMatchObject({ exit: 0, told: expect.stringContaining("Calls go to the API.") });
});

it("says what is missing where the configuration has no plugin", async () => {
  const root = mkdtempSync(join(folder, "plain-"));
  writeFileSync(join(root, "vite.config.js"), "export default {};\n");
  expect(await runCommand(root, ["dev"])).toMatchObject({ exit: 2, told: expect.stringContaining("`init` adds it") });
});
