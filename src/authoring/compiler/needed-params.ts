import type { ScreenDefinition } from "../../core/format/index.ts";

/** Names of the parameters that a link may not leave out. */
export function listNeededParams({ params = {} }: Pick<ScreenDefinition, "params">): string[] {
  return Object.entries(params).flatMap(([name, kind]) => (kind.endsWith("?") ? [] : [name]));
}
