/** One opening of a build by a visitor who was never there: a browser context with a stopped clock, and notes of all that leaves the page. */
import type { BrowserContext, Page, Request } from "playwright";
import type { ScenarioAnswer } from "../../src/core/format/index.ts";
import { photo } from "../../tests/support/browser/photo.ts";
import type { PlayContext } from "./play.ts";
import type { Control } from "./probe/controls.ts";
import { describeRequest, isCall } from "./request.ts";
import type { Situation } from "./situations.ts";

const start = Date.parse("2025-03-14T09:30:00Z");
const patienceMs = 30_000;
const scriptFrames = 5;

type DriverOptions = Pick<PlayContext, "browser" | "origin" | "probe"> & Pick<Situation, "answers">;

export class PageDriver {
  readonly page: Page;
  readonly #context: BrowserContext;
  /** Paths whose responses never come. */
  readonly #held: readonly string[];
  readonly #answers: Situation["answers"];
  readonly #counts = new Map<string, number>();
  readonly #running = new Set<Request>();
  readonly #unanswered = new Set<Request>();
  #hasNewScript = false;
  #wake = (): void => {};
  readonly #notes: string[] = [];
  #calls = new Set<string>();

  private constructor(context: BrowserContext, page: Page, { answers }: DriverOptions) {
    this.#context = context;
    this.page = page;
    this.#answers = answers;
    this.#held = Object.keys(answers).filter((path) => isHeld(answers[path]));
  }

  static async begin(options: DriverOptions): Promise<PageDriver> {
    const context = await options.browser.newContext({
      baseURL: options.origin,
      viewport: { width: 390, height: 844 },
      serviceWorkers: "block",
      reducedMotion: "reduce",
      hasTouch: true,
      permissions: ["geolocation"],
      geolocation: { latitude: 12.97, longitude: 77.59 },
    });
    context.setDefaultTimeout(patienceMs);
    const page = await context.newPage();
    const visit = new PageDriver(context, page, options);
    await visit.#listen();
    // Before the clock, because the probe keeps the real one.
    await context.addInitScript(options.probe);
    await context.clock.install({ time: start });
    await context.clock.pauseAt(start + 1000);
    return visit;
  }

  /** Whether a call waits for a response that never comes. */
  get isWaiting(): boolean {
    return this.#unanswered.size > 0;
  }

  /** Starts a scenario for this visitor; the server knows the visitor by a cookie. */
  async startScenario(address: string): Promise<void> {
    await this.#context.request.get(address, { headers: { Accept: "text/html" } });
  }

  /** What left the page since the last time: calls, messages, ways to other pages, errors. */
  takeNotes(): string[] {
    return this.#notes.splice(0);
  }

  /** Paths that were called since the last time. */
  takeCalls(): ReadonlySet<string> {
    const calls = this.#calls;
    this.#calls = new Set();
    return calls;
  }

  /**
   * Waits until nothing is on its way, nothing is being drawn, and nothing more will happen before the clock goes on.
   * With `mayBeQuiet` a page that has not changed since the last time is believed at once.
   */
  async settle(mayBeQuiet = false): Promise<void> {
    for (let frames = mayBeQuiet ? 0 : 2; ; frames = 2) {
      await this.#untilAnswered();
      // The browser has no event for a fetched script having run.
      const isHere = await this.#untilQuiet(this.#hasNewScript ? scriptFrames : frames);
      if (isHere && this.#running.size === 0 && !this.#hasNewScript) return;
    }
  }

  /** Moves the page's clock on in steps, each of which ends when what it caused has happened. */
  async advance(ms: number, steps = 1): Promise<void> {
    for (let step = 0; step < steps; step++) {
      await this.page.clock.runFor(ms / steps);
      await this.settle(true);
    }
  }

  /** False when there is no such control. Writes into a text field, and gives a field for files a photo. */
  async tap({ key, kind, sample }: Control): Promise<boolean> {
    const at = await this.page.evaluate((wanted) => window.buildProbe?.place(wanted), key);
    if (at === undefined) return false;
    const chooser = kind === "file" ? this.page.waitForEvent("filechooser") : undefined;
    await this.page.mouse.click(at.x, at.y);
    await (await chooser)?.setFiles(photo);
    if (kind === "text") {
      await this.page.keyboard.insertText(sample);
      await this.page.keyboard.press("Tab");
    }
    await this.settle();
    return true;
  }

  close(): Promise<void> {
    return this.#context.close();
  }

  async #listen(): Promise<void> {
    const note = (text: string): void => void this.#notes.push(text);
    await this.#context.exposeFunction("tellOutside", (kind: string, text: string) => note(`${kind} ${text}`));
    this.#context.on("request", (request) => this.#noteRequest(request));
    this.#context.on("requestfinished", (request) => this.#noteEnd(request));
    this.#context.on("requestfailed", (request) => this.#noteEnd(request));
    this.#context.on("page", (page) => void page.close());
    this.page.on("popup", (page) => note(`window ${page.url()}`));
    // Listening from the start, because the browser takes its time to know that somebody does.
    this.page.on("filechooser", (chooser) => note(`chooser ${chooser.isMultiple() ? "of files" : "of a file"}`));
    this.page.on("download", (download) => note(`download ${download.url()}`));
    this.page.on("pageerror", (error) => note(`error ${error.message}`));
    this.page.on("dialog", (dialog) => {
      note(`${dialog.type()} ${dialog.message()}`);
      void dialog.accept();
    });
    // Links to telephones and to the app cause no request, so they are recorded where they begin.
    const devtools = await this.#context.newCDPSession(this.page);
    await devtools.send("Page.enable");
    devtools.on("Page.frameRequestedNavigation", ({ url, disposition }) => note(`went ${url} in ${disposition}`));
  }

  #noteRequest(request: Request): void {
    const { pathname } = new URL(request.url());
    if (isCall(request)) {
      this.#notes.push(`sent ${describeRequest(request)}`);
      this.#calls.add(pathname);
    }
    const count = (this.#counts.get(pathname) ?? 0) + 1;
    this.#counts.set(pathname, count);
    const answer = this.#answers[pathname];
    const isUnanswered = isHeld(answer) && count <= (answer?.times ?? count);
    (isUnanswered ? this.#unanswered : this.#running).add(request);
  }

  #noteEnd(request: Request): void {
    this.#running.delete(request);
    if (request.resourceType() === "script") this.#hasNewScript = true;
    this.#unanswered.delete(request);
    if (this.#running.size === 0) this.#wake();
  }

  async #untilAnswered(): Promise<void> {
    while (this.#running.size > 0) await new Promise<void>((resolve) => (this.#wake = resolve));
  }

  /** False when the page was left meanwhile. */
  async #untilQuiet(frames: number): Promise<boolean> {
    this.#hasNewScript = false;
    try {
      await this.page.evaluate(([held, least]) => window.buildProbe?.quiet(held, least), [this.#held, frames] as const);
      return true;
    } catch (fault) {
      if (!/context was destroyed|navigat/i.test(String(fault))) throw fault;
      await this.page.waitForLoadState();
      return false;
    }
  }
}

function isHeld(answer: ScenarioAnswer | undefined): boolean {
  return answer?.fault === "hang" || answer?.fault === "drip";
}
