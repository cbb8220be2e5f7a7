import { readFileSync } from "node:fs";
import { join } from "node:path";
import { writeBrief } from "../../../language/guide/index.ts";
import { engineRoot } from "../../../project/index.ts";
import { type Command, jsonOption } from "../../command.ts";
import { loadFolder } from "../../project-compiler.ts";

/** A screen with a load, a field and a commit, of the product that `new project` writes. */
const worked = join(engineRoot, "src/authoring/templates/project/screens/bikes/bike");
const linesOfTexts = 5;

/** The format and all names, short enough to be read whole by a language model. */
export const brief: Command = {
  name: "brief",
  forms: [
    { takes: "", help: "Prints the format by one worked screen and every name of the project: at most 6,000 tokens, for an assistant." },
  ],
  options: { json: jsonOption },
  async run(given, { root, write, inCalls }) {
    const read = (name: string) => readFileSync(join(worked, name), "utf8").replace(/^ *"\$schema".*\n/m, "");
    const texts = `${read("texts.json").split("\n").slice(0, linesOfTexts).join("\n").replace(/,$/, "")}\n}`;
    const written = writeBrief(loadFolder(root), { screen: read("screen.json"), texts }, inCalls);
    write(given.has("json") ? `${JSON.stringify({ brief: written }, null, 2)}\n` : written);
    return 0;
  },
};
