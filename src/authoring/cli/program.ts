import { sep } from "node:path";

/** Messages name the commands as an app has them; in the engine's own repository the program is one of its scripts. */
export function nameProgram(text: string, engine: string): string {
  return engine.includes(`${sep}node_modules${sep}`) ? text : text.replaceAll(/\bnpx layar(?= )/g, "npm run -s screens --");
}
