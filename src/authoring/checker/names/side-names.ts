/** Values that stand where another one belongs by its name: on the wrong side of a choice, or in the wrong property of a node. */
import { joinPointer } from "../../../core/json/index.ts";
import type { ScreenIndex } from "../queries/screen-index.ts";
import { listTexts } from "../queries/texts/texts.ts";
import { showPath, typeAt } from "./at-hand.ts";
import { corePath } from "./core-path.ts";
import { wordsOf } from "./id-names.ts";
import { rootsOf } from "./takers.ts";

interface Misplaced {
  readonly pointer: string;
  readonly message: string;
  readonly help: string;
}

/** `isSent ? texts.send : texts.isSent`: texts are looked for as they are named, before they become their wording. */
const choice = /(!?)(?<![\w.])(?:\w+\.)?((?:is|has|was|are)[A-Z]\w*)\s*\?\s*texts\.(\w+)\s*:\s*texts\.(\w+)/g;

/** Choices of two texts, of which the one that is named after what is asked stands where that does not hold. */
export function listCrossedSides(index: ScreenIndex): Misplaced[] {
  return listTexts(index).flatMap(({ text, file, ...at }) =>
    [...text.matchAll(choice)].flatMap(([, not, name = "", yes, no]): Misplaced[] => {
      const wrong = not === "!" ? yes : no;
      if (wrong !== name || yes === no || file !== undefined) return [];
      return [
        {
          pointer: at.pointer,
          message: `The text \`${name}\` is shown where \`${name}\` does not hold.`,
          help: "Exchange the two sides, or turn the condition round.",
        },
      ];
    }),
  );
}

/** What leads somewhere by its kind, so that no other word of a name makes up for it. */
const kinds = new Set(["url", "phone", "email", "mail"]);

/** Properties that take a value of another kind than their name says, while one of that kind stands beside it. */
export function listCrossedProps(index: ScreenIndex): Misplaced[] {
  const { nodes, analysis } = index;
  const roots = rootsOf(index);
  return nodes.flatMap(({ node, pointer }) =>
    Object.keys(node.props ?? {}).flatMap((prop): Misplaced[] => {
      const at = joinPointer(pointer, "props", prop);
      const path = kinds.has(prop) ? corePath(analysis.siteAt(at)?.checked.ast) : undefined;
      const isOfKind = (name = "") => wordsOf(name).includes(prop);
      if (path === undefined || path.some(isOfKind)) return [];
      const around = path.slice(0, -1);
      const [own, ...others] = Object.keys(typeAt(roots, around)?.obj?.props ?? {}).filter(isOfKind);
      if (own === undefined || others.length > 0) return [];
      const meant = showPath([...around, own].join("."));
      return [
        {
          pointer: at,
          message: `\`${prop}\` takes \`${showPath(path.join("."))}\`, while \`${meant}\` is at hand.`,
          help: `Write \`{${meant}}\`.`,
        },
      ];
    }),
  );
}
