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
  async run({ positionals, has }, { root, write }) {
    if (positionals.length === 0) throw new UsageError("Give a word or more: `find payment card`.");
    const found = findEntries(loadFolder(root), positionals, most);
    const rows = found.map(({ kind, name, about }) => [kind, name, cut(about, mostAbout)]);
    if (has("json")) write(`${JSON.stringify(found, null, 2)}\n`);
    else write(found.length === 0 ? "Nothing is about that. Try another word, or `list` a kind.\n" : writeRows(rows));
    return found.length === 0 ? 1 : 0;
  },
};
