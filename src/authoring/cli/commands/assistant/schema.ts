import { suggestName } from "../../../../core/format/index.ts";
import { parseJson } from "../../../../core/json/index.ts";
import { writeDefinition } from "../../../compiler/index.ts";
import { constrainedForm, constrainedKinds } from "../../../language/constrained/index.ts";
import { UsageError } from "../../cli-context.ts";
import { type Command, jsonOption } from "../../command.ts";
import { loadFolder } from "../../project-compiler.ts";

/** What a provider holds the output of a model to, and what becomes of such an output. */
export const schema: Command = {
  name: "schema",
  forms: constrainedKinds.map((kind) => ({
    takes: `${kind} [json]`,
    help: `Prints a flat JSON Schema of one ${kind}, for constrained output; of JSON that fits it, the definition.`,
  })),
  // What it prints is JSON without it, too.
  options: { json: jsonOption },
  async run({ positionals: [kind = "", json] }, { root, write }) {
    const form = constrainedForm(loadFolder(root), kind);
    if (form === undefined) throw new UsageError(`Say what it is of. ${suggestName(kind, constrainedKinds) ?? ""}`);
    if (json === undefined) {
      write(`${JSON.stringify(form.schema, null, 2)}\n`);
      return 0;
    }
    const value = parseJson(json);
    if (!form.takes(value)) throw new UsageError(`That does not fit: \`schema ${kind}\` prints what does.`);
    write(writeDefinition(form.read(value)));
    return 0;
  },
};
