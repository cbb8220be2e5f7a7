/** Values without what must not be seen over a shoulder or in a recording: the token, what the shell hands over, and fields named as secrets. */
import { isObject } from "../../../core/json/index.ts";
import type { Launch } from "../../../core/market/index.ts";

const hidden = "(hidden)";

const secretName = /^(token|secret|password|passcode|pin|authorization|cookie)$|(Token|Secret|Password|Pin)$|_(token|secret|password|pin)$/;
/** A shorter one could be a part of anything. */
const shortestSecret = 4;
/** Deeper parts of a value say nothing that a panel could show. */
const deepest = 60;

export type Redact = (value: unknown) => unknown;

/** Gives copies: what comes of it may cross to another page. Of a file its name is left. */
export function createRedact(launch: Pick<Launch, "token" | "headers"> | undefined): Redact {
  const given = launch === undefined ? [] : [launch.token, ...Object.values(launch.headers)];
  const secrets = [...new Set(given)].filter(({ length }) => length >= shortestSecret);
  const clean = (text: string): string => secrets.reduce((left, secret) => left.replaceAll(secret, hidden), text);
  const walk = (value: unknown, depth: number): unknown => {
    if (typeof value === "string") return clean(value);
    if (typeof value === "function" || typeof value === "symbol") return undefined;
    if (typeof value !== "object" || value === null) return value;
    if (depth > deepest) return "…";
    if (Array.isArray(value)) return value.map((one) => walk(one, depth + 1));
    if (value instanceof Blob) return `file${value instanceof File ? ` ${clean(value.name)}` : ""}, ${value.size} bytes`;
    if (!isObject(value)) return {};
    const isSecret = (name: string, one: unknown): boolean => secretName.test(name) && typeof one !== "object" && one !== "";
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, isSecret(name, one) ? hidden : walk(one, depth + 1)]));
  };
  return (value) => walk(value, 0);
}
