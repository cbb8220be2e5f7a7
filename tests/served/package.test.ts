// The package as another team gets it: the tarball in an empty folder, its doors, and a screen in a React app of theirs.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningServer } from "../../src/authoring/mock/server/index.ts";
import { readProjectFiles } from "../../src/authoring/vite/index.ts";
import { type App, findCreate, installApp, listPacked, ofReact, ofVite, pack, run } from "../support/project/install.ts";
import { library, seeBooks, serveHost } from "../support/project/library-host.ts";
import { findFreePort } from "../support/run/listen.ts";

let tarball = "";
beforeAll(async () => {
  tarball = await pack();
});

describe("the tarball", () => {
  it("is without a mistake in what it says of itself", async () => {
    const facts = JSON.parse(readFileSync("package.json", "utf8"));
    const data = readFileSync(tarball);
    const { messages } = await publint({ pack: { tarball: new Uint8Array(data).buffer } });
    expect(messages.map((message) => formatMessage(message, facts))).toEqual([]);
  });

  it("has types for each door, as modules for Node and for bundlers see it", async () => {
    const result = await checkPackage(createPackageFromTarballData(new Uint8Array(readFileSync(tarball))), {
      excludeEntrypoints: ["./styles.css", "./widgets.css"],
    });
    if (result.types === false) throw new Error("The package has no types.");
    // It is for importers only.
    const others = ["node10", "node16-cjs"];
    expect(result.problems.filter((problem) => !("resolutionKind" in problem && others.includes(problem.resolutionKind)))).toEqual([]);
  });

  it("has no source of the engine", () => {
    // Only what `layar new` copies: a product, and the engine's widgets.
    const sources = [...listPacked(tarball).keys()].filter((path) => /(?<!\.d)\.tsx?$/.test(path));
    expect(sources.filter((path) => !/^src\/(?:authoring\/templates\/project|widgets)\//.test(path))).toEqual([]);
  });
});

const page = `<!doctype html><html lang="en"><title>City</title><div id="app"></div><script type="module" src="/main.tsx"></script></html>`;
const main = `
import { createRoot } from "react-dom/client";
import { httpTransport, LayarProvider, Screen } from "layar";
import { screens } from "virtual:layar";

const transport = httpTransport({ token: () => "T" });
createRoot(document.getElementById("app")!).render(
  <LayarProvider market="utrecht" transport={transport} navigate={() => {}}>
    <Screen screen={screens["books-search"]} />
  </LayarProvider>,
);
`;
const config = `
import react from "@vitejs/plugin-react";
import { layar } from "layar/vite";
import { defineConfig } from "vite";
export default defineConfig({ plugins: [react(), layar({ root: "layar" })] });
`;

/** Writes a screen with a field of text and a list, and says of what React complains. */
const written = `
import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { httpTransport, LayarProvider, Screen } from "layar";
import { compileScreen } from "layar/compile";
import * as ofEngine from "layar/widgets";

console.error = (...said) => console.log("console.error", ...said);
const widgets = { ...ofEngine, "search-field": ofEngine["text-field"], "book-card": () => null };
const screen = compileScreen(JSON.parse(readFileSync("files.json", "utf8")), { screen: "books-search", market: "utrecht" });
const host = { market: "utrecht", widgets, transport: httpTransport(), navigate: () => {} };
const html = renderToString(createElement(LayarProvider, host, createElement(Screen, { screen })));
console.log(/<input [^>]*>/.exec(html)[0]);
`;

/** As pnpm does: what a package has not named it does not find. */
function makeStrict({ folder, added }: App): void {
  const modules = join(folder, "node_modules");
  const store = join(modules, ".pnpm/layar/node_modules");
  mkdirSync(store, { recursive: true });
  renameSync(join(modules, "layar"), join(store, "layar"));
  symlinkSync(join(store, "layar"), join(modules, "layar"));
  const { dependencies, peerDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  for (const name of Object.keys({ ...dependencies, ...peerDependencies }))
    if (added.includes(name)) renameSync(join(modules, name), join(store, name));
    else if (existsSync(join(modules, name))) symlinkSync(join(modules, name), join(store, name));
}

/** Bytes of all files below a folder. */
function sizeOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

describe.each([
  { react: "19", aliases: new Map() },
  { react: "18.3", aliases: new Map(["react", "react-dom"].map((name) => [name, `${name}-18`])) },
])("an app with Vite and React $react", ({ aliases }) => {
  let app: App;
  let server: RunningServer;
  beforeAll(async () => {
    app = installApp(tarball, [...ofReact, ...ofVite], aliases);
    app.write("index.html", page);
    app.write("main.tsx", main);
    app.write("vite.config.ts", config);
    cpSync(library, join(app.folder, "layar"), { recursive: true });
    run(app.folder, "npx", "vite", "build", "--logLevel", "warn");
    server = await serveHost(join(app.folder, "dist"));
  });
  afterAll(async () => {
    await server.close();
    app.remove();
  });

  it("gets at most twelve packages, and 15 MB", () => {
    expect(app.added.length).toBeLessThanOrEqual(12);
    expect(app.added.map((name) => sizeOf(join(app.folder, "node_modules", name))).reduce((sum, size) => sum + size)).toBeLessThan(
      15_000_000,
    );
    expect(app.added).toContain("zustand");
  });

  it("checks its definitions", () => {
    expect(run(app.folder, "npx", "layar", "check", "--root", "layar")).toMatch(/^No problems in \d+ files\.\n$/);
  });

  it("shows a screen", async () => {
    expect(await seeBooks(server)).toEqual([]);
  });

  it("writes a screen on a server, of which React does not complain", () => {
    app.write("files.json", JSON.stringify(readProjectFiles(library).map(({ path, text }) => ({ path, text }))));
    app.write("written.mjs", written);
    expect(run(app.folder, "node", "--conditions=development", "written.mjs")).toMatch(/^<input .*>\n$/);
  });

  it("is built where a package finds only what it names", () => {
    makeStrict(app);
    run(app.folder, "npx", "vite", "build", "--logLevel", "warn");
  });
});

describe("a product of one's own", () => {
  let app: App;
  beforeAll(() => {
    app = installApp(tarball, [...ofReact, ...ofVite, "esbuild"]);
    run(app.folder, "npx", "layar", "new", "project", "shop");
  });
  afterAll(() => app.remove());

  it("is checked, tested, typed and built by what it came with", () => {
    const shop = join(app.folder, "shop");
    expect(run(shop, "npm", "test")).toMatch(/No problems in \d+ files\.\n\d+ tests of 2 screens: all pass\./);
    run(shop, "npm", "run", "types");
    run(shop, "npm", "run", "build");
    expect(existsSync(join(shop, "dist/index.html"))).toBe(true);
  });

  it("has modules for a bundler that knows the doors of the package alone, with all styles beside them", () => {
    run(app.folder, "npx", "layar", "build", "--root", "shop", "--out", "built");
    app.write("app.ts", 'import { screens } from "./built/screens.js";\nexport const shown = screens["bikes-list"];\n');
    run(app.folder, "npx", "tsc", "--noEmit", "--strict", "--target", "es2022", "--moduleResolution", "bundler", "app.ts");
    app.write("app.js", 'import "./built/screens.css";\nexport { shown } from "./app.ts";\n');
    run(app.folder, "npx", "esbuild", "app.js", "--bundle", "--splitting", "--format=esm", "--outdir=bundled", "--log-level=error");
    expect(readFileSync(join(app.folder, "bundled/app.js"), "utf8")).toContain('"bikes-list"');
    const styles = readFileSync(join(app.folder, "bundled/app.css"), "utf8");
    // The root's own, those that widgets share, and those of one widget.
    for (const own of [/\.layar \{/, /\.ly-btn \{/, /\._root_\w+ \{/]) expect(styles).toMatch(own);
  });

  it("begins with `npm create layar`, too", () => {
    const created = findCreate(tarball);
    expect([...listPacked(created).keys()].sort()).toEqual(["index.js", "package.json"]);
    const bare = installApp(tarball, ofReact);
    run(bare.folder, "tar", "-xzf", created, "--one-top-level=node_modules/create-layar", "--strip-components=1");
    expect(run(bare.folder, "node", "node_modules/create-layar/index.js", "shop")).toContain("cd shop");
    expect(run(bare.folder, "npx", "layar", "check", "--root", "shop")).toMatch(/^No problems in \d+ files\.\n$/);
    bare.remove();
  });

  it("needs no Vite to begin, and says where it does", () => {
    const bare = installApp(tarball, ofReact);
    expect(run(bare.folder, "npx", "layar", "new", "project", "shop")).toContain("npm start");
    expect(() => run(bare.folder, "npx", "layar", "dev", "--root", "shop")).toThrow("This needs Vite: `npm install --save-dev vite`.");
    bare.remove();
  });
});

const asked = `
import { startLanguageServer } from "layar/language-server/worker";
import files from "./files.json" with { type: "json" };

const { port1, port2 } = new MessageChannel();
const server = startLanguageServer({ port: port2, files });
const uri = "file:///screens/books/search/screen.json";
const ask = (id, method, params) =>
  new Promise((resolve) => {
    port1.onmessage = ({ data }) => data.id === id && resolve(data.result);
    port1.postMessage({ jsonrpc: "2.0", id, method, params });
  });
await ask(1, "initialize", { processId: null, rootUri: null, capabilities: {} });
server.setFiles({ ...files, "screens/books/search/screen.json": files["screens/books/search/screen.json"].replace('"id": "query"', '"id": "words"') });
const found = await ask(2, "textDocument/documentSymbol", { textDocument: { uri } });
console.log(JSON.stringify(found));
port1.close();
server.stop();
`;

describe("a page with a language server in its worker", () => {
  it("gives it the files, and no disk", () => {
    const app = installApp(tarball, ofReact);
    app.write("files.json", JSON.stringify(Object.fromEntries(readProjectFiles(library).map(({ path, text }) => [path, text]))));
    app.write("ask.mjs", asked);
    expect(run(app.folder, "node", "--disallow-code-generation-from-strings", "ask.mjs")).toContain('"name":"words"');
    app.remove();
  });
});

const [, receiver = ""] = /```js\n([\s\S]*?)```/.exec(readFileSync("docs/operating.md", "utf8")) ?? [];
const asksReceiver = `
const reports = [{ what: "page-load", screen: "", detail: {} }];
const body = JSON.stringify({ version: 1, release: "abcdefghijkl", market: "berlin", language: "", reports });
await fetch("http://127.0.0.1:8080", { method: "POST", headers: { "content-type": "application/json" }, body });
const given = await fetch("http://127.0.0.1:9464");
console.log(given.headers.get("content-type"), await given.text());
process.exit();
`;

describe("a server of somebody else", () => {
  it("receives what pages report", async () => {
    const app = installApp(tarball, ofReact);
    const ports = await Promise.all([findFreePort(), findFreePort()]);
    const script = (receiver + asksReceiver).replaceAll("8080", String(ports[0])).replaceAll("9464", String(ports[1]));
    app.write("current.json", '{ "live": "abcdefghijkl", "next": null }');
    app.write("receive.mjs", script.replace("/srv/layar/current.json", "current.json"));
    const counted = 'layar_reports_total{release="abcdefghijkl",screen="none",market="berlin",what="page-load"} 1';
    const given = run(app.folder, "node", "receive.mjs");
    expect(given).toMatch(/^text\/plain; version=0\.0\.4 /);
    expect(given).toContain(counted);
    app.remove();
  });
});
