/** With what somebody begins. */
import { examples } from "virtual:playground/examples";
import { readDefinitionPath } from "../../compiler/index.ts";

/** Texts by their paths in a project. */
export type Texts = { readonly [path: string]: string };

export interface Example {
  readonly id: string;
  readonly title: string;
  /** Which is shown first. */
  readonly screen: string;
  /** The file that is open first. */
  readonly file: string;
  readonly markets: readonly [string, ...string[]];
  /** Files of the project that somebody can change here. */
  readonly definitions: Texts;
  /** What else a project has: widgets, and what installs and builds it. */
  readonly others: Texts;
}

export { examples };

export const findExample = (id: string): Example => examples.find((one) => one.id === id) ?? examples[0];

/** Ids of the screens that files define. */
export function listScreens(files: Texts): readonly string[] {
  return Object.keys(files).flatMap((path) => {
    const { kind, screen } = readDefinitionPath(path);
    return kind === "screen" && screen !== undefined ? [screen] : [];
  });
}
