import { createCheckedCompiler } from "../../../src/authoring/checker/index.ts";

/** One for all test files of a worker: the shipped screens are checked once. */
export const shippedCompiler = createCheckedCompiler();
