import { createCheckedCompiler } from "../../src/authoring/checker/index.ts";

/** One for all test files of a worker: what it remembers of the shipped screens is checked once. */
export const shippedCompiler = createCheckedCompiler();
