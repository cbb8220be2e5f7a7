/** Apps of somebody else that show the library's screens. */
import { join } from "node:path";
import { type RunningServer, startServer, watchMockProject } from "../../../src/authoring/mock/server/index.ts";
import { apiHeaders } from "../../../src/authoring/vite/index.ts";
import { launchBrowser, leave } from "../browser/browser.ts";

export const library = join(process.cwd(), "tests/projects/library");

/** Serves what such an app was built to, with the mock of the library or of another project. */
export function serveHost(dist: string, root = library, headers = apiHeaders): Promise<RunningServer> {
  const readProject = watchMockProject(root);
  return startServer({ dist, port: 0, headersFor: () => ({}), apiHeaders: headers, readProject, log: () => undefined });
}

/** Waits for the books on the page of an app, and for what else is named. Gives what the page complained of. */
export async function seeBooks({ origin }: RunningServer, ...others: readonly string[]): Promise<string[]> {
  const browser = await launchBrowser();
  const context = await browser.newContext();
  const shown = await context.newPage();
  const errors: string[] = [];
  shown.on("pageerror", (error) => errors.push(String(error)));
  shown.on("console", (message) => ["error", "warning"].includes(message.type()) && errors.push(message.text()));
  await shown.goto(`${origin}/`);
  const books = "[data-screen=books-search][data-state=ready] [data-widget=book-card]";
  for (const wanted of [books, ...others]) await shown.locator(wanted).first().waitFor();
  await leave(context);
  await browser.close();
  return errors;
}
