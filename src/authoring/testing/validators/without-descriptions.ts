/** Descriptions for authors stay out of what ships. */
import { isContainer } from "../../../core/json/index.ts";

const wordNames = ["$schema", "$comment", "description", "x-declares", "x-refers", "x-text", "x-like"];

/** The same without descriptions and remarks. A field may itself be named so, and is then no text. */
export function withoutDescriptions(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutDescriptions);
  if (!isContainer(value)) return value;
  const rest = Object.entries(value).filter(([name, part]) => !(wordNames.includes(name) && typeof part === "string"));
  return Object.fromEntries(rest.map(([name, part]) => [name, withoutDescriptions(part)]));
}
