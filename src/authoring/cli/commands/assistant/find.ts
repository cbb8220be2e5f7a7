import { cut, findEntries } from "../../../language/guide/index.ts";
import { UsageError } from "../../cli-context.ts";
import { type Command, jsonOption } from "../../command.ts";
import { loadFolder } from "../../project-compiler.ts";
import { writeRows } from "../../write-rows.ts";

const most = 20;
const mostAbout = 120;

/** Names and wordings by what they are about. */
export const find: Command = {
  name: "find",
  forms: [{ takes: "[words...]", help: "Lists what the words are about: screens, widgets, actions, steps, functions, rules, texts." }],
  options: { json: jsonOption },
  async run({ positionals, has }, { root, write, logError }) {
    if (positionals.length === 0) throw new UsageError("Give a word or more: `find payment card`.");
    const all = findEntries(loadFolder(root), positionals);
    const found = all.slice(0, most).map(({ kind, name, about }) => ({ kind, name, about: cut(about, mostAbout) }));
    if (has("json")) write(`${JSON.stringify(found, null, 2)}\n`);
    else if (found.length === 0) write("Nothing is about that. Try another word, or `list` a kind.\n");
    else write(writeRows(found.map(({ kind, name, about }) => [kind, name, about])));
    if (all.length > most) logError(`${all.length - most} more are left out, which are less about that: give another word to find them.\n`);
    return found.length === 0 ? 1 : 0;
  },
};
