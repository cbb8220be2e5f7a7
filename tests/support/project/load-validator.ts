/** A validator as a screen's module gets it, loaded from its text. */

import { loadProject, writeResponseSchema } from "../../../src/authoring/compiler/index.ts";
import { writeScreenValidator, writeSilentValidator, writeValidator } from "../../../src/authoring/testing/validators/validator.ts";
import { readProjectFiles } from "../../../src/authoring/vite/index.ts";
import type { ScreenValidator } from "../../../src/authoring/without-build/remote/index.ts";
import type { ResponseValidator } from "../../../src/browser/runtime/index.ts";

export function loadValidator(schema: unknown, write = writeValidator): Promise<ResponseValidator> {
  return loadModule(write(schema));
}

/** What the chunk that reads screens from the network checks their shape with. */
export function loadScreenValidator(): Promise<ScreenValidator> {
  return loadModule(writeScreenValidator());
}

async function loadModule<T>(text: string): Promise<T> {
  const loaded: { validate: T } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`);
  return loaded.validate;
}

const { catalogue } = loadProject(readProjectFiles("."));

/** Of the whole response of an action of the shipped catalogue, as the built app has it. */
export function loadActionValidator(action: string): Promise<ResponseValidator> {
  return loadValidator(writeResponseSchema(catalogue, catalogue.actions.get(action)?.answer), writeSilentValidator);
}
