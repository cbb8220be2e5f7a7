/** Opens built pages over HTTP with a slow processor: when something is there to see, when the content is, and what was fetched for it. */
import { gzipSync } from "node:zlib";
import type { Browser } from "playwright";
import { bundledSize } from "../sizes/bundled-size.ts";
import type { ScreenName } from "./page/subject.ts";
import { openPage } from "./pages.ts";
import { checkout } from "./project.ts";
import type { Recorder } from "./record.ts";
import type { SubjectName } from "./subjects.ts";

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

interface Place {
  /** Follows the name of what is measured there. */
  readonly suffix: string;
  /** How much slower than this machine the processor is. */
  readonly slowness: number;
  /** Milliseconds there and back, and bytes a second towards the phone; the machine's own where it is left out. */
  readonly network?: { readonly latency: number; readonly downloadThroughput: number };
}

const places: readonly Place[] = [
  { suffix: "", slowness: 4 },
  { suffix: ", far", slowness: 4, network: { latency: 150, downloadThroughput: 200_000 } },
  { suffix: ", slow phone", slowness: 6, network: { latency: 400, downloadThroughput: 50_000 } },
];

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
async function visitPage(browser: Browser, url: string, { count, selector }: Expected, { network, slowness }: Place) {
  const { context, page, devtools } = await openPage(browser);
  await page.goto(new URL("/logo.png", url).href);
  const bodies: Promise<{ readonly kind: string; readonly bytes: number; readonly url: string }>[] = [];
  page.on("response", (response) => {
    const kind = response.request().resourceType();
    const from = response.url();
    if (kind === "script" || kind === "stylesheet")
      bodies.push(response.body().then((body) => ({ kind, bytes: gzipSync(body).length, url: from })));
    // The app's pages have their styles in them.
    if (kind === "document") bodies.push(response.text().then((html) => ({ kind: "stylesheet", bytes: styleBytes(html), url: from })));
  });
  if (network) {
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      uploadThroughput: network.downloadThroughput / 2,
      ...network,
    });
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
  // What comes when the page is idle is part of all that it loads.
  await page.waitForLoadState("networkidle");
  const ends = new Map(
    await page.evaluate(() =>
      performance.getEntriesByType("resource").map((entry) => [entry.name, entry.startTime + entry.duration] as const),
    ),
  );
  const fetched = await Promise.all(bodies);
  await context.close();
  const sum = (kind: string, latest = Number.POSITIVE_INFINITY): number =>
    fetched.reduce((total, file) => total + (file.kind === kind && (ends.get(file.url) ?? 0) <= latest ? file.bytes : 0), 0);
  return { paintMs, contentMs, script: sum("script"), before: sum("script", contentMs), style: sum("stylesheet") };
}

/** One round: each screen of each page, fetched again; every other round the other way round. */
export async function paintRound(browser: Browser, pages: readonly Paged[], round: number, recorder: Recorder): Promise<void> {
  reactSize ??= bundledSize(checkout, "react-dom/client");
  const reactBytes = await reactSize;
  for (const content of contents) {
    const { screen, count } = content;
    for (const { name, urlOf } of round % 2 ? [...pages].reverse() : pages) {
      for (const place of places) {
        const { paintMs, contentMs, script, before, style } = await visitPage(browser, urlOf(screen), content, place);
        const aboveReact = name === "dom" || name === "preact" ? {} : { "above React": script - reactBytes };
        const times = { [`first paint${place.suffix}`]: paintMs, [`content${place.suffix}`]: contentMs };
        // The same bytes come wherever it is.
        const samples = place.network ? times : { ...times, script, style, "before content": before, ...aboveReact };
        for (const [metric, sample] of Object.entries(samples)) recorder.add({ screen, count, name: metric }, name, sample);
      }
    }
  }
}
