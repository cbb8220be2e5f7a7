import type { ActionDefinition } from "../../../../core/format/index.ts";
import { isObject, joinPointer } from "../../../../core/json/index.ts";
import type { ProjectCheck } from "../../check.ts";

export const actionIsConsistent: ProjectCheck = {
  id: "action-is-consistent",
  what: "The properties of an action do not contradict each other.",
  why: "A contradictory action is sent twice, without its file, or handles a code that cannot occur.",
  over: "project",
  run({ catalogue, texts }, report) {
    for (const [name, action] of catalogue.actions) {
      const file =
        [...texts.keys()].find((path) => path.startsWith("screens/actions/") && texts.get(path)?.includes(`"${name}"`)) ??
        "screens/actions";
      const tell = (part: string, message: string, help: string) =>
        report({ file, pointer: joinPointer("/actions", name, part), on: "value" }, { message, help });
      if (action.commits && action.reads)
        tell("reads", `\`${name}\` commits and is also said to change nothing.`, "Keep one of `commits` and `reads`.");
      const code = typeof action.success === "object" ? action.success.code : undefined;
      if (code !== undefined && Object.keys(action.codes ?? {}).includes(code))
        tell("codes", `\`${code}\` is the success of \`${name}\` and one of its codes.`, "Take it out of `codes`.");
      const files = listFileInputs(action);
      if (files.length > 0 && action.body !== "multipart")
        tell("request", `\`${name}\` takes a file and is not sent as multipart.`, 'Add `"body": "multipart"`.');
      const inputs = Object.keys(action.request?.properties ?? {});
      const unknown = action.intent?.inputs.find((input) => !inputs.includes(input));
      if (unknown !== undefined)
        tell("intent", `\`${name}\` has no input \`${unknown}\` to know its intent by.`, "Name inputs of its request.");
      if (action.intent !== undefined && action.commits !== true)
        tell("intent", `\`${name}\` has an intent and does not commit.`, 'Add `"commits": true` or take `intent` out.');
      const unsent = (action.query ?? []).find((input) => !inputs.includes(input));
      if (unsent !== undefined)
        tell("query", `\`${name}\` has no input \`${unsent}\` to put into its address.`, "Name inputs of its request.");
      const twice = Object.keys(action.constants ?? {}).find((constant) => inputs.includes(constant));
      if (twice !== undefined) tell("constants", `\`${twice}\` of \`${name}\` is a constant and an input as well.`, "Keep one of the two.");
      for (const ref of [...listRefs(action.answer), ...listRefs(action.request)])
        if (catalogue.resolve(ref) === undefined)
          tell(
            "answer",
            `\`${name}\` mentions \`${ref}\`, which no file of \`schemas/entities\` defines.`,
            "Look at the names under its `$defs`.",
          );
      const lost = (action.request?.required ?? []).find((input) => !inputs.includes(input));
      if (lost !== undefined)
        tell("request", `\`${name}\` requires the input \`${lost}\`, which it does not describe.`, "Describe it under `properties`.");
    }
  },
};

function listFileInputs(action: ActionDefinition): string[] {
  return Object.entries(action.request?.properties ?? {}).flatMap(([name, schema]: [string, unknown]) =>
    isObject(schema) && Object.hasOwn(schema, "x-opaque") ? [name] : [],
  );
}

/** Every `$ref` in a schema. */
function listRefs(schema: unknown): string[] {
  if (!isObject(schema)) return [];
  return Object.entries(schema).flatMap(([name, part]: [string, unknown]) =>
    name === "$ref" && typeof part === "string" ? [part] : listRefs(part),
  );
}
