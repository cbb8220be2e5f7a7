import { sep } from "node:path";

/** Messages name the commands as the engine's own repository calls them; where it is installed as a package they have another name. */
export function nameProgram(text: string, engine: string): string {
  return engine.includes(`${sep}node_modules${sep}`) ? text.replaceAll(/npm run (?:-s )?screens --/g, "npx layar") : text;
}
