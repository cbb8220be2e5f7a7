/** Shows what is wrong with a screen of a host in its place. Only the module that a development server gives the host imports it. */
import { drawProblem, element } from "./draw-problems.ts";
import { askEvent, type ProblemList, problemsEvent } from "./problem-events.ts";
import { viewStyle } from "./problem-view-style.ts";

/** The name of the element; its attribute `screen` has the id. */
export const problemsElement = "layar-screen-problems";

const placed = `${viewStyle}
:host { display: block; }
details { position: static; max-height: none; border-top: 0; border-inline-start: 4px solid #ff6b57; }
`;

let list: ProblemList | undefined;

/** Takes what the server has found, and says it wherever it is of a screen. */
export function takeProblems(sent: ProblemList): void {
  list = sent;
  drawAll();
}

const shown = new Set<{ readonly host: HTMLElement; readonly shadow: ShadowRoot }>();

/** Of a screen that stands in the page more than once, the first says it. */
function drawAll(): void {
  const said = new Set<string>();
  for (const { host, shadow } of shown) {
    const screen = host.getAttribute("screen") ?? "";
    const box = said.has(screen) ? undefined : drawBox(screen);
    said.add(screen);
    // The element itself has no other attribute than a server has written.
    shadow.replaceChildren(element("style", "", box ? placed : ":host { display: none; }"), ...(box ? [box] : []));
  }
}

function drawBox(screen: string): HTMLElement | undefined {
  const { root, problems, stale, missing } = list ?? { root: "", problems: [], stale: [], missing: [] };
  const isMissing = missing.includes(screen);
  if (!isMissing && !stale.includes(screen)) return undefined;
  const own = problems.filter((problem) => problem.screen === screen);
  // What all screens depend on may be the reason.
  const concerning = own.length > 0 ? own : problems;
  const text = isMissing
    ? `\`${screen}\` is not shown before its problems are solved.`
    : `\`${screen}\` is shown as it last was without problems.`;
  const box = document.createElement("details");
  box.open = true;
  box.append(element("summary", "", text), element("ol", "", ...concerning.map((problem) => drawProblem(root, problem))));
  return box;
}

/** On a server there are no elements. */
function define(): void {
  customElements.define(
    problemsElement,
    class extends HTMLElement {
      readonly #place = { host: this, shadow: this.attachShadow({ mode: "open" }) };

      connectedCallback(): void {
        shown.add(this.#place);
        drawAll();
      }

      disconnectedCallback(): void {
        shown.delete(this.#place);
        drawAll();
      }
    },
  );
}

if (typeof customElements !== "undefined" && !customElements.get(problemsElement)) define();
if (import.meta.hot) {
  import.meta.hot.on(problemsEvent, takeProblems);
  import.meta.hot.send(askEvent);
}
