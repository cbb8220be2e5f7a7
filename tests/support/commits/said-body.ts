// What a server says of a commit or a look, as the mock server writes it.
import { writeRefusal, writeSuccess } from "../../../src/authoring/mock/calls/write-response.ts";
import type { ActionDefinition } from "../../../src/core/format/index.ts";
import { mockProject } from "../project/shipped-screens.ts";

/** `data` of a success, or the words of a refusal. */
export function saidBody(action: ActionDefinition, said: { readonly data: unknown } | { readonly message: string }): string {
  const { wire } = mockProject;
  return JSON.stringify(("data" in said ? writeSuccess(action, wire, said) : writeRefusal(action, wire, { ...said, code: "E9" })).body);
}
