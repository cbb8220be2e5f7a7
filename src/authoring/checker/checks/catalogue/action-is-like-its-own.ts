import type { ActionDefinition } from "../../../../core/format/index.ts";
import { deepEqual, joinPointer } from "../../../../core/json/index.ts";
import { findWire, successOf } from "../../../../core/market/index.ts";
import { projectCheck } from "../../check.ts";
import { fileOfAction } from "../../queries/flows/calls.ts";
import { atValue } from "../../queries/places.ts";

/** So many calls of one client have a code in common before another one is suspected. */
const leastAlike = 5;

export const actionIsLikeItsOwn = projectCheck({ id: "action-is-like-its-own", recommended: false }, ({ catalogue, texts }, report) => {
  const { actions } = catalogue;
  const wire = findWire(catalogue.wire);
  const codeOf = (action: ActionDefinition): string | undefined => {
    const success = successOf(action, wire);
    return typeof success === "object" ? success.code : undefined;
  };
  const names = new Map([...actions.keys()].map((name) => [kebab(name), name]));
  for (const [name, action] of actions) {
    const at = (...parts: readonly string[]) => atValue(fileOfAction(texts, name), joinPointer("/actions", name, ...parts));
    const other = names.get(action.path?.split("/").at(-1) ?? "");
    const owner = other === undefined ? undefined : actions.get(other);
    if (other !== undefined && owner !== undefined && other !== name && !isNamedAlike(name, other) && !isSameCall(action, owner))
      report(at("path"), { message: `The path of \`${name}\` is named after \`${other}\`.`, help: "Write its own." });
    const usual = codeOf(action) === undefined ? undefined : usualCode([...actions.values()], action, codeOf);
    if (usual !== undefined)
      report(at("success", "code"), {
        message: `\`${name}\` alone succeeds with \`${codeOf(action) ?? ""}\`; all others of its client do with \`${usual}\`.`,
        help: `Write \`${usual}\`.`,
      });
  }
});

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Two versions of a call may share a path's last part. */
function isNamedAlike(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one) || one.toLowerCase().endsWith(other.toLowerCase());
}

/** That two actions are one call is a problem of its own. */
function isSameCall(one: ActionDefinition, other: ActionDefinition): boolean {
  return one.path === other.path && one.method === other.method && deepEqual(one.constants ?? {}, other.constants ?? {});
}

/** The code that every other action of the client has, when this one has another. */
function usualCode(
  actions: readonly ActionDefinition[],
  action: ActionDefinition,
  codeOf: (action: ActionDefinition) => string | undefined,
): string | undefined {
  const codes = actions.filter((one) => one !== action && one.client === action.client).flatMap((one) => codeOf(one) ?? []);
  const [usual] = codes;
  const isUnanimous = codes.length >= leastAlike && codes.every((code) => code === usual);
  return isUnanimous && usual !== codeOf(action) ? usual : undefined;
}
