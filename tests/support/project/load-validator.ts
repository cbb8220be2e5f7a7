/** A validator as a screen's module gets it, loaded from its text. */

import { writeScreenValidator, writeValidator } from "../../../src/authoring/testing/validators/validator.ts";
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
