/** One browser page for each implementation, each in a process of its own. */
import type { Browser, BrowserContext, CDPSession, Page } from "playwright";
import type { Driver } from "./page/driver.ts";
import type { SubjectKind } from "./subjects.ts";

/** `driver` is the code of the measuring script. */
export async function openSubject(browser: Browser, { name, opens }: SubjectKind, { origin, driver }: { origin: string; driver: string }) {
  const { page, devtools } = await openPage(browser);
  page.on("pageerror", (error) => console.error(`${name}: ${error.message}`));
  await page.goto(`${origin}/${opens?.query ?? ""}`);
  await page.waitForFunction(() => window.bench !== undefined);
  await page.addScriptTag({ content: driver });
  // The time domain is not in the types, and is left out of newer descriptions; Chromium takes it.
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  /** Takes what is garbage away, so that nobody pays for another's. */
  const collect = async (): Promise<void> => {
    await devtools.send("HeapProfiler.collectGarbage");
  };
  const cpuMs = async (): Promise<number> => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    return 1000 * (metrics.find((metric) => metric.name === "TaskDuration")?.value ?? Number.NaN);
  };
  return {
    name,
    page,
    /** Calls the measuring script in the page. */
    drive<N extends keyof Driver>(...call: [name: N, ...Parameters<Driver[N]>]): Promise<Awaited<ReturnType<Driver[N]>>> {
      const [fn, ...given]: readonly [keyof Driver, ...unknown[]] = call;
      return page.evaluate(([what, values]) => Reflect.apply(window.driver[what], window.driver, values), [fn, given] as const);
    },
    collect,
    /** What the main thread spends on it, garbage included, as its own clock counts it: other processes are not in it. */
    async measure<T>(run: () => Promise<T>): Promise<{ readonly cpuMs: number; readonly result: T }> {
      const before = await cpuMs();
      const result = await run();
      return { cpuMs: (await cpuMs()) - before, result };
    },
    slowDown: async (rate: number): Promise<void> => {
      await devtools.send("Emulation.setCPUThrottlingRate", { rate });
    },
    /** Nodes of documents that are in use, in the page or not, after collecting. */
    async nodeCount(): Promise<number> {
      await collect();
      return (await devtools.send("Memory.getDOMCounters")).nodes;
    },
    /** Bytes of the JavaScript heap in use after collecting. */
    async heapBytes(): Promise<number> {
      await collect();
      await collect();
      return (await devtools.send("Runtime.getHeapUsage")).usedSize;
    },
  };
}

export type SubjectPage = Awaited<ReturnType<typeof openSubject>>;

/** A phone's page that shares nothing with others. */
export async function openPage(browser: Browser): Promise<{ context: BrowserContext; page: Page; devtools: CDPSession }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  return { context, page, devtools: await context.newCDPSession(page) };
}
