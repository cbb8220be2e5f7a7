import type { ActionDefinition } from "../../../../core/format/index.ts";
import { deepEqual, joinPointer } from "../../../../core/json/index.ts";
import { findWire, successOf } from "../../../../core/market/index.ts";
import { projectCheck } from "../../check.ts";
import { fileOfAction } from "../../queries/flows/calls.ts";
import { atValue } from "../../queries/places.ts";

/** So many calls have their success in common before another one is suspected. */
const leastOfClient = 5;
const leastOfFolder = 3;

export const actionIsLikeItsOwn = projectCheck({ id: "action-is-like-its-own", recommended: false }, ({ catalogue, texts }, report) => {
  const { actions } = catalogue;
  const wire = findWire(catalogue.wire);
  const successes = (all: readonly ActionDefinition[]): readonly Success[] => all.map((one) => successOf(one, wire));
  const names = new Map([...actions.keys()].map((name) => [kebab(name), name]));
  for (const [name, action] of actions) {
    const at = (...parts: readonly string[]) => atValue(fileOfAction(texts, name), joinPointer("/actions", name, ...parts));
    const other = names.get(action.path?.split("/").at(-1) ?? "");
    const owner = other === undefined ? undefined : actions.get(other);
    if (other !== undefined && owner !== undefined && other !== name && !isNamedAlike(name, other) && !isSameCall(action, owner))
      report(at("path"), { message: `The path of \`${name}\` is named after \`${other}\`.`, help: "Write its own." });
    const [own] = successes([action]);
    const others = [...actions.values()].filter((one) => one !== action);
    const usual = [
      ...listUsual(successes(others.filter(({ client }) => client === action.client)).filter(hasCode), leastOfClient, "client"),
      ...listUsual(
        successes(others.filter(({ path }) => path !== undefined && folderOf(path) === folderOf(action.path))).filter(isJudged),
        leastOfFolder,
        "path",
      ),
    ].find(({ success, of }) => isJudged(own) && (of === "path" || hasCode(own)) && !deepEqual(success, own));
    if (usual !== undefined)
      report(at("success", ...(hasCode(own) ? ["code"] : [])), {
        message: `\`${name}\` alone succeeds with ${describe(own)}; all others of its ${usual.of} do with ${describe(usual.success)}.`,
        help: `Write \`"success": ${JSON.stringify(usual.success)}\`.`,
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

type Success = ReturnType<typeof successOf> | undefined;

const hasCode = (success: Success): success is { readonly code: string } => typeof success === "object";
const isJudged = (success: Success): boolean => hasCode(success) || success === "flag";
const describe = (success: Success): string => (hasCode(success) ? `\`${success.code}\`` : "a flag");
const folderOf = (path: string | undefined): string | undefined => path?.replace(/[^/]*$/, "");

/** What all of them say, when there are enough. */
function listUsual(
  successes: readonly Success[],
  least: number,
  of: "client" | "path",
): { readonly success: Success; readonly of: typeof of }[] {
  const [success] = successes;
  return successes.length >= least && successes.every((one) => deepEqual(one, success)) ? [{ success, of }] : [];
}
