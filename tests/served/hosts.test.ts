// The package where there is no Vite: Node, a bundle of Rollup or esbuild, a server that streams pages.
import { cpSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { rollup } from "rollup";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readProjectFiles } from "../../src/authoring/vite/index.ts";
import { type App, installApp, ofReact, pack, run } from "../support/project/install.ts";
import { library, seeBooks, serveHost } from "../support/project/library-host.ts";

const doors = ["layar", "layar/check", "layar/compile", "layar/testing", "layar/widget-kit"];

/** To the search, below its heading: it is there while the screen loads, and its address is the page's own. */
function addLink(path: string, text: string): string {
  if (path !== "screens/books/search/screen.json") return text;
  const screen = JSON.parse(text);
  const [header, ...others] = screen.body;
  const link = { widget: "link", id: "fines", props: { label: "{texts.title}" }, on: { tap: { do: "go", screen: "member-fines" } } };
  return JSON.stringify({ ...screen, body: [header, link, ...others] });
}

let app: App;
beforeAll(async () => {
  app = installApp(await pack(), [...ofReact, "esbuild"]);
  cpSync(library, join(app.folder, "layar"), { recursive: true });
  app.write("files.json", JSON.stringify(readProjectFiles(library).map(({ path, text }) => ({ path, text: addLink(path, text) }))));
  app.write("doors.js", doors.map((door) => `export * from "${door}";\n`).join(""));
});
afterAll(() => app.remove());

const read = (path: string): string => readFileSync(join(app.folder, path), "utf8");

function bundle(entry: string, ...options: readonly string[]): void {
  run(app.folder, "npx", "esbuild", entry, "--bundle", "--format=esm", "--jsx=automatic", "--log-level=error", ...options);
}

describe("the doors", () => {
  it.each(["default", "development"])("are opened by Node under the condition `%s`", (condition) => {
    const script = `const { Screen, compileScreen, renderScreen, Icon } = await import("./doors.js");
      console.log([Screen, compileScreen, renderScreen, Icon].map((one) => typeof one).join());`;
    expect(run(app.folder, "node", `--conditions=${condition}`, "--input-type=module", "--eval", script)).toBe(
      "function,function,function,function\n",
    );
  });

  it("come into a bundle of Rollup that knows packages as Node does, with nothing of another bundler in them", async () => {
    const built = await rollup({
      input: join(app.folder, "doors.js"),
      external: /^(?:react|zustand)/,
      onwarn: (warning) => {
        throw new Error(warning.message);
      },
      plugins: [{ name: "node", resolveId: (id, importer) => (importer ? createRequire(pathToFileURL(importer)).resolve(id) : undefined) }],
    });
    const { output } = await built.write({ dir: join(app.folder, "rolled"), entryFileNames: "[name].mjs", chunkFileNames: "[name].mjs" });
    for (const file of output) expect("code" in file && /import\.meta|virtual:/.exec(file.code)).toBeNull();
    run(app.folder, "node", "rolled/doors.mjs");
  });

  it("have what is for developers in a bundle for development alone", () => {
    bundle("doors.js", "--outfile=shipped.js");
    bundle("doors.js", "--outfile=developed.js", "--conditions=development");
    for (const forDevelopers of [/isDeveloping = true/, /needs the parameter/])
      expect(["shipped.js", "developed.js"].map((file) => forDevelopers.test(read(file)))).toEqual([false, true]);
  });
});

/** Parts of the engine that a screen has or has not: its own code imports them. */
const ofSome =
  /(?:features|steps\.gen|commits|idempotency|following|dialogs|drafts|timers|amounts|cookies|transport|write-request|each-view|rows|loads?|computed-values|toaster|toast-view|place-toast|failed-state|slow-loading|skeleton|\/checks)\.js$/;

interface Metafile {
  readonly outputs: { readonly [file: string]: { readonly inputs: { readonly [path: string]: { readonly bytesInOutput: number } } } };
}

describe("<Screen>", () => {
  it("comes with nothing that only some screens need, and weighs at most 12 KB above React", () => {
    app.write("screen.js", 'export { LayarProvider, Screen } from "layar";');
    bundle("screen.js", "--outfile=screen.min.js", "--metafile=screen.json", "--minify", "--external:react", "--external:react/*");
    const { outputs }: Metafile = JSON.parse(read("screen.json"));
    const inputs = outputs["screen.min.js"]?.inputs ?? {};
    const used = Object.keys(inputs).filter((path) => (inputs[path]?.bytesInOutput ?? 0) > 0);
    expect(used.length).toBeGreaterThan(30);
    expect(used.filter((path) => ofSome.test(path) && !path.endsWith("embed/transport.js"))).toEqual([]);
    expect(gzipSync(read("screen.min.js"), { level: 9 }).length).toBeLessThanOrEqual(12 * 1024);
  });
});

/** What a page of a framework is: written on the server as it comes, and taken over in the browser. `Books` comes late in both. */
const page = `
import { lazy, Suspense } from "react";
const Books = lazy(() => import("./books.tsx"));
export const Page = () => (
  <html lang="en">
    <head><title>City</title><link rel="stylesheet" href="/client.css" /></head>
    <body><h1>City</h1><Suspense fallback="…"><Books /></Suspense></body>
  </html>
);
`;
const books = `
import { httpTransport, LayarProvider, Screen } from "layar";
import { compileScreen } from "layar/compile";
import files from "./files.json";
import * as ofEngine from "layar/widgets";
import * as ofLibrary from "./layar/widgets/index.ts";

const widgets = { ...ofEngine, ...ofLibrary };
const transport = httpTransport({ token: () => "T" });
const [search, fines] = ["books-search", "member-fines"].map((screen) => compileScreen(files, { screen, market: "utrecht" }));
export default function Books() {
  return (
    <LayarProvider market="utrecht" widgets={widgets} transport={transport} navigate={() => {}}>
      <Screen screen={search} />
      <Screen screen={fines} />
    </LayarProvider>
  );
}
`;
const server = `
import { renderToPipeableStream } from "react-dom/server";
import { Page } from "./page.tsx";
const { pipe } = renderToPipeableStream(<Page />, {
  bootstrapModules: ["/client.js"],
  onShellReady: () => pipe(process.stdout),
  onError(error) { console.error(error); process.exitCode = 1; },
});
`;
const client = `
import { hydrateRoot } from "react-dom/client";
import "layar/styles.css";
import "layar/widgets.css";
import { Page } from "./page.tsx";
hydrateRoot(document, <Page />, { onRecoverableError: (error) => console.error(error) });
`;

describe("a page that a server streams", () => {
  beforeAll(() => {
    app.write("page.tsx", page);
    app.write("books.tsx", books);
    app.write("server.tsx", server);
    app.write("client.tsx", client);
    bundle("server.tsx", "--platform=node", "--packages=external", "--outfile=server.mjs");
    app.write("dist/index.html", run(app.folder, "node", "--disallow-code-generation-from-strings", "server.mjs"));
  });

  it("has its screens as they load", () => {
    expect(read("dist/index.html")).toMatch(/<section class="layar" data-screen="books-search" data-market="utrecht" data-state="loading"/);
    // Whether the device stores things no server knows.
    expect(read("dist/index.html")).not.toContain('data-node="stay-here"');
    // A server knows no origin, so that addresses come with React.
    expect(read("dist/index.html")).toMatch(/<button [^>]*data-node="fines"/);
  });

  it.each([
    { mode: "development", options: ["--conditions=development"] },
    { mode: "production", options: ["--minify"] },
  ])("comes alive without a word of React, in $mode", async ({ mode, options }) => {
    bundle("client.tsx", "--outdir=dist", `--define:process.env.NODE_ENV="${mode}"`, ...options);
    const host = await serveHost(join(app.folder, "dist"));
    expect(await seeBooks(host, "a[data-node=fines][href$='/fines']")).toEqual([]);
    await host.close();
  });

  it("runs under a policy that forbids code of strings", async () => {
    const policy = `<meta http-equiv="Content-Security-Policy" content="script-src 'self'" />`;
    app.write(
      "strict/index.html",
      `<!doctype html>${policy}<link rel="stylesheet" href="/main.css" /><div id="app"></div><script type="module" src="/main.js"></script>`,
    );
    app.write(
      "main.tsx",
      `import { createRoot } from "react-dom/client";\nimport "layar/styles.css";\nimport Books from "./books.tsx";\ncreateRoot(document.getElementById("app")!).render(<Books />);`,
    );
    bundle("main.tsx", "--outdir=strict", "--minify", '--define:process.env.NODE_ENV="production"');
    const host = await serveHost(join(app.folder, "strict"));
    expect(await seeBooks(host)).toEqual([]);
    await host.close();
  });
});
