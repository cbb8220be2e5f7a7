/** A validator as a screen's module gets it, loaded from its text. */
import { answerSchema, loadProject } from "../../src/definition/index.ts";
import { readProjectFiles } from "../../src/publish/index.ts";
import { writeQuietValidator, writeValidator } from "../../src/publish/validator.ts";
import type { AnswerValidator } from "../../src/runtime/index.ts";

export async function loadValidator(schema: unknown, write = writeValidator): Promise<AnswerValidator> {
  const address = `data:text/javascript,${encodeURIComponent(write(schema))}`;
  const loaded: { validate: AnswerValidator } = await import(/* @vite-ignore */ address);
  return loaded.validate;
}

const { catalogue } = loadProject(readProjectFiles("."));

/** Of the whole answer to an action of the shipped catalogue, as the built app has it. */
export function loadActionValidator(action: string, write = writeQuietValidator): Promise<AnswerValidator> {
  return loadValidator(answerSchema(catalogue, catalogue.actions.get(action)?.answer), write);
}
