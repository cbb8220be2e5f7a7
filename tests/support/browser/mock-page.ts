/** A page that has no server of its own: the mock server responds inside it. Built and opened by `mock-in-page.test.ts`. */
import { createBrowserMock } from "../../../src/authoring/mock/server/browser.ts";
import type { MockProject } from "../../../src/authoring/mock/server/index.ts";

const project: MockProject = await (await fetch("/project.json")).json();
const { worker } = createBrowserMock(project, (line) => console.error(line));
await worker.start({ quiet: true, onUnhandledRequest: "bypass" });
/** The data of a response. */
async function ask(
  path: string,
  headers: { readonly [name: string]: string },
  body: string,
): Promise<{ readonly [name: string]: readonly { title?: string }[] }> {
  const answer = await fetch(path, { method: "POST", headers: { "X-Requested-With": "XMLHttpRequest", ...headers }, body });
  return (await answer.json()).data;
}

const { tabs } = await ask("/user-problem/problem-list?market=1", { spits: "", beech: "", "Content-Type": "application/json" }, "{}");
const { bankCards } = await ask(
  "/api/v1/youmi/youmi-api/service/loan/repayment-way?market=1&orderId=L2001",
  { swift: "", eyes: "", "Content-Type": "application/x-www-form-urlencoded" },
  "",
);
document.title = `${tabs?.[0]?.title}, ${bankCards?.length} cards`;
