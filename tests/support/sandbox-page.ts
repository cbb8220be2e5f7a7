/** A page that has no server of its own: the sandbox answers inside it. Built and opened by `sandbox-in-page.test.ts`. */
import { createBrowserSandbox } from "../../src/authoring/mock-server/browser.ts";
import type { SandboxProject } from "../../src/authoring/mock-server/index.ts";

const project: SandboxProject = await (await fetch("/project.json")).json();
const { worker } = createBrowserSandbox(project, (line) => console.error(line));
await worker.start({ quiet: true, onUnhandledRequest: "bypass" });
const answer = await fetch("/user-problem/problem-list?market=1", {
  method: "POST",
  headers: { "X-Requested-With": "XMLHttpRequest", spits: "", beech: "", "Content-Type": "application/json" },
  body: "{}",
});
document.title = (await answer.json()).data.tabs[0].title;
