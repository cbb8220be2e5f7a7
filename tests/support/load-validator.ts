/** A validator as a screen's module gets it, loaded from its text. */

import { readProjectFiles } from "../../src/authoring/build/index.ts";
import { writeQuietValidator, writeValidator } from "../../src/authoring/build/screens/validator.ts";
import { answerSchema, loadProject } from "../../src/authoring/compiler/index.ts";
import type { AnswerValidator } from "../../src/browser/runtime/index.ts";

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
