/** Shows the problems of the definitions in the page of a developer. No part of a build. */
import { drawProblem, element } from "./draw-problems.ts";
import { askEvent, type ProblemList, problemsEvent } from "./problem-events.ts";
import { viewStyle } from "./problem-view-style.ts";

let list: ProblemList | undefined;

const host = document.createElement("layar-problems");
const shadow = host.attachShadow({ mode: "open" });
/** Of the screens that are shown as they last were without problems. */
const dimming = document.createElement("style");

/** What the problems mean for the screen that is open. */
function judge({ stale, missing, unknownAddress }: ProblemList): {
  readonly text: string;
  readonly covers: boolean;
  readonly concerns: boolean;
} {
  const screen = document.querySelector<HTMLElement>("[data-screen]:not([data-left])")?.dataset["screen"];
  if (screen !== undefined && stale.includes(screen))
    return { text: `The page shows \`${screen}\` as it last was without problems.`, covers: false, concerns: true };
  // The page that says that there is none has no name.
  if (missing.length > 0 && (!screen || screen === unknownAddress))
    return { text: `Not shown before their problems are solved: ${missing.join(", ")}.`, covers: true, concerns: true };
  return { text: "None of them concerns this screen.", covers: false, concerns: false };
}

function draw(): void {
  const { root, problems } = list ?? { root: "", problems: [] };
  dimming.textContent = (list?.stale ?? []).map((id) => `[data-screen="${id}"] { opacity: 0.5; filter: grayscale(1); }`).join("\n");
  if (list === undefined || problems.length === 0) {
    host.remove();
    return;
  }
  const { text, covers, concerns } = judge(list);
  const box = document.createElement("details");
  box.open = concerns;
  box.className = covers ? "covers" : "";
  box.append(
    element("summary", "", `${problems.length} problem${problems.length === 1 ? "" : "s"}. ${text}`),
    element("ol", "", ...problems.map((problem) => drawProblem(root, problem))),
  );
  shadow.replaceChildren(element("style", "", viewStyle), box);
  if (!host.isConnected) document.body.append(host);
}

/** Another screen may be one that no problem concerns. */
function watchScreen(): void {
  const root = document.getElementById("root");
  let known: string | undefined;
  const look = (): void => {
    const now = document.querySelector<HTMLElement>("[data-screen]:not([data-left])")?.dataset["screen"];
    if (now !== known) draw();
    known = now;
  };
  if (root) new MutationObserver(look).observe(root, { childList: true, subtree: true, attributeFilter: ["data-screen", "data-left"] });
}

document.head.append(dimming);
watchScreen();
if (import.meta.hot) {
  import.meta.hot.on(problemsEvent, (sent: ProblemList) => {
    list = sent;
    draw();
  });
  import.meta.hot.send(askEvent);
}
