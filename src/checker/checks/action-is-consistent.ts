import { type ActionDefinition, joinPointer } from "../../contract/index.ts";
import type { ProjectCheck } from "../check.ts";

export const actionIsConsistent: ProjectCheck = {
  id: "action-is-consistent",
  why: "An action that contradicts itself is sent twice, without its file, or with a code that can never come.",
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
      const lost = (action.request?.required ?? []).find((input) => !inputs.includes(input));
      if (lost !== undefined)
        tell("request", `\`${name}\` requires the input \`${lost}\`, which it does not describe.`, "Describe it under `properties`.");
    }
  },
  bad: [
    { files: { "screens/actions/example.json": { actions: { pay: { reads: true } } } } },
    { files: { "screens/actions/example.json": { actions: { saveChoice: { codes: { "00": "Fine." } } } } } },
  ],
  good: [{ files: { "screens/actions/example.json": { actions: { visit: { reads: true } } } } }],
};

function listFileInputs(action: ActionDefinition): string[] {
  return Object.entries(action.request?.properties ?? {}).flatMap(([name, schema]: [string, unknown]) =>
    typeof schema === "object" && schema !== null && Object.hasOwn(schema, "x-opaque") ? [name] : [],
  );
}
