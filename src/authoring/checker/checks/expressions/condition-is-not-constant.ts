import type { Ast } from "../../../../core/expression/index.ts";
import type { ScreenCheck } from "../../check.ts";
import { findAssignment } from "../../conditions/formula.ts";
import { whenHolds, whenIs } from "../../conditions/read-formula.ts";
import type { Outline } from "../../queries/screen-index.ts";

export const conditionIsNotConstant: ScreenCheck = {
  id: "condition-is-not-constant",
  what: "Every condition depends on a value.",
  why: "A constant condition means that a part is always shown, or never.",
  over: "screen",
  run(outline, report) {
    const { analysis } = outline;
    for (const { pointer, kind, checked } of analysis.sites) {
      if (kind !== "expression" || !/\/(when|if)$/.test(pointer) || checked.faults.length > 0 || readsSomething(checked.ast)) continue;
      report(pointer, {
        message: "This condition reads nothing, so it never changes.",
        help: "Take it away, or name the value that it depends on.",
      });
    }
    for (const { pointer, file, market } of listOwnConditions(outline)) {
      if (findAssignment({ all: [whenIs("market.id", market), whenHolds(outline, pointer)] }) === undefined)
        report(pointer, {
          message: `\`${file}\` is for \`${market}\` only, where this never holds.`,
          help: "Take the part away, or name the market that it is for under `for`.",
        });
    }
  },
};

/** Conditions that a market's own overlay has written. */
function listOwnConditions({ analysis, variant }: Outline) {
  return analysis.sites.flatMap(({ pointer }) => {
    const { file, layer } = variant.originOf(pointer);
    if (layer === "base" || !/\/(when|if)$/.test(pointer)) return [];
    const market = variant.overlays.find((overlay) => overlay.file === file)?.value.for.market;
    return market === undefined ? [] : [{ pointer, file, market }];
  });
}

function readsSomething(ast: Ast | unknown): boolean {
  return Array.isArray(ast) && (ast[0] === "." || ast.some(readsSomething));
}
