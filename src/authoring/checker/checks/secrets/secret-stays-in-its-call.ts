import { isWithin, joinPointer } from "../../../../core/json/index.ts";
import { screenCheck } from "../../check.ts";
import { listOutlets } from "../../names/outlets.ts";
import { listSecrets, readsState } from "../../names/secrets.ts";
import { listCalls } from "../../queries/flows/calls.ts";
import type { ScreenIndex } from "../../queries/screen-index.ts";

export const secretStaysInItsCall = screenCheck({ id: "secret-stays-in-its-call", isFixed: true }, (index, report) => {
  const secrets = listSecrets(index);
  for (const { pointer, step, reader } of listOutlets(index)) {
    if (reader === "shell") continue;
    const read = [...secrets.keys()].find((secret) => readsState(index, pointer, secret));
    if (read !== undefined)
      report(pointer, {
        message: `A secret leaves with this \`${step}\`: ${secrets.get(read) ?? read}.`,
        help: "Send it with the call that needs it, and with nothing else.",
      });
  }
  for (const { pointer, name } of listShownWhole(index, secrets))
    report(pointer, {
      message: `\`${name}\` is shown as it is, and it is a secret of a call.`,
      help: `Show a part that is enough to know it by: \`last4(${name})\`.`,
    });
});

/** Functions that leave out most of a number. */
const masking = new Set(["last4", "size"]);

/** What nodes show of a response that a call sends as a secret; what is typed for the call only bears the same name. */
function listShownWhole(index: ScreenIndex, secrets: ReadonlyMap<string, string>): { pointer: string; name: string }[] {
  const typed = [...secrets.keys()].filter((secret) => index.nodes.some(({ node }) => node.bind === `state.${secret}`));
  const names = new Set(
    listCalls(index).flatMap(({ pointer, definition }) =>
      (definition?.secret ?? []).filter((name) => !typed.some((secret) => readsState(index, joinPointer(pointer, "input", name), secret))),
    ),
  );
  return index.analysis.sites.flatMap(({ pointer, checked }) => {
    if (!index.nodes.some((at) => isWithin(pointer, joinPointer(at.pointer, "props")))) return [];
    const name = [...names].find((one) => showsWhole(checked.ast, one));
    return name === undefined ? [] : [{ pointer, name }];
  });
}

/** What is asked decides what is shown, and is not shown. */
const tests = new Set(["==", "!=", "<", "<=", ">", ">=", "in", "&&", "||", "!"]);
/** Roots that are no response, or say how a call ended. */
const ofScreen = new Set(["state", "refused", "answer", "unknown"]);

function showsWhole(ast: unknown, name: string): boolean {
  if (!Array.isArray(ast)) return false;
  const [op, first, ...rest]: unknown[] = ast;
  if (op === ".") return !ofScreen.has(String(first)) && ast.at(-1) === name;
  if (op === "^") return ast.at(-1) === name;
  if (tests.has(String(op)) || (op === "f" && masking.has(String(first)))) return false;
  return (op === "?:" ? rest : ast).some((part) => showsWhole(part, name));
}
