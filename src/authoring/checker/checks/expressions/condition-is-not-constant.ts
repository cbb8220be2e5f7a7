import type { Ast } from "../../../../core/expression/index.ts";
import type { ScreenCheck } from "../../check.ts";
import { findAssignment } from "../../conditions/formula.ts";
import { whenHolds, whenIs } from "../../conditions/read-formula.ts";
import type { ScreenIndex } from "../../queries/screen-index.ts";

export const conditionIsNotConstant: ScreenCheck = {
  id: "condition-is-not-constant",
  over: "screen",
  run(index, report) {
    const { analysis } = index;
    for (const { pointer, kind, checked } of analysis.sites) {
      if (kind !== "expression" || !/\/(when|if)$/.test(pointer) || checked.errors.length > 0 || readsSomething(checked.ast)) continue;
      report(pointer, {
        message: "This condition is constant.",
        help: "Remove it, or use the value that it depends on.",
      });
    }
    for (const { pointer, file, market } of listOwnConditions(index)) {
      if (findAssignment({ all: [whenIs("market.id", market), whenHolds(index, pointer)] }) === undefined)
        report(pointer, {
          message: `This condition is always false in \`${market}\`, the only market of \`${file}\`.`,
          help: "Remove the part, or change the market under `for`.",
        });
    }
  },
};

/** Conditions that a market's own overlay has written. */
function listOwnConditions({ analysis, variant }: ScreenIndex) {
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
