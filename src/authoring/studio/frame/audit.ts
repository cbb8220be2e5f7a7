/** Looks for what would trouble somebody who uses a screen reader, a keyboard or large type. Loaded when it is asked for. */
import axe, { type NodeResult } from "axe-core";
import type { Finding, FindingElement } from "../protocol/preview.ts";

/** A widget by itself is no page. */
export const pageRules = [
  "region",
  "page-has-heading-one",
  "heading-order",
  "landmark-main-is-top-level",
  "landmark-no-duplicate-main",
  "landmark-one-main",
  "landmark-unique",
  "bypass",
];

export async function audit(isWidget: boolean): Promise<readonly Finding[]> {
  const rules = isWidget ? Object.fromEntries(pageRules.map((rule) => [rule, { enabled: false }])) : {};
  const { violations } = await axe.run(document, { rules, resultTypes: ["violations"] });
  return violations.map(({ id, help, impact, nodes }) => ({ rule: id, help, impact: impact ?? "minor", elements: nodes.map(showElement) }));
}

function showElement({ html, target, any, all, none }: NodeResult): FindingElement {
  const selector = target.map(String).join(" ");
  const node = document.querySelector(selector)?.closest<HTMLElement>("[data-node]")?.dataset["node"] ?? "";
  return { selector, html, node, advice: [...new Set([...any, ...all, ...none].map(({ message }) => message))] };
}
