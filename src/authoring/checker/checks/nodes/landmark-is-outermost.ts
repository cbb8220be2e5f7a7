import type { ScreenCheck } from "../../check.ts";

export const landmarkIsOutermost: ScreenCheck = {
  id: "landmark-is-outermost",
  what: "A screen has at most one main landmark, directly in its body.",
  why: "Screen reader users jump to the main landmark first: a nested or second one misleads them.",
  over: "screen",
  run({ nodes }, report) {
    const main = nodes.filter(({ widget }) => widget?.landmark === "main");
    for (const [place, { node, pointer }] of main.entries()) {
      if (place > 0) report(pointer, { message: `\`${node.id}\` is a second main part.`, help: "Join the two." });
      else if (!/^\/body\/\d+$/.test(pointer))
        report(pointer, { message: `\`${node.id}\` is the main part and stands inside another.`, help: "Put it into the body itself." });
    }
  },
};
