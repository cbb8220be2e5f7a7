import { existsSync } from "node:fs";
import { join } from "node:path";
import { makeEmbedded } from "../../edits/drafts/index.ts";
import { writeWholeFiles } from "../../project/index.ts";
import { type CliContext, type ExitCode, UsageError } from "../cli-context.ts";
import type { Arguments, Command } from "../command.ts";
import { loadWithVite } from "../load-with-vite.ts";
import { generateIn } from "./generate.ts";
import { nameOptions, readNames, sayUntranslated } from "./new-project.ts";

/** Puts screens into an app that is there. */
export const init: Command = {
  name: "init",
  isAnywhere: () => true,
  forms: [{ takes: "[folder]", help: "Puts screens into the Vite and React app of this folder: files, plugin, scripts, types." }],
  options: {
    market: { ...nameOptions.market, help: "Name of its market." },
    language: { ...nameOptions.language, help: "Language of its market. Default: English." },
  },
  run: runInit,
};

async function runInit(given: Arguments, { root, write }: CliContext): Promise<ExitCode> {
  const [folder = "layar"] = given.positionals;
  if (!/^[\w-]+(?:\/[\w-]+)*$/.test(folder)) throw new UsageError(`\`${folder}\` is no folder of the app. Write it like \`src/layar\`.`);
  if (!existsSync(join(root, "package.json")))
    throw new UsageError(
      "There is no `package.json` here. Run it in the folder of an app; `new project <folder>` makes a product of its own.",
    );
  const { changeApp } = await loadWithVite(() => import("../init/change-app.ts"));
  const made = existsSync(join(root, folder, "screens")) ? [] : await writeFiles(root, folder, given);
  const { changed, byHand, needsInstall } = changeApp(root, folder);
  write([...(made.length > 0 ? [`Wrote ${made.length} files to ${folder}/.\n`] : []), ...changed.map((line) => `${line}\n`)].join(""));
  write(byHand.map((line) => `${line}\n`).join(""));
  if (made.length > 0) write(sayUntranslated(given, ` --root ${folder}`));
  if (made.length + changed.length + byHand.length === 0) write("Everything is there already.\n");
  else {
    const first = needsInstall ? "Run `npm install`, start" : "Start";
    write(`\n${first} with \`npm run layar\`, and show a screen:\n\n${example(given.get("market"))}`);
  }
  return 0;
}

/** Refuses to write over what is there. */
async function writeFiles(root: string, name: string, given: Arguments): Promise<readonly string[]> {
  const folder = join(root, name);
  const files = makeEmbedded(name, readNames(given));
  const taken = [...files.keys()].find((path) => existsSync(join(folder, path)));
  if (taken !== undefined) throw new UsageError(`${join(folder, taken)} is there already. Name another folder: \`init <folder>\`.`);
  writeWholeFiles(
    folder,
    [...files].map(([path, text]) => ({ path, text })),
  );
  await generateIn(folder);
  return [...files.keys()];
}

function example(market = "leeds"): string {
  return `import { httpTransport, LayarProvider, Screen } from "layar";
import { screens } from "virtual:layar";

const transport = httpTransport();

<LayarProvider market="${market}" transport={transport} navigate={(to, { params }) => console.log(to, params)}>
  <Screen screen={screens["bikes-list"]} fallback="…" />
</LayarProvider>

A screen of your own: node_modules/layar/docs/quick-start.md
`;
}
