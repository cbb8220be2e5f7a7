/** Opens built pages over HTTP with a slow processor: when something is there to see, when the content is, and what was fetched for it. */
import { gzipSync } from "node:zlib";
import type { Browser } from "playwright";
import { bundledSize } from "../sizes/bundled-size.ts";
import type { ScreenName } from "./page/subject.ts";
import { openPage } from "./pages.ts";
import { checkout } from "./project.ts";
import type { Recorder } from "./record.ts";
import type { SubjectName } from "./subjects.ts";

/** How much slower than this machine; a cheap phone against a workbench. */
const slowness = 4;

interface Expected {
  readonly screen: ScreenName;
  readonly count: number;
  readonly selector: string;
}

const contents: readonly Expected[] = [
  { screen: "cards", count: 20, selector: "article" },
  { screen: "periods", count: 12, selector: "input[type=checkbox]" },
  // The field needs no response and is shown before it; the types arrive with it.
  { screen: "form", count: 2, selector: ".ly-tag" },
];

/** A far mast: 150 ms there and back, 1.6 Mbit/s towards the phone. Without it, only the processor is slow. */
const farNetwork = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

export interface Paged {
  readonly name: SubjectName;
  urlOf(screen: ScreenName): string;
}

/** Gzipped bytes of React by itself, as every page that is made with it has to load. */
let reactSize: Promise<number> | undefined;

/** Gzipped bytes of the style sheet that stands in a page. */
function styleBytes(html: string): number {
  const text = /<style[^>]*>([^<]*)/.exec(html)?.[1];
  return text === undefined ? 0 : gzipSync(text).length;
}

/** The process is there before the visit, as a web view's is: its start is no part of the page. */
async function visitPage(browser: Browser, url: string, { count, selector }: Expected, isFar: boolean) {
  const { context, page, devtools } = await openPage(browser);
  await page.goto(new URL("/logo.png", url).href);
  const bodies: Promise<{ readonly kind: string; readonly bytes: number }>[] = [];
  page.on("response", (response) => {
    const kind = response.request().resourceType();
    if (kind === "script" || kind === "stylesheet") bodies.push(response.body().then((body) => ({ kind, bytes: gzipSync(body).length })));
    // The app's pages have their styles in them.
    if (kind === "document") bodies.push(response.text().then((html) => ({ kind: "stylesheet", bytes: styleBytes(html) })));
  });
  if (isFar) {
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", farNetwork);
  }
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowness });
  await page.goto(url, { waitUntil: "commit" });
  const found = await page.waitForFunction(({ wanted, least }) => document.querySelectorAll(wanted).length >= least && performance.now(), {
    wanted: selector,
    least: count,
  });
  const contentMs = Number(await found.jsonValue());
  const painted = await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime);
  const paintMs = Number(await painted.jsonValue());
  const fetched = await Promise.all(bodies);
  const sum = (kind: string): number => fetched.reduce((total, file) => total + (file.kind === kind ? file.bytes : 0), 0);
  await context.close();
  return { paintMs, contentMs, script: sum("script"), style: sum("stylesheet") };
}

/** One round: each screen of each page, fetched again; every other round the other way round. */
export async function paintRound(browser: Browser, pages: readonly Paged[], round: number, recorder: Recorder): Promise<void> {
  reactSize ??= bundledSize(checkout, "react-dom/client");
  const reactBytes = await reactSize;
  for (const content of contents) {
    const { screen, count } = content;
    for (const { name, urlOf } of round % 2 ? [...pages].reverse() : pages) {
      const near = await visitPage(browser, urlOf(screen), content, false);
      const far = await visitPage(browser, urlOf(screen), content, true);
      const samples = {
        "first paint": near.paintMs,
        content: near.contentMs,
        "first paint, far": far.paintMs,
        "content, far": far.contentMs,
        script: near.script,
        style: near.style,
        // Plain DOM has no React to be above.
        ...(name !== "dom" && { "above React": near.script - reactBytes }),
      };
      for (const [metric, sample] of Object.entries(samples)) recorder.add({ screen, count, name: metric }, name, sample);
    }
  }
}
