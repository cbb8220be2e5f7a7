import { quoteName, suggestName } from "../../../../core/format/index.ts";
import { describe, describedKinds, listDescribed } from "../../../language/guide/index.ts";
import { readCheckPages } from "../../../project/index.ts";
import { UsageError } from "../../cli-context.ts";
import { type Command, jsonOption } from "../../command.ts";
import { loadFolder } from "../../project-compiler.ts";

/** The project says nothing of these. */
const ofEngine: ReadonlySet<string> = new Set(["check", "file", "function", "root", "step"]);

/** One name, with what it takes and gives. */
export const describeName: Command = {
  name: "describe",
  isAnywhere: ([kind = ""]) => ofEngine.has(kind),
  forms: describedKinds.map((kind) => ({ takes: `${kind} <name>`, help: `Prints all that an author needs of one ${kind}.` })),
  options: { json: jsonOption },
  async run({ positionals: [kind = "", name = ""], has }, { root, write, inCalls = String }) {
    if (!describedKinds.includes(kind)) throw new UsageError(`Say what kind it is. ${suggestName(kind, describedKinds) ?? ""}`);
    const known = { project: loadFolder(root), checkPages: readCheckPages() };
    const text = describe(known, kind, name);
    if (text === undefined)
      throw new UsageError(`There is no ${kind} ${quoteName(name)}. ${suggestName(name, listDescribed(known, kind)) ?? ""}`);
    write(has("json") ? `${JSON.stringify({ kind, name, description: text }, null, 2)}\n` : ofEngine.has(kind) ? inCalls(text) : text);
    return 0;
  },
};
