import type { ScreenCheck } from "../../check.ts";

export const landmarkIsOutermost: ScreenCheck = {
  id: "landmark-is-outermost",
  why: "Those who hear a page go to its main part first: one inside another part, or a second one, leads them astray.",
  over: "screen",
  run({ nodes }, report) {
    const main = nodes.filter(({ widget }) => widget?.landmark === "main");
    for (const [place, { node, pointer }] of main.entries()) {
      if (place > 0) report(pointer, { message: `\`${node.id}\` is a second main part.`, help: "Join the two." });
      else if (!/^\/body\/\d+$/.test(pointer))
        report(pointer, { message: `\`${node.id}\` is the main part and stands inside another.`, help: "Put it into the body itself." });
    }
  },
  bad: [
    { screen: { body: [{ widget: "stack", id: "outer", children: [part("inner")] }] } },
    { screen: { body: [part("first"), part("second")] } },
  ],
  good: [{ screen: { body: [part("first")] } }],
};

function part(id: string) {
  return { widget: "main-part", id, children: [{ widget: "text", id: `${id}-words`, props: { text: "Hello" } }] };
}
