/** How long an author waits: for the checker from a cold start, and for a changed definition to be on the screen. */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import type { Browser } from "playwright";
import { createServer, type Plugin } from "vite";
import { layar } from "../../src/authoring/vite/index.ts";
import { median } from "./page/median.ts";
import { type BenchProject, checkout } from "./project.ts";
import { answerOf } from "./server.ts";

/** Of `npm run screens -- check`, without npm's own start. */
export function timeCheck(rounds: number): number {
  const { scripts } = JSON.parse(readFileSync(join(checkout, "package.json"), "utf8"));
  const [, ...command] = `${scripts.screens} check`.split(" ");
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    const { status, stderr } = spawnSync(process.execPath, command, { cwd: checkout, encoding: "utf8" });
    if (status === 2) throw new Error(`The checker could not run: ${stderr}`);
    return performance.now() - start;
  });
  return median(times);
}

const answering: Plugin = {
  name: "bench:answers",
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const answer = answerOf(request);
      if (answer === undefined) next();
      else response.setHeader("Content-Type", "application/json").end(answer);
    });
  },
};

/** From writing a definition to its new words on the page. */
export async function timeReload(browser: Browser, project: BenchProject, rounds: number): Promise<number> {
  const server = await createServer({
    configFile: false,
    root: join(checkout, "src/browser/app"),
    cacheDir: join(project.root, "vite"),
    logLevel: "error",
    publicDir: false,
    server: { port: 0, host: "127.0.0.1", fs: { allow: [checkout, project.root] } },
    plugins: [react(), layar({ root: project.root, pages: true }), answering],
  });
  const page = await browser.newPage();
  try {
    await server.listen();
    const origin = server.resolvedUrls?.local[0] ?? "";
    await page.goto(`${origin}bench/periods`);
    await page.getByText("Bayar semua").waitFor();
    return await timeEdits(project.definitionOf("periods"), rounds, (words) => page.getByText(words).waitFor());
  } finally {
    await page.close();
    await server.close();
  }
}

async function timeEdits(file: string, rounds: number, waitFor: (words: string) => Promise<void>): Promise<number> {
  const original = readFileSync(file, "utf8");
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const words = `Bayar ke-${round}`;
    const start = performance.now();
    writeFileSync(file, original.replace("Bayar semua", words));
    await waitFor(words);
    times.push(performance.now() - start);
  }
  writeFileSync(file, original);
  return median(times);
}
