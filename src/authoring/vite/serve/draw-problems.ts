/** How problems of definitions are drawn in the page of a developer. */
import type { ShownConsequence, ShownPlace, ShownProblem } from "./problem-events.ts";

type Part = string | Node;

export function element(tag: string, className: string, ...parts: readonly Part[]): HTMLElement {
  const made = document.createElement(tag);
  if (className !== "") made.className = className;
  made.append(...parts);
  return made;
}

/** Opens the place in the editor of who started the server. */
function placeLink(root: string, { file, line, column }: ShownPlace): HTMLElement {
  const place = `${file}:${line}:${column}`;
  const link = element("button", "place", place);
  link.addEventListener("click", () => void fetch(`/__open-in-editor?file=${encodeURIComponent(`${root}/${place}`)}`));
  return link;
}

export function drawProblem(root: string, problem: ShownProblem): HTMLElement {
  const { check, message, frame, help, fix, related, variants, consequences } = problem;
  return element(
    "li",
    "",
    element("p", "where", placeLink(root, problem), ` ${check}`, ...(variants.length > 0 ? [` in ${variants.join(", ")}`] : [])),
    element("p", "message", message),
    ...(frame === "" ? [] : [element("pre", "", frame)]),
    ...(help === undefined ? [] : [element("p", "", help)]),
    ...(fix === undefined
      ? []
      : [element("p", "fix", `${fix.title}: `, element("code", "", fix.from), " → ", element("code", "", fix.to))]),
    ...related.map((place) => element("p", "", "See ", placeLink(root, place))),
    ...(consequences.length === 0 ? [] : [drawConsequences(root, consequences)]),
  );
}

function drawConsequences(root: string, consequences: readonly ShownConsequence[]): HTMLElement {
  const number = consequences.length === 1 ? "1 consequence" : `${consequences.length} consequences`;
  const lines = consequences.map((one) => element("p", "", placeLink(root, one), ` ${one.message}`));
  return element("details", "more", element("summary", "", `And ${number}`), ...lines);
}
