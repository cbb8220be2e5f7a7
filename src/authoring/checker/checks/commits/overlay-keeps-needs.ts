import { listNames } from "../../../../core/format/index.ts";
import { joinPointer } from "../../../../core/json/index.ts";
import { walkNodes } from "../../../compiler/index.ts";
import { projectCheck } from "../../check.ts";
import { atKey } from "../../queries/places.ts";

export const overlayKeepsNeeds = projectCheck({ id: "overlay-keeps-needs", isFixed: true }, ({ screens, overlays }, report) => {
  for (const { file, value } of overlays) {
    const base = screens.get(value.overlay)?.value;
    const nodes = base === undefined ? [] : [...walkNodes(base)];
    for (const [id, patch] of Object.entries(value.nodes ?? {})) {
      const needs = nodes.find(({ node }) => node.id === id)?.node.needs ?? [];
      const given: unknown = patch === null ? undefined : Reflect.get(patch, "needs");
      const lost = given === undefined ? [] : needs.filter((need) => !Array.isArray(given) || !given.includes(need));
      if (lost.length === 0) continue;
      report(atKey(file, joinPointer("/nodes", id, "needs")), {
        message: `The overlay removes ${listNames(lost, "and")} from what must be seen before a tap on \`${id}\`.`,
        help: "Remove this line: a variant may add needs, but not remove them.",
      });
    }
  }
});
