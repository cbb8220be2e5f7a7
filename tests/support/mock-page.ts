/** A page that has no server of its own: the mock server responds inside it. Built and opened by `mock-in-page.test.ts`. */
import { createBrowserMock } from "../../src/authoring/mock-server/browser.ts";
import type { MockProject } from "../../src/authoring/mock-server/index.ts";

const project: MockProject = await (await fetch("/project.json")).json();
const { worker } = createBrowserMock(project, (line) => console.error(line));
await worker.start({ quiet: true, onUnhandledRequest: "bypass" });
const answer = await fetch("/user-problem/problem-list?market=1", {
  method: "POST",
  headers: { "X-Requested-With": "XMLHttpRequest", spits: "", beech: "", "Content-Type": "application/json" },
  body: "{}",
});
document.title = (await answer.json()).data.tabs[0].title;
