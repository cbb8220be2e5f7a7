import { sep } from "node:path";

/** Messages name the commands as an app has them; in the engine's own repository the program is one of its scripts. */
export function nameProgram(text: string, engine: string): string {
  if (engine.includes(`${sep}node_modules${sep}`)) return text;
  return text.replaceAll("`npx layar dev`", "`npm start`").replaceAll(/\bnpx layar(?= )/g, "npm run -s screens --");
}

/** Who names the root has to name it in the next command, too. A name that a shell would read in another way is left to them. */
export function nameRoot(text: string, root: string): string {
  const path = root.replaceAll("\\", "/");
  const named = /^[\w./:@~-]+$/.test(path) ? path : "<folder>";
  return text.replaceAll(/`npx layar (?!new project)(.+?)(?= > |`)/g, `$& --root ${named}`);
}
